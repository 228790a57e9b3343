import Foundation
import UniformTypeIdentifiers

/// A button that opens a new document in a separate window.
@_weakLinked
public struct NewDocumentButton<Label: View> {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    let label: Label
    let source: NewDocumentSource

    init(source: NewDocumentSource, label: Label) { (self.source, self.label) = (source, label) }
}

/// The source of a button's document.
enum NewDocumentSource {
    /// The scene that saves documents of a type; nil for the app's first. It receives the source.
    case scene(UTType?, DocumentCreationSource? = nil)
    /// A program's closure; nil if the user has changed their mind.
    case program(@MainActor () async throws -> Any?)
    /// A file that a program's closure makes; nil if the user has changed their mind.
    case file(@MainActor () async throws -> URL?)
}

extension NewDocumentButton: View {
    public var body: some View {
        Button {
            open()
        } label: {
            label
        }
    }

    @MainActor
    private func open() {
        switch source {
        case .scene(let type, let source): newDocument.opener?.newDocument(contentType: type, from: source)
        case .program(let make):
            Self.report { [newDocument] in
                if let document = try await make() { newDocument.opener?.newDocument(document) }
            }
        case .file(let make):
            Self.report { [openDocument] in
                if let url = try await make() { try await openDocument(at: url) }
            }
        }
    }

    @MainActor
    private static func report(_ work: @escaping @MainActor () async throws -> Void) {
        Task.immediate {
            do {
                try await work()
            } catch {
                transferLogger.error("A NewDocumentButton opened nothing: \(error.localizedDescription)")
            }
        }
    }
}

extension NewDocumentButton where Label == Text {
    /// Creates a button that opens a new document in the scene for documents of a type.
    /// - Parameters:
    ///   - label: The title of the button; nil for “New Document”.
    ///   - contentType: The type; nil for the app's first scene of documents.
    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(source: .scene(contentType), label: label ?? Text("New Document"))
    }

    /// Creates a button that opens a new document in the scene for documents of a type.
    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(Text(titleKey), contentType: contentType)
    }

    /// Creates a button that opens a new document in the scene for documents of a type.
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, contentType: UTType? = nil) {
        self.init(Text(title), contentType: contentType)
    }

    /// Creates a button that opens a new document in the scene for documents of a type and passes it a source.
    /// - Parameters:
    ///   - label: The title of the button; nil for “New Document”.
    ///   - contentType: The type; nil for the app's first scene of documents.
    ///   - source: The value of `creationSource` for the closure that creates the document.
    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource) {
        self.init(source: .scene(contentType, source), label: label ?? Text("New Document"))
    }

    /// Creates a button that opens a new document in the scene for documents of a type and passes it a source.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        contentType: UTType? = nil,
        source: DocumentCreationSource
    ) {
        self.init(Text(titleKey), contentType: contentType, source: source)
    }

    /// Creates a button that opens a new document in the scene for documents of a type and passes it a source.
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, contentType: UTType? = nil, source: DocumentCreationSource) {
        self.init(Text(title), contentType: contentType, source: source)
    }

    /// Creates a button that opens a document that a closure creates.
    /// - Parameters:
    ///   - label: The title of the button; nil for “New Document”.
    ///   - type: The type of the document.
    ///   - contentType: The type of its file, which the user chooses when it is saved.
    ///   - prepareDocument: Makes the document; nil opens none.
    nonisolated public init<D: FileDocument>(
        _ label: Text? = nil,
        for type: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(source: .program { try await prepare.value() }, label: label ?? Text("New Document"))
    }

    /// Creates a button that opens a document that a closure creates.
    nonisolated public init<D: FileDocument>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) {
        self.init(Text(titleKey), for: type, contentType: contentType, prepareDocument: prepareDocument)
    }

    /// Creates a button that opens a document that a closure creates.
    nonisolated public init<D: ReferenceFileDocument>(
        _ label: Text? = nil,
        for type: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(source: .program { try await prepare.value() }, label: label ?? Text("New Document"))
    }

    /// Creates a button that opens a document that a closure creates.
    nonisolated public init<D: ReferenceFileDocument>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) {
        self.init(Text(titleKey), for: type, contentType: contentType, prepareDocument: prepareDocument)
    }

    /// Creates a button that opens a file that a closure creates.
    /// - Parameters:
    ///   - label: The title of the button; nil for “New Document”.
    ///   - contentType: The type of the file.
    ///   - prepareDocumentURL: Makes the file; nil opens none.
    nonisolated public init(
        _ label: Text? = nil,
        contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        let prepare = UncheckedBox(prepareDocumentURL)
        self.init(source: .file { try await prepare.value() }, label: label ?? Text("New Document"))
    }

    /// Creates a button that opens a file that a closure creates.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
    }
}
