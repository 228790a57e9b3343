import CoreTransferable

struct Measure: Codable, Transferable {
    var length: Double

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

/*LISTING*/
