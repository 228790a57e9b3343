import CoreTransferable
import Foundation
import SystemSupport

// The properties of an offer that only a drag has.
extension TransferOffer {
    /// The name under which a drop target saves the item by X11's direct save protocol, as file managers do. It is nil for several items,
    /// for an item that is not text with a name, and if the list of URIs contains the item.
    package var savedFileName: String? {
        sentItems.count == 1 ? sentItems[0].savedFile?.suggestedFileName : nil
    }

    /// Returns the file for the item, written out for a target that requests one.
    package func savedFile() async throws -> URL {
        guard savedFileName != nil, let saved = sentItems[0].savedFile else {
            throw TransferWireError.notOffered("a file")
        }
        return try await files.url(of: sentItems[0].provider, as: saved.contentType)
    }

    /// Saves the item to a file, replacing an existing one.
    ///
    /// It is there in whole or not at all.
    /// - Parameter file: The place that the target of the drag chooses.
    package func save(to file: URL) async throws {
        guard savedFileName != nil, let saved = sentItems[0].savedFile else {
            throw TransferWireError.notOffered(file.lastPathComponent)
        }
        guard (try? FileSystem.status(of: file.path, followsLink: false))?.canBeReplaced ?? true else {
            throw TransferWireError.malformed("\(file.path) is a device, a pipe or a socket, and no file")
        }
        let bytes = try await OutgoingBytes(sentItems[0].provider.payloadToSend(for: saved.contentType))
        let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
        do {
            try await FileSink.write(bytes, to: part)
            do throws(SystemError) {
                try FileSystem.rename(part.path, file.path)
            } catch {
                throw SystemError(file.path, error.code)
            }
        } catch {
            try? FileSystem.removeFile(part.path)
            throw error
        }
    }
}

/// A sink that writes a new file.
private struct FileSink: ByteSink {
    let file: Descriptor

    static func write(_ bytes: OutgoingBytes, to file: URL) async throws {
        let sink = FileSink(file: try .creating(file.path, mode: 0o666))
        try await sink.write(bytes)
        // Some file systems report failed writes only when the file is closed.
        guard sink.file.close() else { throw SystemError(file.path, EIO) }
    }

    func write(_ bytes: Data) async throws { try bytes.withUnsafeBytes { bytes in try file.write(bytes) } }
}
