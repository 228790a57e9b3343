import CommandSupport
import CoreTransferable
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// The data of standard input as a file, so however much there is it does not fill the memory.
enum StandardInput {
    /// The number of bytes that are read to determine the type.
    private static let beginning = 20_000

    /// Reads standard input to its end.
    ///
    /// - Parameters:
    ///   - name: A name for the file; it may be unsafe.
    ///   - type: The type of the data; nil to determine it from the name and the data.
    /// - Throws: ``CommandFailure`` if there is no data or it cannot be stored.
    @MainActor
    static func read(name: String?, type: UTType?) throws -> (file: TemporaryFile, type: UTType) {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("transferable-input-\(UUID().uuidString)")
        guard mkdir(directory.path, 0o700) == 0 else { throw failure(SystemError(directory.path)) }
        defer { try? FileManager.default.removeItem(at: directory) }
        let raw = directory.appendingPathComponent("data")
        let head = try copy(to: raw.path)
        guard !head.isEmpty else {
            throw CommandFailure("Nothing came from standard input, so there is nothing to drag.")
        }
        let type = type ?? UTType(ofContent: head, fileName: name)

        // A provider gives a file the name that receivers would give it: safe, and with the extension of its type.
        let provider = NSItemProvider()
        provider.registerFile(for: type, suggestedFileName: name ?? "Untitled") { _ in raw }
        let fileName = provider.representations.first?.suggestedFileName ?? "Untitled"
        let named = directory.appendingPathComponent(fileName)
        if named != raw { try FileManager.default.moveItem(at: raw, to: named) }
        return (TemporaryFile(try ExportDirectory.shared.adopt(named)), type)
    }

    /// Copies all to a new file, and gives the beginning.
    private static func copy(to path: String) throws -> Data {
        do {
            let output = try Descriptor.creating(path)
            var head = Data()
            try Descriptor.standardInput.readAll(partSize: 256 << 10) { part in
                if head.count < beginning { head.append(contentsOf: part.prefix(beginning - head.count)) }
                try output.write(part)
            }
            return head
        } catch let error as SystemError {
            throw failure(error)
        }
    }

    private static func failure(_ error: SystemError) -> CommandFailure {
        CommandFailure("Standard input cannot be kept for dragging: \(error).")
    }
}
