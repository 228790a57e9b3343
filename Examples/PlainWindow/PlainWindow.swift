import CGTK
import CoreTransferable
import Foundation
import GTKTransport

/// A GTK window without SwiftUI: a note that can be dragged and copied, above a place that accepts notes.
///
/// Messages are written to standard output.
@main
@MainActor
enum PlainWindow {
    static func main() {
        guard gtk_init_check() != 0 else {
            FileHandle.standardError.write(Data("Error: No display could be opened.\n".utf8))
            exit(1)
        }
        // From here on, Swift's tasks on the main actor run in GTK's main loop.
        MainLoop.attachMainQueue()
        let notes = NotesWindow()
        notes.present()
        while !notes.isClosed { g_main_context_iteration(nil, 1) }
    }
}
