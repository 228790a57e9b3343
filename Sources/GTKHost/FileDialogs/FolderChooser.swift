import CGTK
import Foundation
import SwiftUICore

/// Asks the user for a folder to save in, over the window that has the focus.
@MainActor
enum FolderChooser {
    /// - Returns: The folder; nil when the user cancels.
    static func choose() async throws -> URL? {
        var chooser: FileChooser?
        defer { chooser?.close() }
        let answer = await withCheckedContinuation { continuation in
            chooser = FileChooser(.savingInFolder("Save to Folder"), over: activeWindow()) {
                continuation.resume(returning: $0)
            }
        }
        return switch answer {
        case .chosen(let urls, _): urls.first
        case .cancelled: nil
        case .failed(let error): throw error
        }
    }

    private static func activeWindow() -> UnsafeMutablePointer<GtkWidget>? {
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let window = g_list_model_get_item(windows, index) else { continue }
            // The list keeps the window.
            g_object_unref(window)
            let widget = window.assumingMemoryBound(to: GtkWidget.self)
            if gtk_window_is_active(widget.cast()) != 0 { return widget }
        }
        return nil
    }
}
