import CGTK
import Foundation
import GTKInterop
import GTKTransport
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
        ToplevelWindows.active?.cast()
    }
}
