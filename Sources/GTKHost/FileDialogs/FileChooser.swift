import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// A dialog in which the user chooses files: that of the desktop's FileChooser portal where GTK uses it, or else GTK's own.
@MainActor
final class FileChooser {
    private let dialog: OpaquePointer
    private let request: FileDialogRequest
    private let filters: [FileFilter]
    private var answer: (@MainActor (FileDialogAnswer) -> Void)?
    private var portal: PortalWatch?

    /// Shows the dialog.
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - window: The window that the dialog keeps from being used; nil for none.
    ///   - answer: Called once, unless the dialog is closed before.
    init(
        _ request: FileDialogRequest,
        over window: UnsafeMutablePointer<GtkWidget>?,
        answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) {
        (self.request, self.answer) = (request, answer)
        dialog = gtk_file_chooser_native_new(
            request.title,
            window?.cast(),
            request.action,
            request.confirmationLabel,
            nil
        )!
        filters = request.isForFolder ? [] : FileFilter.filters(for: request)
        prepare()
        Signal.connect(
            UnsafeMutableRawPointer(dialog),
            "response",
            number: { [weak self] response in self?.respond(isAccepted: response == Int(GTK_RESPONSE_ACCEPT.rawValue)) }
        )
        gtk_native_dialog_show(native)
        // GTK itself waits without end for a portal that has ended.
        if !isWindow { portal = PortalWatch { [weak self] in self?.portalDidEnd() } }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(dialog)) }

    /// Takes the dialog off the screen.
    func close() {
        answer = nil
        portal = nil
        gtk_native_dialog_hide(native)
    }

    private var native: UnsafeMutablePointer<GtkNativeDialog> { UnsafeMutablePointer(dialog) }

    private func prepare() {
        gtk_native_dialog_set_modal(native, 1)
        gtk_file_chooser_set_select_multiple(dialog, request.allowsMultipleSelection ? 1 : 0)
        for filter in filters { gtk_file_chooser_add_filter(dialog, filter.pointer) }
        if request.kind == .save, let name = request.filename {
            gtk_file_chooser_set_current_name(dialog, name)
        }
        guard let directory = request.directory, let folder = g_file_new_for_path(directory.path) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        // A folder that is not there leaves the one that the desktop chooses.
        gtk_file_chooser_set_current_folder(dialog, folder, nil)
    }

    /// Whether the dialog is one of GTK's own windows.
    private var isWindow: Bool {
        let windows = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(windows)).contains { index in
            guard let window = g_list_model_get_item(windows, index) else { return false }
            // The list keeps the window.
            g_object_unref(window)
            let widget = window.assumingMemoryBound(to: GtkWidget.self)
            let type = g_type_name_from_instance(window.assumingMemoryBound(to: GTypeInstance.self))
            return gtk_widget_get_visible(widget) != 0 && type.map { String(cString: $0) } == "GtkFileChooserDialog"
        }
    }

    private func portalDidEnd() {
        guard let answer, !isWindow else { return }
        close()
        answer(
            .failed(
                CocoaError(
                    .featureUnsupported,
                    userInfo: [
                        NSLocalizedDescriptionKey:
                            "The desktop's file dialog ended before anything was chosen. Try again."
                    ]
                )
            )
        )
    }

    private func respond(isAccepted: Bool) {
        guard let answer else { return }
        (self.answer, portal) = (nil, nil)
        guard isAccepted else { return answer(.cancelled) }
        do {
            answer(.chosen(try chosenFiles(), contentType: chosenType))
        } catch {
            answer(.failed(error))
        }
    }

    private func chosenFiles() throws -> [URL] {
        guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return try (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            let file = OpaquePointer(item)
            if let path = g_file_get_path(file) {
                defer { g_free(path) }
                if let path = String(validatingCString: path) { return URL(fileURLWithPath: path) }
            }
            let uri = g_file_get_uri(file)
            defer { g_free(uri) }
            let name = uri.map { String(cString: $0) } ?? ""
            throw CocoaError(
                .fileReadUnsupportedScheme,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "“\(name)” could not be used: it has no path on this computer that is valid text. Copy the file to a folder of this computer."
                ]
            )
        }
    }

    /// The type whose filter the user chose for a file to be written.
    private var chosenType: UTType? {
        guard request.kind == .save, let chosen = gtk_file_chooser_get_filter(dialog) else { return nil }
        return filters.first { $0.pointer == chosen }?.type
    }
}

extension FileDialogRequest {
    fileprivate var action: GtkFileChooserAction {
        switch kind {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        case .openFolder, .saveInFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        }
    }
}
