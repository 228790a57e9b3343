import CoreTransferable
import Foundation
import TransferableTesting

struct Movie: Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie) { SentTransferredFile($0.file) } importing: { Movie(file: $0.file) }
    }
}

func checkMovie(_ sample: URL) async throws {
    /*LISTING*/
}
