import CoreTransferable
import Foundation
import SystemSupport

// The properties of an offer that only a drag has.
extension TransferOffer {
    /// The names of the payloads of a drag: ``names`` with the list of URIs for all files, which targets know alone, without the
    /// form of links that programs written with Qt take for documents to open (see ``LinkForm``), and without the list of copied
    /// files where that is all that has files.
    package var draggedNames: [String] {
        let hasList = allNames.contains(WireType.uriList)
        return allNames.filter { $0 != WireType.mozillaURL && (hasList || $0 != WireType.gnomeCopiedFiles) }
    }

    /// The name of the file that the target of a drag saves the item under, as file managers do by X11's direct save
    /// protocol. It is nil for several items, for an item that is not a text with a name, and if the list of URIs
    /// contains the item.
    package var savedFileName: String? {
        sentItems.count == 1 ? sentItems[0].savedFile?.suggestedFileName : nil
    }

    /// Returns the file that the item becomes, written out for a target that asks for one.
    package func savedFile() async throws -> URL {
        guard savedFileName != nil, let saved = sentItems[0].savedFile else {
            throw TransferWireError.notOffered("a file")
        }
        return try await files.url(of: sentItems[0].provider, as: saved.contentType)
    }

    /// Saves the item to a file, in place of one that is there.
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

/// Writes a new file.
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
