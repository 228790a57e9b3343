import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// GTK's own dialog in which the user chooses files.
///
/// `GtkFileChooserNative` would choose by itself whether to ask the desktop's portal, and wait without a limit for one
/// that does not answer.
@MainActor
final class FileChooserDialog {
    private let dialog: ObjectReference
    private let filters: [(filter: FileFilter, object: ObjectReference)]
    private let isForSaving: Bool
    private var answer: (@MainActor (FileDialogAnswer) -> Void)?

    /// Shows the dialog.
    /// - Parameters:
    ///   - request: The request.
    ///   - filters: The filters of shown files; empty for all files.
    ///   - window: The window that the dialog keeps from being used; nil for none.
    ///   - answer: Called once, unless the dialog is closed before.
    init(
        _ request: FileDialogRequest,
        _ filters: [FileFilter],
        over window: UnsafeMutablePointer<GtkWidget>?,
        answer: @escaping @MainActor (FileDialogAnswer) -> Void
    ) {
        let object = g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil)!
        dialog = ObjectReference(retaining: UnsafeMutableRawPointer(object))
        self.filters = filters.map { ($0, $0.makeObject()) }
        isForSaving = request.kind == .save
        self.answer = answer
        prepare(request, over: window)
        Signal.connect(
            dialog.pointer,
            "response",
            number: { [weak self] response in self?.respond(isAccepted: response == Int(GTK_RESPONSE_ACCEPT.rawValue)) }
        )
        gtk_window_present(dialog.pointer.typed())
    }

    /// Closes the dialog.
    func close() {
        answer = nil
        gtk_window_destroy(dialog.pointer.typed())
    }

    private var chooser: OpaquePointer { OpaquePointer(dialog.pointer) }

    private func prepare(_ request: FileDialogRequest, over window: UnsafeMutablePointer<GtkWidget>?) {
        gtk_window_set_title(dialog.pointer.typed(), request.title.shapeable)
        if let window {
            gtk_window_set_transient_for(dialog.pointer.typed(), window.cast())
            makeModal(dialog.pointer.typed(), over: window)
        } else {
            gtk_window_set_modal(dialog.pointer.typed(), 1)
        }
        let responses = [("_Cancel", GTK_RESPONSE_CANCEL), (request.confirmationLabel, GTK_RESPONSE_ACCEPT)]
        for (label, response) in responses {
            gtk_dialog_add_button(dialog.pointer.typed(), label, gint(response.rawValue))
        }
        gtk_dialog_set_default_response(dialog.pointer.typed(), gint(GTK_RESPONSE_ACCEPT.rawValue))

        gtk_file_chooser_set_action(chooser, request.action)
        gtk_file_chooser_set_select_multiple(chooser, request.allowsMultipleSelection ? 1 : 0)
        for (_, object) in filters { gtk_file_chooser_add_filter(chooser, OpaquePointer(object.pointer)) }
        if let first = filters.first { gtk_file_chooser_set_filter(chooser, OpaquePointer(first.object.pointer)) }
        if request.kind == .save, let name = request.filename { gtk_file_chooser_set_current_name(chooser, name) }
        guard let directory = request.directory, let folder = g_file_new_for_path(directory.path) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        // A folder that is not there leaves the one that the desktop chooses.
        gtk_file_chooser_set_current_folder(chooser, folder, nil)
    }

    private func respond(isAccepted: Bool) {
        guard let answer else { return }
        let result = Result { isAccepted ? try chosenFiles() : [] }
        let type = chosenType
        close()
        switch result {
        case .success(let urls): answer(isAccepted ? .chosen(urls, contentType: type) : .cancelled)
        case .failure(let error): answer(.failed(error))
        }
    }

    private func chosenFiles() throws -> [URL] {
        guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return try (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            return try ChosenFiles.url(of: OpaquePointer(item))
        }
    }

    /// The type whose filter the user chose for a new file.
    private var chosenType: UTType? {
        guard isForSaving, let chosen = gtk_file_chooser_get_filter(chooser) else { return nil }
        return filters.first { OpaquePointer($0.object.pointer) == chosen }?.filter.type
    }
}

extension FileFilter {
    /// Returns the filter as GTK represents it.
    @MainActor
    fileprivate func makeObject() -> ObjectReference {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, name)
        for mimeType in mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
        for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
        return ObjectReference(owning: UnsafeMutableRawPointer(filter))
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
