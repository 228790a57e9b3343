import SwiftUI

/// The window of a notebook: the notes in their folders on the left, the selected one on the right.
struct NotesView: View {
    @Binding var notebook: Notebook
    @State private var selection: Set<Note.ID> = []
    @FocusState private var isEditing: Bool

    var body: some View {
        HStack(spacing: 0) {
            NotesList(notebook: $notebook, selection: $selection, isEditing: $isEditing)
                .frame(width: 300)
            Divider()
            detail
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onAppear { selection = Set(notebook.folders.flatMap(\.notes).prefix(1).map(\.id)) }
        .onOpenURL { url in
            guard let link = NoteLink(url) else { return }
            let note = Note(text: link.text)
            notebook.insert([note], behind: [])
            selection = [note.id]
        }
    }

    @ViewBuilder private var detail: some View {
        // The selected notes may no longer exist, for example after Undo.
        let selected = notebook.notes(selection)
        if selected.count == 1, let note = selected.first {
            TextEditor(text: text(of: note))
                .focused($isEditing)
                .font(.title3)
                .padding(12)
                .accessibilityLabel(note.title)
                .accessibilityIdentifier("editor")
        } else {
            ContentUnavailableView(
                selected.isEmpty ? "No Note Selected" : "\(selected.count) Notes Selected",
                systemImage: "note.text",
                description: Text("Drag notes to other folders and programs, or drop text into the list.")
            )
        }
    }

    private func text(of note: Note) -> Binding<String> {
        Binding {
            notebook[note.id]?.text ?? note.text
        } set: {
            notebook[note.id]?.text = $0
        }
    }
}

/// Notes that can be selected, moved, copied, cut, pasted and deleted.
struct NotesList: View {
    @Binding var notebook: Notebook
    @Binding var selection: Set<Note.ID>
    /// A Boolean value that indicates whether the editor of the selected note has the focus.
    let isEditing: FocusState<Bool>.Binding
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        List(selection: $selection) {
            ForEach(notebook.folders) { folder in
                Section(folder.title) {
                    ForEach(folder.notes) { note in
                        NoteRow(note: note)
                            .draggable(note)
                            .accessibilityIdentifier("note-" + note.title)
                    }
                    .dropDestination(for: Note.self) { dropped, offset in insert(dropped, in: folder, at: offset) }
                    .reorderable(collectionID: folder.id)
                }
            }
        }
        .listStyle(.sidebar)
        .accessibilityLabel("Notes")
        .accessibilityIdentifier("notes")
        .reorderContainer(for: Note.self, in: Folder.ID.self) { difference in
            change("Move") { $0.apply(difference) }
        }
        .copyable(notebook.notes(selection))
        .cuttable(for: Note.self) {
            defer { delete("Cut") }
            return notebook.notes(selection)
        }
        .pasteDestination(for: Note.self) { pasted in
            let new = pasted.map { Note(text: $0.text) }
            change("Paste") { $0.insert(new, behind: selection) }
            selection = Set(new.map(\.id))
        }
        .onDeleteCommand { delete("Delete") }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New Note", systemImage: "square.and.pencil", action: add)
                    .keyboardShortcut("n", modifiers: [.command, .shift])
                    .help("New note (Ctrl+Shift+N)")
                    .accessibilityIdentifier("new")
            }
        }
    }

    /// Makes a change, which the document records so that it can be undone, and gives it a name in the Edit menu.
    private func change(_ name: String, _ edit: (inout Notebook) -> Void) {
        var changed = notebook
        edit(&changed)
        guard changed != notebook else { return }
        notebook = changed
        undoManager?.setActionName(name)
    }

    private func add() {
        let note = Note(text: "")
        change("New Note") { $0.insert([note], behind: selection) }
        selection = [note.id]
        // The next typed text becomes its text.
        isEditing.wrappedValue = true
    }

    private func delete(_ name: String) {
        change(name) { $0.remove(selection) }
        selection = []
    }

    private func insert(_ dropped: [Note], in folder: Folder, at offset: Int) {
        let new = dropped.map { Note(text: $0.text) }
        change("Drop") { notebook in
            guard let index = notebook.folders.firstIndex(where: { $0.id == folder.id }) else { return }
            let count = notebook.folders[index].notes.count
            notebook.folders[index].notes.insert(contentsOf: new, at: min(offset, count))
        }
        selection = Set(new.map(\.id))
    }
}

/// A note in the list.
struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(note.title).fontWeight(.semibold).lineLimit(1)
            Text(note.summary).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}
