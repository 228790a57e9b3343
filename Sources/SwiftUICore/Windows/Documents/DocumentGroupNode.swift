import AppFiles
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The node of a scene of documents: it knows which are open.
final class DocumentGroupNode<Document, Content: View>: TypedSceneNode<DocumentGroup<Document, Content>> {
    private var open: [Window] = []
    private var lastNumber = 0
    private var lastUntitled = 0

    private struct Window {
        let id: WindowID
        let document: OpenDocument<Document>
    }

    private var kind: DocumentKind<Document> { scene.kind }

    override init(_ scene: DocumentGroup<Document, Content>, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        guard id.isFirst, !newDocument(from: nil) else { return }
        let document = untitledDocument()
        document.isAskedForDocuments = true
        add(document)
    }

    override var documentScenes: [any DocumentScene] { [self] }

    override func windows() -> [WindowDescription] {
        open.map { window in
            let view = DocumentView(document: window.document, content: scene.content)
            var description = WindowDescription(
                id: window.id,
                title: window.document.title,
                makeGraph: { [document = window.document] in
                    let graph = ViewGraph(view, menuBar: $0, environment: $1, host: $2)
                    document.follow(graph)
                    return graph
                },
                updateGraph: { $0.setRoot(view, menuBar: $1) }
            )
            description.document = window.document
            return description
        }
    }

    override func closeWindow(_ id: WindowID) { open.removeAll { $0.id == id } }

    /// Returns a new document for a window.
    private func untitledDocument(_ source: DocumentCreationSource? = nil) -> OpenDocument<Document> {
        lastUntitled += 1
        let name = lastUntitled == 1 ? "Untitled" : "Untitled \(lastUntitled)"
        return OpenDocument(kind, name: name, URLDocumentConfiguration(fileURL: nil, creationSource: source))
    }

    @discardableResult
    private func add(_ document: OpenDocument<Document>) -> WindowID {
        lastNumber += 1
        let id = WindowID(scene: id, number: lastNumber)
        document.titleDidChange = { [weak self] in self?.invalidate() }
        open.append(Window(id: id, document: document))
        return id
    }
}

extension DocumentGroupNode: DocumentScene {
    var readableContentTypes: [UTType] { kind.readableContentTypes }
    var writableContentTypes: [UTType] { kind.writableContentTypes }
    var makesDocuments: Bool { kind.make != nil }

    func openDocument(at url: URL, as type: UTType) async throws -> (id: WindowID, isOpen: Bool) {
        if let id = window(of: url) { return (id, true) }
        let file = DocumentFile(contents: url, type: type, configuration: URLDocumentConfiguration(fileURL: url))
        let (document, saved) = try await kind.read(file)
        // It may have been opened twice at once.
        if let id = window(of: url) { return (id, true) }
        removeUnusedWindow()
        let open = OpenDocument(kind, name: url.lastPathComponent, file.configuration)
        open.take(document)
        open.didOpen(type, saved)
        return (add(open), false)
    }

    func recoverDocument(
        from entry: DocumentRecovery.Entry,
        _ info: RecoveredDocument,
        as type: UTType
    ) throws {
        let url = info.path.map { URL(fileURLWithPath: $0) }
        let open = OpenDocument(kind, name: info.name, URLDocumentConfiguration(fileURL: url))
        if let readNow = kind.readNow {
            let file = try FileWrapper(url: entry.copyURL, options: .immediate)
            open.take(try readNow(FileDocumentReadConfiguration(contentType: type, file: file)))
        } else {
            guard FileManager.default.fileExists(atPath: entry.copyURL.path) else {
                throw CocoaError(.fileReadNoSuchFile, "read", at: entry.copyURL, because: "it is not complete")
            }
            let file = DocumentFile(contents: entry.copyURL, type: type, configuration: open.configuration)
            Task.immediate { await open.read { try await self.kind.read(file).document } }
        }
        removeUnusedWindow()
        add(open)
        open.didRecover(type, from: entry)
    }

    private func window(of url: URL) -> WindowID? {
        let path = url.resolvingSymlinksInPath().path
        return open.first { $0.document.fileURL?.resolvingSymlinksInPath().path == path }?.id
    }

    /// Removes the window with which the app began, which has served.
    private func removeUnusedWindow() {
        if open.count == 1, open[0].document.isPristine { open = [] }
    }

    func newDocument(_ document: Any) -> Bool {
        guard let document = document as? Document else { return false }
        let open = untitledDocument()
        open.take(document)
        add(open)
        return true
    }

    func newDocument(from source: DocumentCreationSource?) -> Bool {
        guard let make = kind.make else { return false }
        let open = untitledDocument(source)
        let id = add(open)
        Task.immediate {
            let context = DocumentCreationContext(creationSource: source)
            if await !open.read({ try await make(open.configuration, context) }) {
                closeWindow(id)
                invalidate()
            }
        }
        return true
    }
}
