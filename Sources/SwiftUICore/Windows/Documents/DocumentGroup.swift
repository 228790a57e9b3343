import Foundation
import Observation
import UniformTypeIdentifiers

/// A scene whose windows each show a document: a file that the user opens, edits and saves.
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
/// Each window has a menu bar, whose File menu has New, Open, Save, Save As and Close. The title has a dot before the
/// name of an edited document, and closing its window asks whether to save it. A file is written atomically.
///
/// A copy of a document with changes is kept in the state folder of programs. If the app ended without closing the
/// window, the copy is opened at the next launch.
///
/// The files and URLs with which an app is started on the command line are opened. The desktop entry that
/// `transferable declare` creates from the `CFBundleDocumentTypes` and `CFBundleURLTypes` of the app's `Info.plist`
/// opens them from a file manager.
///
/// One process opens all documents of an app: a process that starts later passes its files and URLs to it over the
/// session bus, and ends. This requires that the app has a `CFBundleIdentifier`, and that its `Info.plist` names the
/// program by `CFBundleExecutable`. Without them, or without a bus, each process is independent.
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
    /// Creates a scene for editing documents that are represented by values.
    /// - Parameters:
    ///   - newDocument: Returns a document without a file.
    ///   - editor: The contents of a document's window. The document is edited through the binding of its
    ///     configuration, and each change can be undone.
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let editor = UncheckedBox(editor)
        self.init(kind: DocumentKind(make: newDocument)) { editor.value(FileDocumentConfiguration($0)) }
    }

    /// Creates a scene for viewing documents that are represented by values.
    /// - Parameters:
    ///   - viewing: The type of the documents.
    ///   - viewer: The contents of a document's window.
    nonisolated public init(
        viewing: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        self.init(kind: DocumentKind(make: nil)) { viewer.value(FileDocumentConfiguration($0)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for editing documents that are represented by objects.
    ///
    /// A document counts as edited after an undo is registered with the `undoManager` of the environment.
    /// - Parameters:
    ///   - newDocument: Returns a document without a file.
    ///   - editor: The contents of a document's window.
    nonisolated public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let editor = UncheckedBox(editor)
        self.init(kind: DocumentKind(make: newDocument)) { editor.value(ReferenceFileDocumentConfiguration($0)) }
    }

    /// Creates a scene for viewing documents that are represented by objects.
    /// - Parameters:
    ///   - viewing: The type of the documents.
    ///   - viewer: The contents of a document's window.
    nonisolated public init(
        viewing: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        self.init(kind: DocumentKind(make: nil)) { viewer.value(ReferenceFileDocumentConfiguration($0)) }
    }
}

extension DocumentGroup
where
    Document: Observable & SwiftUICore.Document,
    Document.Reader.Source == URL,
    Document.Writer.Destination == URL
{
    /// Creates a scene for editing documents that read and write files themselves.
    ///
    /// A document counts as edited after an undo is registered with the `undoManager` of the environment.
    /// - Parameters:
    ///   - allowCreating: Whether the user can create documents, besides opening and saving them.
    ///   - editor: The contents of a document's window.
    ///   - makeDocument: Returns the object of a document, which then reads its file if it has one. It throws
    ///     `CancellationError` if the user cancels.
    nonisolated public init(
        allowCreating: Bool = true,
        @ViewBuilder editor: @escaping (Document) -> Content,
        makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    ) {
        let editor = UncheckedBox(editor)
        self.init(kind: DocumentKind(editing: makeDocument, allowCreating: allowCreating)) {
            editor.value($0.binding.wrappedValue)
        }
    }
}

extension DocumentGroup where Document: Observable & ReadableDocument, Document.Reader.Source == URL {
    /// Creates a scene for viewing documents that read files themselves.
    /// - Parameters:
    ///   - viewer: The contents of a document's window.
    ///   - makeReadableDocument: Returns the object of a document, which then reads its file. It throws
    ///     `CancellationError` if the user cancels.
    nonisolated public init(
        @ViewBuilder viewer: @escaping (Document) -> Content,
        makeReadableDocument:
            @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    ) {
        let viewer = UncheckedBox(viewer)
        self.init(kind: DocumentKind(viewing: makeReadableDocument)) { viewer.value($0.binding.wrappedValue) }
    }
}
