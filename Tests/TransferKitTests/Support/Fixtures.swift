import CoreTransferable
import TransferKit
import TransferTestSupport

extension UTType {
    /// A type of an application's own, without a MIME type.
    static let profile = UTType.register(
        UTTypeDeclaration(identifier: "com.example.Profile", conformsTo: ["public.data"])
    )

    /// A type of an application's own, whose MIME type is that of another type.
    static let recipe = UTType.register(
        UTTypeDeclaration(
            identifier: "com.example.recipe",
            conformsTo: ["public.json"],
            tags: [.mimeType: ["application/json"]]
        )
    )

    /// A type with a MIME type of its own and an extension.
    static let note = UTType.register(
        UTTypeDeclaration(
            identifier: "com.example.note",
            conformsTo: ["public.data"],
            tags: [.filenameExtension: ["examplenote"], .mimeType: ["application/vnd.Example.Note"]]
        )
    )
}

/// A value with a representation of its own, and plain text for everyone else.
struct Profile: Codable, Equatable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .profile)
        ProxyRepresentation(exporting: \.name)
    }
}

struct Recipe: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .recipe)
    }
}

/// A file, whose contents are read when it is received.
struct NoteFile: Transferable {
    var file: URL
    var contents = ""
    var receivedName = ""
    var isOriginal = false
    var allowsOriginal = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .note, shouldAttemptToOpenInPlace: true) { note in
            SentTransferredFile(note.file, allowAccessingOriginalFile: note.allowsOriginal)
        } importing: { received in
            NoteFile(
                file: received.file,
                contents: try received.file.text,
                receivedName: received.file.lastPathComponent,
                isOriginal: received.isOriginalFile
            )
        }
    }
}

/// An error whose text a test can look for.
struct Refusal: LocalizedError {
    var errorDescription: String? { "refused by the test" }
}

/// A directory for one test, removed with the object.
final class Scratch {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "test-\(UUID().uuidString)",
        isDirectory: true
    )

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ contents: String = "contents") throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(contents.utf8).write(to: file)
        return file
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
}

extension URL {
    var exists: Bool { FileManager.default.fileExists(atPath: path) }
    var text: String { get throws { String(decoding: try Data(contentsOf: self), as: UTF8.self) } }
}

extension IncomingOffer {
    /// An offer whose payloads are made in one piece.
    convenience init(names: [String], read: @escaping @Sendable (String) async throws -> Data) {
        self.init(names: names) { name, sink in try await sink.write(try await read(name)) }
    }

    /// An offer whose payloads are known; those that are nil fail.
    convenience init(_ payloads: KeyValuePairs<String, Data?>, record: Record = Record()) {
        let known = Dictionary(payloads.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        self.init(names: payloads.map(\.key)) { name in
            record.add(name)
            guard let data = known[name] ?? nil else { throw Refusal() }
            return data
        }
    }
}
