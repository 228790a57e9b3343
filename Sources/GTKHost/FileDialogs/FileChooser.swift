import CGTK
import GTKInterop
import SwiftUICore

/// A dialog in which the user chooses files: that of the desktop's FileChooser portal if there is one, or else GTK's
/// own.
@MainActor
final class FileChooser {
    private let request: FileDialogRequest
    /// The window over which the dialog is, which may be closed before the portal answers.
    private let window: WeakObject?
    private var answer: (@MainActor (FileDialogAnswer) -> Void)?
    private var portal: PortalFileChooser?
    private var dialog: FileChooserDialog?

    /// Shows the dialog.
    /// - Parameters:
    ///   - request: The request.
    ///   - window: The window that the dialog keeps from being used; nil for none.
    ///   - usesPortal: Whether the desktop's portal is asked.
    ///   - answer: Called once, unless the dialog is closed before.
    init(
        _ request: FileDialogRequest,
        over window: UnsafeMutablePointer<GtkWidget>?,
        usesPortal: Bool = true,
        answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) {
        (self.request, self.answer) = (request, answer)
        self.window = window.map { WeakObject(UnsafeMutableRawPointer($0)) }
        let filters = FileFilter.filters(for: request)
        guard usesPortal, PortalFileChooser.isWorthAsking else {
            showDialog(filters)
            return
        }
        portal = PortalFileChooser(request, filters, over: window) { [weak self] end in
            self?.portal = nil
            switch end {
            case .answer(let answer): self?.end(answer)
            case .missing: self?.showDialog(filters)
            }
        }
    }

    /// Closes the dialog.
    func close() {
        answer = nil
        portal?.close()
        dialog?.close()
        (portal, dialog) = (nil, nil)
    }

    private func showDialog(_ filters: [FileFilter]) {
        guard answer != nil else { return }
        dialog = FileChooserDialog(request, filters, over: window?.pointer?.typed()) { [weak self] in self?.end($0) }
    }

    private func end(_ answer: FileDialogAnswer) {
        let told = self.answer
        (self.answer, dialog) = (nil, nil)
        told?(answer)
    }
}
