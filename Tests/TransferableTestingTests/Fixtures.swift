import CoreTransferable

extension UTType {
    static let todo = UTType.register(
        UTTypeDeclaration(identifier: "org.example.testing.todo", conformsTo: ["public.data"], tags: [:])
    )
}

/// A value that survives its own format, and loses its text as plain text.
struct Todo: Codable, Equatable, Transferable {
    var title: String
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .todo)
        ProxyRepresentation { todo in
            todo.title
        } importing: { title in
            Todo(title: title)
        }
    }
}

/// A value whose representations each go wrong in a way of their own.
struct Faulty: Equatable, Transferable {
    struct Size: Equatable { var width = 3 }
    var size = Size()
    var isHidden = true

    struct Fault: LocalizedError {
        var errorDescription: String?
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) { (_: Faulty) in
            Data()
        } importing: { _ in
            Faulty(size: Size(width: 4))
        }
        DataRepresentation(contentType: .png) { (_: Faulty) in
            throw Fault(errorDescription: "no paint")
        } importing: { _ in
            Faulty()
        }
        DataRepresentation(contentType: .jpeg) { (_: Faulty) in
            Data()
        } importing: { _ in
            throw Fault(errorDescription: "no eyes")
        }
        FileRepresentation(exportedContentType: .movie) { _ in
            SentTransferredFile(URL(fileURLWithPath: "/nonexistent/film.mov"))
        }
        DataRepresentation(exportedContentType: .xml) { (_: Faulty) in Data() }
        DataRepresentation(exportedContentType: .yaml) { (_: Faulty) in Data() }
            .exportingCondition { !$0.isHidden }
        DataRepresentation(importedContentType: .pdf) { _ in Faulty() }
    }
}

/// A file's owner, which no two values are equal of.
final class Owner: Transferable {
    let file: URL
    init(_ file: URL) { self.file = file }

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { owner in
            SentTransferredFile(owner.file)
        } importing: { received in
            let copy = received.file.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("copy-\(UUID().uuidString).txt")
            try FileManager.default.copyItem(at: received.file, to: copy)
            return Owner(copy)
        }
    }
}
