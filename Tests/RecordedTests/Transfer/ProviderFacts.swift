import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The answers of item providers for values.
enum ProviderFacts {
    static let checks: [String: FactChecks.Check] = [
        "tr.exported": { _ in "\(Card.exportedContentTypes().map(\.identifier))" },
        "tr.register": { _ in
            let provider = NSItemProvider()
            provider.register(Card(name: "Ada"))
            return "\(provider.registeredTypeIdentifiers)"
        },
        "tr.track.none": { _ in
            let provider = NSItemProvider()
            provider.register(Track(file: nil))
            return "\(provider.registeredTypeIdentifiers)"
        },
        "tr.track.url": { _ in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString).m4a")
            try Data([0]).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let provider = NSItemProvider()
            provider.register(Track(file: file))
            let loaded = try await provider.loadTransferable(type: URL.self)
            return loaded == file ? "the file" : loaded.absoluteString
        },
    ]

    private struct Card: Codable, Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.layout.card"))
        }
    }

    private struct Track: Codable, Transferable {
        let file: URL?

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.layout.track"))
            ProxyRepresentation { (track: Track) throws -> URL in
                guard let file = track.file else { throw CocoaError(.fileNoSuchFile) }
                return file
            }
            .exportingCondition { $0.file != nil }
        }
    }
}
