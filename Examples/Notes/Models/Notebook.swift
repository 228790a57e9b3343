import SwiftUI
import UniformTypeIdentifiers

/// The document: notes in folders.
struct Notebook: Hashable, Sendable {
    var folders: [Folder]

    /// Creates a notebook without notes.
    init() { folders = ["Today", "Ideas", "Done"].map { Folder(title: $0, notes: []) } }

    init(folders: [Folder]) { self.folders = folders }
}

/// Notes that belong together.
struct Folder: Identifiable, Codable, Hashable, Sendable {
    var id: String { title }
    var title: String
    var notes: [Note]
}

extension UTType {
    /// A notebook as this app writes it; declared in `Resources/Info.plist`.
    static let notebook = UTType(exportedAs: "com.example.notebook")
}

extension Notebook: FileDocument {
    static let readableContentTypes: [UTType] = [.notebook]

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        do {
            folders = try JSONDecoder().decode([Folder].self, from: data)
        } catch {
            throw NotebookError(fileName: configuration.file.filename ?? "The file")
        }
        // Notes are inserted into folders.
        if folders.isEmpty { folders = Notebook().folders }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return FileWrapper(regularFileWithContents: try encoder.encode(folders))
    }
}

/// The reason why a file is not a notebook.
struct NotebookError: LocalizedError {
    let fileName: String
    var errorDescription: String? { "“\(fileName)” is damaged, or it is no notebook. It was left as it is." }
}

// MARK: Changes

extension Notebook {
    /// The notes with some identifiers, in their order.
    func notes(_ ids: Set<Note.ID>) -> [Note] { folders.flatMap(\.notes).filter { ids.contains($0.id) } }

    /// A note; nil if it no longer exists.
    subscript(id: Note.ID) -> Note? {
        get { place(of: id).map { folders[$0.folder].notes[$0.index] } }
        set {
            guard let place = place(of: id), let newValue else { return }
            folders[place.folder].notes[place.index] = newValue
        }
    }

    /// Returns the place of a note.
    func place(of id: Note.ID) -> (folder: Int, index: Int)? {
        for (folder, content) in folders.enumerated() {
            if let index = content.notes.firstIndex(where: { $0.id == id }) { return (folder, index) }
        }
        return nil
    }

    mutating func remove(_ ids: Set<Note.ID>) {
        for folder in folders.indices { folders[folder].notes.removeAll { ids.contains($0.id) } }
    }

    /// Puts notes behind the last of some others, or at the end of the first folder where there is none.
    mutating func insert(_ notes: [Note], behind ids: Set<Note.ID>) {
        let places = ids.compactMap { place(of: $0) }
        guard let last = places.max(by: { ($0.folder, $0.index) < ($1.folder, $1.index) }) else {
            folders[0].notes += notes
            return
        }
        folders[last.folder].notes.insert(contentsOf: notes, at: last.index + 1)
    }

    /// Moves notes as the user has asked for.
    mutating func apply(_ difference: ReorderDifference<Note.ID, Folder.ID>) {
        let moved = difference.sources.compactMap { self[$0] }
        remove(Set(difference.sources))
        guard let folder = folders.firstIndex(where: { $0.id == difference.destination.collectionID }) else { return }
        switch difference.destination.position {
        case .before(let id):
            let index = folders[folder].notes.firstIndex { $0.id == id } ?? folders[folder].notes.endIndex
            folders[folder].notes.insert(contentsOf: moved, at: index)
        case .end: folders[folder].notes += moved
        }
    }
}
