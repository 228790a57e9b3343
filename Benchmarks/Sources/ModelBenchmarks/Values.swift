import CoreTransferable
import Measuring
import Synchronization

/// A value of about one KiB as JSON.
struct Profile: Codable, Transferable {
    struct Address: Codable {
        var street = "Unter den Linden 77"
        var city = "Berlin"
        var latitude = 52.5163
        var longitude = 13.3777
    }
    var name = "Ada Lovelace"
    var biography = String(repeating: "She wrote the first program for a machine that was never built. ", count: 10)
    var isFavorite = true
    var visits = 42
    var addresses = [Address(), Address(), Address()]
    var tags = ["mathematics", "poetry", "engines"]

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

/// A value with four representations that counts how often it is encoded.
struct Card: Codable, Transferable {
    static let encodings = Atomic(0)

    var name = "Ada Lovelace"
    var link = URL(string: "https://example.org/ada")!

    func encode(to encoder: any Encoder) throws {
        Self.encodings.add(1, ordering: .relaxed)
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(exportedContentType: .vCard) { (card: Card) in
            encodings.add(1, ordering: .relaxed)
            return Data(card.name.utf8)
        }
        ProxyRepresentation(exporting: \.link)
        ProxyRepresentation(exporting: \.name)
    }
}

/// A film that is sent as a file.
struct Film: Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .mpeg4Movie) { SentTransferredFile($0.file) }
    }
}

/// The moment at which a film's file has arrived, in nanoseconds.
///
/// It differs from the sender's type, so that the value is not handed over as it is.
struct Arrival: Transferable {
    var time: Double

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .mpeg4Movie) { _ in Arrival(time: nanoseconds()) }
    }
}
