import Foundation
import UniformTypeIdentifiers

extension View {
    /// Presents a dialog for saving a document when a binding becomes true.
    ///
    /// The file takes its place at once, complete. A file that is there is replaced only where the user has agreed to that, and stays
    /// whole where writing fails.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentType: The type of the file; nil for those of the document, among which the user chooses.
    ///   - defaultFilename: The name that the dialog suggests; it gets the extension of the type where it has none.
    ///   - onCompletion: Called with the file, or with the reason why it was not saved.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileExporter<D: WritableDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType? = nil,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View where D.Writer.Destination == URL {
        documentExporter(
            isPresented,
            document.map { WrittenDocument($0) },
            contentType.map { [$0] } ?? [],
            defaultFilename,
            onCompletion,
            onCancellation ?? {}
        )
    }

    /// Presents a dialog for choosing a folder in which to save documents when a binding becomes true.
    ///
    /// Nothing is replaced: where a name is taken the file gets a number. Where one cannot be saved, none is.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentTypes: The types of the files: each document has the first that it can be saved as; none for those of the documents.
    ///   - onCompletion: Called with the files, or with the reason why they were not saved.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View where C.Element: WritableDocument, C.Element.Writer.Destination == URL {
        documentsExporter(
            isPresented,
            documents.map { WrittenDocument($0) },
            contentTypes,
            onCompletion,
            onCancellation ?? {}
        )
    }
}
