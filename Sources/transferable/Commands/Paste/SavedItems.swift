import CommandSupport
import CoreTransferable
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A value that writes each item on a clipboard into a folder.
struct SavedItems {
    /// The wanted type of each item; nil for the item's preference.
    let type: String?
    let folder: String

    /// Returns whether a path is that of a folder, or is to be one by its last slash.
    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return path.hasSuffix("/")
            || FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
                && isDirectory.boolValue
    }

    /// Saves the items and prints the paths of their files.
    ///
    /// No file is replaced, and none is left half written.
    /// - Parameters:
    ///   - limits: The limits of each payload, and of all linked files together.
    ///   - fileLimit: The greatest number of copied linked files and folders, including the contents of the folders.
    func save(from clipboard: ClipboardTarget, limits: TransferLimits, fileLimit: Int) throws {
        let allowance = CopyAllowance(byteCount: limits.maximumByteCount, fileCount: fileLimit)
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        let argument = try type.map { try TypeArgument($0) }
        let wanted = argument?.contentType ?? .data
        let read = try clipboard.contents(limits: limits)
        let failures = try waitForResult {
            let contents = try await read()
            let files = try await copiedFiles(in: contents, wanted)
            let items = files == nil ? await contents.items(for: [wanted]) : []
            guard files != nil || !items.isEmpty else { throw clipboard.emptinessFailure }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var failures: [String] = []
            func save(_ make: () async throws -> URL) async throws {
                let saved: URL
                do {
                    saved = try await make()
                } catch {
                    failures.append(FailureText.describing(error))
                    return
                }
                try StandardOutput.write(OutputText.name(saved.path(percentEncoded: false)) + "\n")
            }
            for file in files ?? [] {
                try await save {
                    if let argument, case let found = try UTType(ofFileAt: file), !found.conforms(to: wanted) {
                        throw CommandFailure(
                            "\(file.path.quoted) is not \(argument.name.quoted) but \(found.spokenName.quoted)."
                        )
                    }
                    return try await CopiedFile.copy(file, into: folder, within: allowance)
                }
            }
            for item in items {
                try await save {
                    if type == nil, let file = try await Self.file(of: item) {
                        return try await CopiedFile.copy(file, into: folder, within: allowance)
                    }
                    return try await item.save(as: wanted, in: folder, within: allowance)
                }
            }
            return failures
        }
        guard failures.isEmpty else { throw CommandFailure(failures.joined(separator: "\n")) }
    }

    /// Returns the file that an item is the URL of; nil for one that is not there, if the item has something else.
    private static func file(of item: NSItemProvider) async throws -> URL? {
        guard item.representations.contains(where: { $0.contentType == .fileURL }) else { return nil }
        let file = URIList.decode(try await item.loadDataRepresentation(for: .fileURL)).first(where: \.isFileURL)
        let hasOther = item.representations.contains { !$0.contentType.conforms(to: .url) }
        return file.flatMap { hasOther && !FileSystem.exists($0.path(percentEncoded: false)) ? nil : $0 }
    }

    /// Returns the copied files, which are copied unchanged; nil if the contents or the wanted type are different.
    private func copiedFiles(in contents: PasteboardContents, _ wanted: UTType) async throws -> [URL]? {
        guard case .other(let offer) = contents, !wanted.conforms(to: .url) else { return nil }
        do {
            return try await offer.copiedFiles()
        } catch let error as PayloadError where error.isRefusal && offer.names.count > 1 {
            // What stands beside the list is taken.
            return nil
        }
    }
}
