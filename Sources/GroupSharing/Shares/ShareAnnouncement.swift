import TransferKit

/// The description of shared items for the app that receives them.
struct ShareAnnouncement: Equatable {
    /// The most names that are sent or taken.
    private static let mostNames = 1000
    private static let longestName = 4096
    /// The most bytes of the subject or the message. Longer ones are not sent.
    static let longestText = 1 << 20

    /// The names of the payloads, in the sender's order.
    var names: [String]
    var subject: String?
    var message: String?

    init(names: [String], subject: String?, message: String?) {
        let isShort: (String) -> Bool = { $0.utf8.count <= Self.longestText && !$0.utf8.contains(0) }
        self.names = Array(names.filter { $0.utf8.count <= Self.longestName }.prefix(Self.mostNames))
        self.subject = subject.flatMap { isShort($0) ? $0 : nil }
        self.message = message.flatMap { isShort($0) ? $0 : nil }
    }

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(subject ?? "")
        writer.append(message ?? "")
        writer.append(UInt32(names.count))
        for name in names { writer.append(name) }
        return writer.bytes
    }

    /// Reads an announcement; nil for invalid bytes.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let subject = reader.text(upTo: Self.longestText), let message = reader.text(upTo: Self.longestText),
            let count = reader.integer(UInt32.self), count <= Self.mostNames
        else { return nil }
        self.subject = subject.isEmpty ? nil : subject
        self.message = message.isEmpty ? nil : message
        names = []
        for _ in 0..<count {
            guard let name = reader.text(upTo: Self.longestName) else { return nil }
            names.append(name)
        }
        guard reader.isAtEnd else { return nil }
    }
}
