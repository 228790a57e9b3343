import CoreTransferable

extension UTType {
    static let note = UTType.register(
        UTTypeDeclaration(
            identifier: "org.example.note",
            conformsTo: ["public.data"],
            tags: [.filenameExtension: ["note"], .mimeType: ["application/x-note"]]
        )
    )
}

/// A value with a rich representation and plain text for everyone else.
struct Note: Codable, Equatable, Transferable {
    var title: String
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
    }
}

/// An error whose text a test can look for.
struct Refusal: LocalizedError, Equatable {
    var text = "refused"
    var errorDescription: String? { text }
}

/// A directory for one test, removed with the object.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String, _ contents: String = "contents") throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(contents.utf8).write(to: file)
        return file
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// Counts, from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func increment() { lock.withLock { count += 1 } }
    var value: Int { lock.withLock { count } }
}

extension URL {
    var exists: Bool { FileManager.default.fileExists(atPath: path) }
    var text: String { get throws { String(decoding: try Data(contentsOf: self), as: UTF8.self) } }
}
