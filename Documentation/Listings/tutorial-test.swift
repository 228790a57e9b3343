import CoreTransferable
import Foundation
import Testing
import TransferableTesting

struct Clipping: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

/*LISTING*/
