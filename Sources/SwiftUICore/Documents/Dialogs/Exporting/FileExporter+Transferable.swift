import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    /// Presents a dialog for saving an item when a binding becomes true.
    ///
    /// No item is exported before the user has chosen. The file takes its place at once, complete. A file that is there
    /// is replaced only where the user has agreed to that, and stays whole where exporting fails.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - item: The item; nothing is presented while it is nil.
    ///   - contentTypes: The types among which the user chooses, in order of preference; none for all that the item is exported as.
    ///   - defaultFilename: The name that the dialog suggests; nil for that of the item. It gets the extension of the type where it
    ///     has none.
    ///   - onCompletion: Called with the file, or with the reason why it was not saved.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            request: { options in
                item.map { item in
                    .exportingFile(
                        named: defaultFilename ?? item.suggestedFilename,
                        as: contentTypes.isEmpty ? item.exportedContentTypes() : contentTypes,
                        options
                    )
                }
            },
            write: { choice in
                guard let item else { throw CocoaError(.userCancelled) }
                return [try await FileExport.write(item, to: choice)]
            },
            { onCompletion($0.map { $0[0] }) },
            onCancellation
        )
    }

    /// Presents a dialog for choosing a folder in which to save items when a binding becomes true.
    ///
    /// Each has the name that it suggests. Nothing is replaced: where a name is taken the file gets a number. Where one cannot be
    /// saved, none is.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - items: The items; nothing is presented while there are none.
    ///   - contentTypes: The types of the files: each item has the first that it is exported as; none for the preferred of each.
    ///   - onCompletion: Called with the files, or with the reason why they were not saved.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        let items = Array(items)
        return exporter(
            isPresented,
            request: { options in items.isEmpty ? nil : .exportingFiles(items.count, as: contentTypes, options) },
            write: { choice in try await FileExport.write(items, as: contentTypes, in: choice.urls[0]) },
            onCompletion,
            onCancellation
        )
    }
}
