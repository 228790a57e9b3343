import CoreTransferable
import Foundation

/// An item that a person sends to a device: a text, a link or a file.
package enum SharedThing: Equatable, Sendable {
    case text(String)
    case link(String)
    /// A file, whose bytes follow.
    case file(name: String, PacketPayload)
    /// An empty file, for which no connection is made.
    case emptyFile(name: String)

    var payload: PacketPayload? { if case .file(_, let payload) = self { payload } else { nil } }

    /// Reads an item; nil if the packet contains none.
    init?(_ members: PacketMembers, payload: PacketPayload?) {
        // The name leads nowhere but into the folder for it.
        let name = members.text("filename").map { FileName.sanitized($0) ?? "Untitled" }
        if let payload {
            self = .file(name: name ?? "Untitled", payload)
        } else if let name {
            self = .emptyFile(name: name)
        } else if let text = members.text("text") {
            self = .text(text)
        } else if let link = members.shortText("url", upTo: 64 << 10) {
            self = .link(link)
        } else {
            return nil
        }
    }

    var members: [String: Any] {
        switch self {
        case .text(let text): ["text": text]
        case .link(let link): ["url": link]
        case .file(let name, _), .emptyFile(let name): ["filename": name]
        }
    }
}
