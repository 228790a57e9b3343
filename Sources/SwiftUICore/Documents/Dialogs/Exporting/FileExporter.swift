import Foundation
import UniformTypeIdentifiers

// The common part of all forms of `fileExporter`.
extension View {
    nonisolated func exporter(
        _ isPresented: Binding<Bool>,
        request: @escaping (FileDialogOptions) -> FileDialogRequest?,
        write: @escaping @MainActor (FileDialogChoice) async throws -> [URL],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogPresenter(
                isPresented: isPresented,
                action: FileDialogAction(
                    request: request,
                    perform: write,
                    complete: onCompletion,
                    cancel: onCancellation
                )
            )
        )
    }

    nonisolated func documentExporter(
        _ isPresented: Binding<Bool>,
        _ document: WrittenDocument?,
        _ types: [UTType],
        _ defaultFilename: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            request: { options in
                document.map {
                    .exportingFile(named: defaultFilename, as: types.isEmpty ? $0.contentTypes : types, options)
                }
            },
            write: { choice in
                guard let document else { throw CocoaError(.userCancelled) }
                return [try await FileExport.write(document, to: choice)]
            },
            { onCompletion($0.map { $0[0] }) },
            onCancellation
        )
    }

    nonisolated func documentsExporter(
        _ isPresented: Binding<Bool>,
        _ documents: [WrittenDocument],
        _ types: [UTType],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented,
            request: { options in
                documents.isEmpty ? nil : .exportingFiles(documents.count, as: types, options)
            },
            write: { choice in try await FileExport.write(documents, as: types, in: choice.urls[0]) },
            onCompletion,
            onCancellation
        )
    }
}

extension FileDialogRequest {
    /// Asks for the place of a file.
    static func exportingFile(
        named name: String?,
        as types: [UTType],
        _ options: FileDialogOptions
    ) -> FileDialogRequest {
        var request = FileDialogRequest(.save, title: "Export", confirmationLabel: "Save", options)
        request.contentTypes = types
        request.filename = FileExport.fileName(name, types.first)
        return request
    }

    /// Asks for the folder of several files.
    static func exportingFiles(_ count: Int, as types: [UTType], _ options: FileDialogOptions) -> FileDialogRequest {
        let title = count == 1 ? "Export a File to a Folder" : "Export \(count) Files to a Folder"
        var request = FileDialogRequest(.saveInFolder, title: title, confirmationLabel: "Save", options)
        request.contentTypes = types
        return request
    }
}
