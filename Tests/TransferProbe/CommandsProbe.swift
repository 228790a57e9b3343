import SwiftUI

/// A text, a field and a list that the menu bar of the app edits.
struct CommandsProbe: View {
    @State private var text = "typed"
    @State private var notes = ["milk"]

    var body: some View {
        VStack(spacing: 16) {
            TextField("Text", text: $text).accessibilityIdentifier("field")
            Text(notes.joined(separator: ", "))
                .padding(20)
                .background(.yellow)
                .copyable(notes)
                .cuttable(for: String.self) {
                    defer { notes = ["nothing"] }
                    return notes
                }
                .onDeleteCommand { notes = ["deleted"] }
                .accessibilityIdentifier("notes")
        }
        .padding(16)
        .frame(width: 320, height: 160)
        .navigationTitle("Commands")
        .onChange(of: text) { say("text", $1) }
        .onChange(of: notes) { say("notes", $1.joined(separator: " ")) }
    }
}

/// Menus of the app's own.
struct ProbeCommands: Commands {
    @State private var isPinned = false

    var body: some Commands {
        CommandMenu("Note") {
            Toggle("Pinned", isOn: $isPinned).keyboardShortcut("p", modifiers: [.command, .shift])
            Button(isPinned ? "Send" : "Send Later") { say("sent", "\(isPinned)") }.keyboardShortcut("d")
        }
        CommandGroup(after: .newItem) { Button("Open…") { say("opened", "file") }.keyboardShortcut("o") }
    }
}
