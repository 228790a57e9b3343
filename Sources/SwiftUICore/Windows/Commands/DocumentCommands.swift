/// The actions of the File menu on documents.
struct DocumentCommands {
    let document: DocumentSession
    /// A closure that opens a new document; nil in an app that only shows documents.
    let new: (@MainActor () -> Void)?

    @MainActor
    var newItems: [MenuItem] {
        (new.map { [MenuItem("New", KeyboardShortcut("n"), action: $0)] } ?? []) + [
            MenuItem("Open…", KeyboardShortcut("o")) { [document] in document.isAskedForDocuments = true }
        ]
    }

    @MainActor
    var saveItems: [MenuItem] {
        guard document.isEditable else { return [] }
        return [
            MenuItem("Save", KeyboardShortcut("s")) { [document] in document.save() },
            MenuItem("Save As…", KeyboardShortcut("s", modifiers: [.command, .shift])) { [document] in
                document.saveElsewhere()
            },
        ]
    }
}
