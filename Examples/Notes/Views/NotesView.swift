import SwiftUI

/// The window: the notes in their folders on the left, the selected one on the right.
struct NotesView: View {
    let store: NoteStore
    @State private var selection: Set<Note.ID> = []

    var body: some View {
        HStack(spacing: 0) {
            NotesList(store: store, selection: $selection)
                .frame(width: 300)
            Divider()
            detail
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Notes")
        .onAppear { selection = Set(store.folders.first?.notes.prefix(1).map(\.id) ?? []) }
    }

    @ViewBuilder private var detail: some View {
        if selection.count == 1, let id = selection.first, let note = store.note(id) {
            TextEditor(text: note.text)
                .font(.title3)
                .padding(12)
                .accessibilityLabel(note.wrappedValue.title)
                .accessibilityIdentifier("editor")
        } else {
            ContentUnavailableView(
                selection.isEmpty ? "No Note Selected" : "\(selection.count) Notes Selected",
                systemImage: "note.text",
                description: Text("Drag notes to other folders and programs, or drop text into the list.")
            )
        }
    }
}

/// Notes that can be selected, moved, copied, cut, pasted and deleted.
struct NotesList: View {
    let store: NoteStore
    @Binding var selection: Set<Note.ID>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        List(selection: $selection) {
            ForEach(store.folders) { folder in
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
            store.change("Move", undoManager) { $0.apply(difference) }
        }
        .copyable(store.notes(selection))
        .cuttable(for: Note.self) {
            defer { delete("Cut") }
            return store.notes(selection)
        }
        .pasteDestination(for: Note.self) { pasted in
            let new = pasted.map { Note(text: $0.text) }
            store.change("Paste", undoManager) { $0.insert(new, behind: selection) }
            selection = Set(new.map(\.id))
        }
        .onDeleteCommand { delete("Delete") }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New Note", systemImage: "square.and.pencil", action: add)
                    .keyboardShortcut("n")
                    .help("New note")
                    .accessibilityIdentifier("new")
            }
        }
    }

    private func add() {
        let note = Note(text: "")
        store.change("New Note", undoManager) { $0.insert([note], behind: selection) }
        selection = [note.id]
    }

    private func delete(_ name: String) {
        store.change(name, undoManager) { $0.remove(selection) }
        selection = []
    }

    private func insert(_ dropped: [Note], in folder: Folder, at offset: Int) {
        let new = dropped.map { Note(text: $0.text) }
        store.change("Drop", undoManager) { folders in
            guard let index = folders.firstIndex(where: { $0.id == folder.id }) else { return }
            folders[index].notes.insert(contentsOf: new, at: min(offset, folders[index].notes.count))
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
