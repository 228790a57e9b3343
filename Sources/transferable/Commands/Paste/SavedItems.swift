import CommandSupport
import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// Writes each item on a clipboard into a folder.
struct SavedItems {
    /// What is wanted of each item; what it prefers when nil.
    let type: String?
    let folder: String

    /// Whether a path is that of a folder, or is to be one by its last slash.
    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return path.hasSuffix("/")
            || FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
                && isDirectory.boolValue
    }

    /// Saves the items and prints the paths of their files.
    ///
    /// No file is replaced, and none is left half written.
    func save(from clipboard: ClipboardTarget, limits: TransferLimits) throws {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        let wanted = try type.map { try TypeArgument($0).contentType } ?? .data
        let failures = try waiting {
            let items = try await clipboard.transport(limits: limits).contents().items()
            guard !items.isEmpty else { throw CommandFailure("The clipboard is empty.") }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var failures: [String] = []
            for item in items {
                do {
                    let saved = try await item.save(as: wanted, in: folder)
                    print(saved.path(percentEncoded: false).printable)
                } catch {
                    failures.append("\(error.localizedDescription)")
                }
            }
            return failures
        }
        guard failures.isEmpty else { throw CommandFailure(failures.joined(separator: "\n")) }
    }
}
