import CoreTransferable

/// The contents of the window's widgets: JSON for programs that know notes, and text for all others.
struct Note: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text)
        ProxyRepresentation { (text: String) in Note(text: text) }
    }
}
