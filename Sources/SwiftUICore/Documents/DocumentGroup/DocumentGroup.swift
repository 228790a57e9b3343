import Foundation
import UniformTypeIdentifiers

/// Windows that each show a document: a file that the user opens, edits and saves.
///
/// ```swift
/// @main
/// struct Notes: App {
///     var body: some Scene {
///         DocumentGroup(newDocument: Note()) { file in
///             TextEditor(text: file.$document.text)
///         }
///     }
/// }
/// ```
///
/// Each window has a menu bar, whose File menu has New, Open, Save, Save As and Close. The title has a dot before the name of a
/// document that was edited, and closing its window asks whether to save it. A file is written as a whole or not at all.
///
/// A copy of a document with changes is kept in the folder of the programs' state. It is opened when the app starts the next time,
/// where the app ended without the window being closed.
///
/// The files and URLs with which an app is started on the command line are opened. The desktop entry that `transferable declare`
/// makes of the `CFBundleDocumentTypes` and `CFBundleURLTypes` of the app's `Info.plist` opens them from a file manager.
///
/// One process opens all documents of an app: a process that is started later hands over what it was started with, over the session
/// bus, and ends. For that the app has a `CFBundleIdentifier`, and its `Info.plist` names the program by `CFBundleExecutable`. Without
/// them, or without a bus, each process is by itself.
@_weakLinked
public struct DocumentGroup<Document, Content: View> {
    let kind: DocumentKind<Document>
    let content: @MainActor (OpenDocument<Document>) -> Content
}

extension DocumentGroup: Scene {
    public typealias Body = Never
}

extension DocumentGroup: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { DocumentGroupNode(self, inputs) }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene whose windows edit documents that are values.
    /// - Parameters:
    ///   - newDocument: Makes a document that has no file yet.
    ///   - editor: What the window of a document shows. The document is edited through the binding of its configuration, and each
    ///     change can be undone.
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let editor = UncheckedBox(editor)
        self.init(kind: DocumentKind(make: newDocument)) { editor.value(FileDocumentConfiguration($0)) }
    }

    /// Creates a scene whose windows show documents that are values.
    /// - Parameters:
    ///   - viewing: The type of the documents.
    ///   - viewer: What the window of a document shows.
    nonisolated public init(
        viewing: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        self.init(kind: DocumentKind(make: nil)) { viewer.value(FileDocumentConfiguration($0)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene whose windows edit documents that are objects.
    ///
    /// A document counts as edited when an undo is registered with the `undoManager` of the environment.
    /// - Parameters:
    ///   - newDocument: Makes a document that has no file yet.
    ///   - editor: What the window of a document shows.
    nonisolated public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let editor = UncheckedBox(editor)
        self.init(kind: DocumentKind(make: newDocument)) { editor.value(ReferenceFileDocumentConfiguration($0)) }
    }

    /// Creates a scene whose windows show documents that are objects.
    /// - Parameters:
    ///   - viewing: The type of the documents.
    ///   - viewer: What the window of a document shows.
    nonisolated public init(
        viewing: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        self.init(kind: DocumentKind(make: nil)) { viewer.value(ReferenceFileDocumentConfiguration($0)) }
    }
}

/// How the documents of a group are made, read and written.
struct DocumentKind<Document>: Sendable {
    let readableContentTypes: [UTType]
    /// The types as which documents are saved; none for documents that are only shown.
    let writableContentTypes: [UTType]
    /// Makes a document that has no file yet; nil for documents that are only shown.
    let make: (@Sendable () -> Document)?
    let read: @Sendable (FileDocumentReadConfiguration) throws -> Document
    let written: @Sendable (Document) -> WrittenDocument
    /// Whether changes are seen where the document is set.
    let isValue: Bool
}

extension DocumentKind where Document: FileDocument {
    init(make: (@Sendable () -> Document)?) {
        self.init(
            readableContentTypes: Document.readableContentTypes,
            writableContentTypes: make == nil ? [] : Document.writableContentTypes,
            make: make,
            read: { try Document(configuration: $0) },
            written: { WrittenDocument($0) },
            isValue: true
        )
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    init(make: (@Sendable () -> Document)?) {
        self.init(
            readableContentTypes: Document.readableContentTypes,
            writableContentTypes: make == nil ? [] : Document.writableContentTypes,
            make: make,
            read: { try Document(configuration: $0) },
            written: { WrittenDocument($0) },
            isValue: false
        )
    }
}
