import CoreTransferable
import SystemPasteboard

struct Profile: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

let profile = Profile(name: "Ada")

/*LISTING*/
