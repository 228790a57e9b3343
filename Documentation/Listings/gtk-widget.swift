import CGTK
import CoreTransferable
import GTKTransport

struct Note: Codable, Transferable {
    var title: String
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

@MainActor
func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
    /*LISTING*/
    _ = (source, target, copying)
}
