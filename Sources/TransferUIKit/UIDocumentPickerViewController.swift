import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialog for choosing files or a folder, or for choosing the folder to which files are copied or moved.
///
/// ```swift
/// struct DocumentPicker: UIViewControllerRepresentable {
///     func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
///         let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
///         picker.delegate = context.coordinator
///         return picker
///     }
///     …
/// }
/// ```
///
/// Present it from the `rootViewController` of a window, which shows the dialog alone, or show the view in a `sheet`, which stands behind
/// the dialog. It ends by itself.
@MainActor @preconcurrency
public final class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }

    private let purpose: Purpose
    /// The delegate, which receives the files.
    public weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether several files can be chosen.
    public var allowsMultipleSelection = false
    /// The folder in which the dialog starts; nil for the one that the desktop chooses.
    public var directoryURL: URL?
    /// A Boolean value that indicates whether extensions are shown. The desktop's dialogs always show them.
    public var shouldShowFileExtensions = false
    /// A Boolean value that indicates whether the user has yet to answer.
    private var isAsking = false
    private let dialog = StandaloneFileDialog()

    /// Creates a picker for files to open where they are.
    /// - Parameter contentTypes: The types of the files; folders are chosen if all types are those of folders.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(.opening(contentTypes, asCopy: false))
    }

    /// Creates a picker for files to open.
    /// - Parameters:
    ///   - contentTypes: The types of the files; folders are chosen if all types are those of folders.
    ///   - asCopy: Whether the delegate receives copies in the temporary directory, which the app may change and removes.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(.opening(contentTypes, asCopy: asCopy))
    }

    /// Creates a picker for the folder to which files are moved.
    /// - Parameter urls: The files.
    public convenience init(forExporting urls: [URL]) { self.init(.exporting(urls, asCopy: false)) }

    /// Creates a picker for the folder of exported files.
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: Whether the files are copied to the folder and not moved.
    public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(.exporting(urls, asCopy: asCopy)) }

    private init(_ purpose: Purpose) {
        self.purpose = purpose
        super.init()
    }

    fileprivate var request: FileDialogRequest {
        var request =
            switch purpose {
            case .opening(let types, _):
                FileDialogRequest.importing(types, allowsMultipleSelection: allowsMultipleSelection)
            case .exporting(let urls, let asCopy): FileDialogRequest.placing(asCopy ? "Copy" : "Move", urls)
            }
        request.directory = directoryURL ?? request.directory
        return request
    }

    /// A Boolean value that indicates whether there is something for which to ask.
    private var hasPurpose: Bool {
        if case .exporting(let urls, _) = purpose { !urls.isEmpty } else { true }
    }

    /// Returns the files for the app after the user has chosen.
    fileprivate func take(_ urls: [URL]) async throws -> [URL] {
        switch purpose {
        case .opening(_, asCopy: false): return urls
        case .opening(_, asCopy: true):
            let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            return try await FileExport.copy(urls, into: folder)
        case .exporting(let files, let asCopy):
            guard let folder = urls.first else { throw CocoaError(.userCancelled) }
            return asCopy
                ? try await FileExport.copy(files, into: folder) : try await FileMoving.move(files, into: folder)
        }
    }

    fileprivate func end(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): finish { $0.documentPicker(self, didPickDocumentsAt: urls) }
        case .failure(let error):
            kitLogger.error("A document picker gives no files: \(error)")
            cancel()
        }
    }

    fileprivate func cancel() { finish { $0.documentPickerWasCancelled(self) } }

    private func finish(_ tell: (any UIDocumentPickerDelegate) -> Void) {
        guard isAsking else { return }
        isAsking = false
        dialog.close()
        dismiss(animated: true)
        if let delegate { tell(delegate) }
    }

    private func show(_ request: FileDialogRequest) {
        dialog.show(request) { result in
            switch result {
            case .success(let urls?):
                Task {
                    do { self.end(.success(try await self.take(urls))) } catch { self.end(.failure(error)) }
                }
            case .success(nil): self.cancel()
            case .failure(let error): self.end(.failure(error))
            }
        }
    }
}

extension UIDocumentPickerViewController: DialogController, SheetController {
    /// Shows the dialog over the active window.
    package func showDialog() {
        isAsking = true
        if hasPurpose { show(request) } else { cancel() }
    }

    /// Returns the contents of a sheet behind the dialog.
    package func makeSheet() -> AnyView {
        isAsking = true
        return AnyView(DocumentPickerSheet(picker: self, isPresented: hasPurpose))
    }

    /// Tells the delegate that the user chose nothing, unless the picker has ended.
    package func sheetWasTakenAway() { cancel() }
}

/// The contents of a sheet behind the dialog of a document picker.
private struct DocumentPickerSheet: View {
    let picker: UIDocumentPickerViewController
    @State private var isPresented: Bool

    init(picker: UIDocumentPickerViewController, isPresented: Bool) {
        self.picker = picker
        _isPresented = State(initialValue: isPresented)
    }

    var body: some View {
        DialogPlaceholder { picker.cancel() }
            .fileDialog(
                isPresented: $isPresented,
                picker.request,
                perform: { try await picker.take($0) },
                onCompletion: { picker.end($0) },
                onCancellation: { picker.cancel() }
            )
    }
}

/// The delegate of a document picker.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has chosen files, or that exported files are in place.
    /// - Parameters:
    ///   - controller: The picker.
    ///   - urls: The files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells a delegate that does not receive several files of the first one.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Tells the delegate that the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Tells the delegate of the first file.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
