import CGTK
import SwiftUICore

/// The file dialogs that the views of one window ask for.
@MainActor
final class FileDialogs {
    // Lifetime: that of the window with views, or of the popover in it, that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    private var shown: [(dialog: FileDialog, chooser: FileChooser)] = []

    /// The last chosen folders, by the identifiers that dialogs share.
    private static var lastFolders: [String: URL] = [:]

    init(over window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

    /// Shows these dialogs, and no others.
    func show(_ dialogs: [FileDialog]) {
        let before = shown
        for (dialog, chooser) in before where !dialogs.contains(where: { $0 === dialog }) { chooser.close() }
        shown = dialogs.map { dialog in
            before.first { $0.dialog === dialog } ?? (dialog, chooser(for: dialog))
        }
    }

    private func chooser(for dialog: FileDialog) -> FileChooser {
        var request = dialog.request
        let id = request.customizationID
        if let id, let folder = Self.lastFolders[id] { request.directory = folder }
        return FileChooser(request, over: window) { answer in
            if let id, case .chosen(let urls, _) = answer, let url = urls.first {
                Self.lastFolders[id] = request.isForFolder ? url : url.deletingLastPathComponent()
            }
            Task.immediate { await dialog.answer(answer) }
        }
    }
}

extension FileDialogRequest {
    /// A Boolean value that indicates whether folders are chosen.
    var isForFolder: Bool { kind == .openFolder || kind == .saveInFolder }
}
