import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// The data of standard input as a file, so that however much there is it does not fill the memory.
enum StandardInput {
    /// How much is looked at to find the type.
    private static let beginning = 20_000

    /// Reads standard input to its end.
    ///
    /// - Parameters:
    ///   - name: A name for the file; it may be unsafe.
    ///   - type: What it is; found in the name and the data where this is nil.
    /// - Throws: ``WindowFailure`` where nothing comes or it cannot be kept.
    @MainActor
    static func read(name: String?, type: UTType?) throws -> (file: TemporaryFile, type: UTType) {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("transferable-input-\(UUID().uuidString)")
        guard mkdir(directory.path, 0o700) == 0 else { throw failure(directory.path) }
        defer { try? FileManager.default.removeItem(at: directory) }
        let raw = directory.appendingPathComponent("data")
        let head = try copy(to: raw.path)
        guard !head.isEmpty else {
            throw WindowFailure("Nothing came from standard input, so there is nothing to drag.")
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
        let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw failure(path) }
        defer { close(output) }
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("standard input") }
            if count == 0 { return head }
            if head.count < beginning { head += buffer[0..<min(count, beginning - head.count)] }
            var written = 0
            while written < count {
                let part = buffer.withUnsafeBytes { write(output, $0.baseAddress! + written, count - written) }
                if part < 0, errno == EINTR { continue }
                guard part > 0 else { throw failure(path) }
                written += part
            }
        }
    }

    private static func failure(_ what: String) -> WindowFailure {
        WindowFailure("Standard input cannot be kept for dragging: \(what): \(String(cString: strerror(errno))).")
    }
}
