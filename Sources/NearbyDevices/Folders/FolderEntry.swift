import Foundation
import TransferKit

// A folder is sent as one stream: a record for each entry, and the bytes of a file after its record. Records name an entry
// of the folder that was entered last, so no record has a path.

/// A record in the stream of a folder.
package enum FolderEntry: Equatable, Sendable {
    /// A folder, whose entries follow until its ``end``.
    case folder(name: String)
    /// A file, whose bytes follow.
    case file(name: String, size: Int, isExecutable: Bool)
    case link(name: String, destination: String)
    /// The end of the current folder.
    case end

    /// The maximum size of a record in bytes, excluding its length.
    package static let longest = 8 << 10
    /// The most bytes of a name, which file systems have.
    private static let longestName = 255
    /// The most bytes of a link's destination (`PATH_MAX`).
    private static let longestDestination = 4096

    private enum Kind: UInt8 {
        case folder, file, executable, link, end
    }

    /// Reads a record without its length; nil if it is invalid or its name is not that of a single entry.
    init?(_ record: Data) {
        var reader = ByteReader([UInt8](record))
        guard let kind = reader.integer(UInt8.self).flatMap(Kind.init) else { return nil }
        if kind == .end {
            self = .end
        } else {
            guard let name = reader.text(upTo: Self.longestName), Self.isName(name) else { return nil }
            switch kind {
            case .folder, .end: self = .folder(name: name)
            case .file, .executable:
                guard let size = reader.count(upTo: .max) else { return nil }
                self = .file(name: name, size: size, isExecutable: kind == .executable)
            case .link:
                guard let destination = reader.text(upTo: Self.longestDestination) else { return nil }
                self = .link(name: name, destination: destination)
            }
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The record, preceded by its length.
    package var encoded: Data {
        var record = ByteWriter()
        switch self {
        case .folder(let name):
            record.append(Kind.folder.rawValue)
            record.append(name)
        case .file(let name, let size, let isExecutable):
            record.append((isExecutable ? Kind.executable : Kind.file).rawValue)
            record.append(name)
            record.append(UInt64(size))
        case .link(let name, let destination):
            record.append(Kind.link.rawValue)
            record.append(name)
            record.append(destination)
        case .end: record.append(Kind.end.rawValue)
        }
        var whole = ByteWriter()
        whole.append(UInt16(record.bytes.count))
        return Data(whole.bytes + record.bytes)
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
    }

    /// Returns a Boolean value that indicates whether a link leads to something within its folder, regardless of other links.
    ///
    /// That is so where `..` is at the beginning alone, at most as often as the link's place is deep: a name after it may
    /// be a link to a higher folder, from which a further `..` would lead out.
    /// - Parameters:
    ///   - destination: The destination of the link.
    ///   - depth: The number of folders between the link and the sent folder.
    static func isInside(_ destination: String, depth: Int) -> Bool {
        let parts = destination.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard parts.first?.isEmpty == false else { return false }
        let names = parts.drop { $0 == ".." }
        return parts.count - names.count <= depth && !names.contains("..")
    }
}
