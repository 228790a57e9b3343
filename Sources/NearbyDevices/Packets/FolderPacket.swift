import CoreTransferable

/// A folder with its contents, which follow as a stream of ``FolderEntry`` records. It is used only between devices that have this package.
package struct FolderPacket: Equatable, Sendable {
    package var name: String
    package var payload: PacketPayload

    package init(name: String, payload: PacketPayload) { (self.name, self.payload) = (name, payload) }

    init?(_ members: PacketMembers, payload: PacketPayload?) {
        guard let payload else { return nil }
        // The name leads nowhere but into the folder for it.
        name = members.text("name").flatMap(FileName.sanitized) ?? "Untitled"
        self.payload = payload
    }

    var members: [String: Any] { ["name": name] }
}
