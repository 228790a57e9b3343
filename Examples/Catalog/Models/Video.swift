import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A film about a person: a file that is handed on without being read.
struct Video: Transferable {
    let file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie) { video in
            SentTransferredFile(video.file)
        } importing: { received in
            let copy = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString + "-" + received.file.lastPathComponent)
            try FileManager.default.copyItem(at: received.file, to: copy)
            return Video(file: copy)
        }
        ProxyRepresentation(exporting: \.file)
    }
}
