import Foundation
import SystemSupport
import TransferKit

/// The directory in which one embedded pasteboard is kept.
///
/// | entry | what it is |
/// | --- | --- |
/// | `current` | the contents: a ``StoredHeader``, the payloads, and a ``StoredIndex`` |
/// | `files-TOKEN` | files of the contents with that token whose URI others may have |
/// | `incoming-TOKEN` | contents that are being written, locked by the process that writes them |
/// | `lock` | the last change count; locked while `current` is replaced |
///
/// Contents are written under another name and then take the place of `current` (`rename(2)`), so all see the old or
/// the new. A process that has opened the old contents reads on from them: the file disappears when the last process
/// closes it.
struct PasteboardDirectory: Sendable {
    static let current = "current"
    static let lock = "lock"
    static let incomingPrefix = "incoming-"
    static let filesPrefix = "files-"

    /// The longest name of a pasteboard, in bytes. Three times as many fit into a file's name.
    static let longestName = 80

    private let runtime: RuntimeDirectory
    private let name: String

    init(name: String, in runtime: RuntimeDirectory) {
        self.name = name
        self.runtime = runtime
    }

    /// Opens the directory.
    /// - Parameter isMade: Whether to make it where it does not exist.
    /// - Returns: nil if it does not exist.
    /// - Throws: `PasteboardError`.
    func open(isMade: Bool) throws -> OpenDirectory? {
        guard name.utf8.count <= Self.longestName else {
            throw PasteboardError.nameTooLong(name, maximumByteCount: Self.longestName)
        }
        return try runtime.open(isMade: isMade)?
            .directory("pasteboards", isMade: isMade)?
            .directory(Self.fileName(for: name), isMade: isMade)
    }

    /// Opens the directory, which is made where it does not exist.
    func make() throws -> OpenDirectory {
        // Something may remove it between making and opening, but not each time.
        for _ in 0..<3 {
            if let directory = try open(isMade: true) { return directory }
        }
        throw PasteboardError.unreachable(
            path: "pasteboards/" + Self.fileName(for: name),
            reason: "it is removed again and again"
        )
    }

    /// Removes the directory with all that is in it.
    func remove() throws {
        try runtime.open(isMade: false)?.directory("pasteboards", isMade: false)?
            .removeDirectory(Self.fileName(for: name))
    }

    /// Returns the name of the directory of a pasteboard: that of the pasteboard, with all but letters, digits and
    /// hyphens of ASCII written as `%` and two digits, so no name leads elsewhere and no two share a directory.
    static func fileName(for name: String) -> String {
        // Only other characters than ASCII's can be written in two ways.
        let name = name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
        guard !name.isEmpty else { return "%" }
        var result = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += byte < 0x10 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}

extension OpenDirectory {
    /// Returns the number of changes of the pasteboard in this directory.
    func changeCount() throws -> Int {
        // Damaged contents have no readable count, but later contents need a higher one.
        if let header = try? StoredContents.header(of: openFile(PasteboardDirectory.current)) {
            return header.changeCount
        }
        return try openFile(PasteboardDirectory.lock).map(Self.lastCount) ?? 0
    }

    /// Returns the count that the lock holds; 0 where it holds none.
    static func lastCount(_ lock: Descriptor) throws -> Int {
        var reader = ByteReader(try lock.bytes(at: 0, count: 8))
        return reader.count(upTo: StoredHeader.largestCount) ?? 0
    }
}
