import Foundation
import UniformTypeIdentifiers

extension View {
    /// Presents a dialog in which the user chooses where a document is saved, while a value is true.
    ///
    /// The file takes its place at once, complete. A file that is there is replaced only where the user has agreed to that, and stays
    /// whole where writing fails.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name that the dialog suggests; it gets the extension of the type where it has none.
    ///   - onCompletion: Called with the file, or with the reason why it was not saved. Not called when the user cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        documentExporter(
            isPresented,
            document.map { WrittenDocument($0) },
            [contentType],
            defaultFilename,
            onCompletion
        )
    }

    /// Presents a dialog in which the user chooses where a document is saved, while a value is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentTypes: The types among which the user chooses, the preferred first; none for those of the document.
    ///   - defaultFilename: The name that the dialog suggests; it gets the extension of the type where it has none.
    ///   - onCompletion: Called with the file, or with the reason why it was not saved.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        documentExporter(
            isPresented,
            document.map { WrittenDocument($0) },
            contentTypes,
            defaultFilename,
            onCompletion,
            onCancellation
        )
    }

    /// Presents a dialog in which the user chooses the folder that documents are saved in, while a value is true.
    ///
    /// Each has the name that its file wrapper prefers. Nothing is replaced: where a name is taken the file gets a number. Where one
    /// cannot be saved, none is.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentType: The type of the files.
    ///   - onCompletion: Called with the files, or with the reason why they were not saved. Not called when the user cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        documentsExporter(isPresented, documents.map { WrittenDocument($0) }, [contentType], onCompletion)
    }

    /// Presents a dialog in which the user chooses the folder that documents are saved in, while a value is true.
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
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        documentsExporter(
            isPresented,
            documents.map { WrittenDocument($0) },
            contentTypes,
            onCompletion,
            onCancellation
        )
    }
}
