import SwiftUI

/// All notes, and the changes that can be undone.
@MainActor
@Observable
final class NoteStore {
    var folders: [Folder]

    init(folders: [Folder] = NoteStore.samples) { self.folders = folders }

    /// Makes a change that can be undone.
    /// - Parameters:
    ///   - name: The change, for the Edit menu.
    ///   - undoManager: What records it.
    ///   - edit: The change.
    func change(_ name: String, _ undoManager: UndoManager?, _ edit: (inout [Folder]) -> Void) {
        let before = folders
        edit(&folders)
        guard folders != before else { return }
        register(name, undoManager, before)
    }

    private func register(_ name: String, _ undoManager: UndoManager?, _ before: [Folder]) {
        undoManager?.registerUndo(withTarget: self) { store in
            let after = store.folders
            store.folders = before
            store.register(name, undoManager, after)
        }
        undoManager?.setActionName(name)
    }

    /// The notes with some identifiers, in their order.
    func notes(_ ids: Set<Note.ID>) -> [Note] { folders.flatMap(\.notes).filter { ids.contains($0.id) } }

    /// A note that can be edited; nil where it is gone.
    func note(_ id: Note.ID) -> Binding<Note>? {
        guard let place = folders.place(of: id) else { return nil }
        let note = folders[place.folder].notes[place.index]
        return Binding {
            self.folders.place(of: id).map { self.folders[$0.folder].notes[$0.index] } ?? note
        } set: { new in
            if let place = self.folders.place(of: id) { self.folders[place.folder].notes[place.index] = new }
        }
    }

    nonisolated static let samples = [
        Folder(
            title: "Today",
            notes: [
                Note(text: "Groceries\nRye bread, lemons, coffee, a bag of salt"),
                Note(text: "Call the harbour\nAsk whether the ferry takes bicycles in winter."),
                Note(text: "Talk about transfers\nBegin with the drag, end with the share sheet."),
            ]
        ),
        Folder(
            title: "Ideas",
            notes: [
                Note(text: "A map of benches\nWhere the sun is at four."),
                Note(text: "Names for the boat\nHeron, Second Wind, Marginalia"),
            ]
        ),
        Folder(title: "Done", notes: [Note(text: "Return the ladder\nWith thanks, and a jar of plums.")]),
    ]
}

extension [Folder] {
    /// Where a note is.
    func place(of id: Note.ID) -> (folder: Int, index: Int)? {
        for (folder, content) in enumerated() {
            if let index = content.notes.firstIndex(where: { $0.id == id }) { return (folder, index) }
        }
        return nil
    }

    mutating func remove(_ ids: Set<Note.ID>) {
        for folder in indices { self[folder].notes.removeAll { ids.contains($0.id) } }
    }

    /// Puts notes behind the last of some others, or at the end of the first folder where there is none.
    mutating func insert(_ notes: [Note], behind ids: Set<Note.ID>) {
        let places = ids.compactMap { place(of: $0) }
        guard let last = places.max(by: { ($0.folder, $0.index) < ($1.folder, $1.index) }) else {
            self[0].notes += notes
            return
        }
        self[last.folder].notes.insert(contentsOf: notes, at: last.index + 1)
    }

    /// Moves notes as the user has asked for.
    mutating func apply(_ difference: ReorderDifference<Note.ID, Folder.ID>) {
        let moved = difference.sources.compactMap { id in place(of: id).map { self[$0.folder].notes[$0.index] } }
        remove(Set(difference.sources))
        guard let folder = firstIndex(where: { $0.id == difference.destination.collectionID }) else { return }
        switch difference.destination.position {
        case .before(let id):
            let index = self[folder].notes.firstIndex { $0.id == id } ?? self[folder].notes.endIndex
            self[folder].notes.insert(contentsOf: moved, at: index)
        case .end: self[folder].notes += moved
        }
    }
}
