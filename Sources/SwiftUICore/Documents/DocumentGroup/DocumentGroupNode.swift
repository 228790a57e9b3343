import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A scene of documents.
@MainActor
protocol DocumentScene: AnyObject {
    var readableContentTypes: [UTType] { get }
    var writableContentTypes: [UTType] { get }

    /// Opens a document in a window of its own, or finds the window in which it is open.
    /// - Parameters:
    ///   - url: The file.
    ///   - type: The type of the file.
    /// - Returns: The window, and whether it was there before.
    func openDocument(at url: URL, as type: UTType) async throws -> (id: WindowID, isOpen: Bool)

    /// Opens a document of which a copy was kept.
    func recoverDocument(
        _ file: FileWrapper,
        _ info: DocumentRecovery.Info,
        as type: UTType,
        from: DocumentRecovery.Entry
    )
        throws

    /// Opens a new document; nil makes one of the scene's.
    /// - Returns: False where the documents of the scene are of another type, or are only shown.
    func newDocument(_ document: Any?) -> Bool
}

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
        guard id.isFirst else { return }
        let document = untitledDocument(kind.make?())
        document.isAskedForDocuments = !document.hasDocument
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

    private func untitledDocument(_ document: Document?) -> OpenDocument<Document> {
        lastUntitled += 1
        return OpenDocument(document, kind, name: lastUntitled == 1 ? "Untitled" : "Untitled \(lastUntitled)")
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

    func openDocument(at url: URL, as type: UTType) async throws -> (id: WindowID, isOpen: Bool) {
        if let id = window(of: url) { return (id, true) }
        let read = UncheckedBox(kind.read)
        let result = try await PlacedFile.waiting {
            let file = try FileWrapper(url: url, options: .immediate)
            return UncheckedBox((try read.value(FileDocumentReadConfiguration(contentType: type, file: file)), file))
        }
        // It may have been opened twice at once.
        if let id = window(of: url) { return (id, true) }
        let (document, file) = result.value
        // The window with which the app began has served.
        if open.count == 1, open[0].document.isPristine { open = [] }
        return (add(OpenDocument(document, kind, of: file, at: url, type)), false)
    }

    func recoverDocument(
        _ file: FileWrapper,
        _ info: DocumentRecovery.Info,
        as type: UTType,
        from entry: DocumentRecovery.Entry
    ) throws {
        let document = try kind.read(FileDocumentReadConfiguration(contentType: type, file: file))
        if open.count == 1, open[0].document.isPristine { open = [] }
        let recovered = OpenDocument(document, kind, name: info.name)
        add(recovered)
        recovered.didRecover(info.path.map { URL(fileURLWithPath: $0) }, type, from: entry)
    }

    private func window(of url: URL) -> WindowID? {
        let path = url.resolvingSymlinksInPath().path
        return open.first { $0.document.fileURL?.resolvingSymlinksInPath().path == path }?.id
    }

    func newDocument(_ document: Any?) -> Bool {
        guard let made = document.map({ $0 as? Document }) ?? kind.make?() else { return false }
        add(untitledDocument(made))
        return true
    }
}
