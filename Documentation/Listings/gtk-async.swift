import CoreTransferable
import GTKTransport
import TransferKit

struct Note: Codable, Transferable {
    var title: String
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

@MainActor
func exchange() async throws {
    /*LISTING*/
    print(names)
}
