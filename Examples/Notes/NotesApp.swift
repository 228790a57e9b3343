import SwiftUI

@main
struct NotesApp: App {
    @State private var store = NoteStore()

    var body: some Scene {
        WindowGroup("Notes") {
            NotesView(store: store)
        }
        .defaultSize(width: 880, height: 600)
        .commands { TextEditingCommands() }
    }
}
