import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Notebook()) { file in
            NotesView(notebook: file.$document)
        }
        .defaultSize(width: 880, height: 600)
        .commands { TextEditingCommands() }
    }
}
