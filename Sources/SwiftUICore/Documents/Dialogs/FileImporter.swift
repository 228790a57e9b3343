import Foundation
import SystemSupport
import UniformTypeIdentifiers

extension View {
    /// Presents a dialog for importing a file when a binding becomes true.
    ///
    /// ```swift
    /// Button("Import…") { isImporting = true }
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
    ///         if case .success(let url) = result { load(url) }
    ///     }
    /// ```
    ///
    /// The dialog is that of the desktop's FileChooser portal. If there is no portal, it does not answer within ten
    /// seconds, or `GDK_DEBUG` has `no-portals`, the dialog is GTK's own. It shows the files of the types by their MIME
    /// types and extensions, and folders if all types are folders.
    /// - Parameters:
    ///   - isPresented: Whether it is presented. It is set to false before `onCompletion` is called and when the user
    ///     cancels.
    ///   - allowedContentTypes: The types of the files that can be chosen; none for all files.
    ///   - onCompletion: Called with the file, or with the reason for a missing dialog. Not called when the user
    ///     cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection: false) { result in
            switch result {
            case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
            case .failure(let error): onCompletion(.failure(error))
            }
        }
    }

    /// Presents a dialog for importing files when a binding becomes true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` is called and when the user cancels.
    ///   - allowedContentTypes: The types of the files that can be chosen; none for all files.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: Called with the files, or with the reason why there is no dialog. Not called when the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection, onCompletion)
    }

    /// Presents a dialog for importing files when a binding becomes true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` or `onCancellation` is called.
    ///   - allowedContentTypes: The types of the files that can be chosen; none for all files.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: Called with the files, or with the reason why there is no dialog.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented,
            allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection,
            onCompletion,
            onCancellation
        )
    }

    /// Returns the initial folder of the dialog if no view around sets one.
    nonisolated func importer(
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        allowsMultipleSelection: Bool,
        in folder: @escaping () -> URL? = { nil },
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileDialogPresenter(
                isPresented: isPresented,
                action: FileDialogAction(
                    request: { options in
                        var request = FileDialogRequest.importing(
                            types,
                            allowsMultipleSelection: allowsMultipleSelection,
                            options
                        )
                        request.directory = request.directory ?? folder()
                        return request
                    },
                    perform: { choice in
                        choice.request.importsLinks ? choice.urls : choice.urls.map(\.withResolvedLink)
                    },
                    complete: onCompletion,
                    cancel: onCancellation
                )
            )
        )
    }
}

extension FileDialogRequest {
    fileprivate static func importing(
        _ types: [UTType],
        allowsMultipleSelection: Bool,
        _ options: FileDialogOptions
    ) -> FileDialogRequest {
        let folders = types.filter { $0.conforms(to: .directory) }
        let areFolders = !types.isEmpty && folders.count == types.count
        if !folders.isEmpty, !areFolders, ReportedOnce.first("fileImporter.folders") {
            transferLogger.warning(
                "A fileImporter allows both folders and files, and a dialog of a Linux desktop lets the user choose the one or the other: it shows files. Present another importer for folders."
            )
        }
        var request = FileDialogRequest(
            areFolders ? .openFolder : .open,
            title: areFolders ? "Choose a Folder" : allowsMultipleSelection ? "Choose Files" : "Choose a File",
            confirmationLabel: "Open",
            options
        )
        request.contentTypes = areFolders ? types : types.filter { !folders.contains($0) }
        request.allowsMultipleSelection = allowsMultipleSelection
        return request
    }
}

extension FileDialogRequest {
    /// Creates the request for files, or for folders where all types are folders.
    /// - Parameters:
    ///   - types: The types of the files that can be chosen; none for all files.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    package static func importing(_ types: [UTType], allowsMultipleSelection: Bool) -> FileDialogRequest {
        importing(types, allowsMultipleSelection: allowsMultipleSelection, FileDialogOptions())
    }
}

extension URL {
    /// The destination of a symbolic link, or the file itself.
    fileprivate var withResolvedLink: URL {
        var status = stat()
        let isLink = lstat(path, &status) == 0 && status.isSymbolicLink
        return isLink ? resolvingSymlinksInPath() : self
    }
}
