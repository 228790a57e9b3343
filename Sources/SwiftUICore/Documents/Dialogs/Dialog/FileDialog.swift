/// A file dialog that views ask for over their window.
///
/// A host shows it when it appears in the chrome of a window, takes it away when it is there no more, and says what became of it.
@MainActor
package final class FileDialog {
    package let request: FileDialogRequest
    private var answered: (@MainActor (FileDialog, FileDialogAnswer) async -> Void)?

    init(
        _ request: FileDialogRequest,
        answered: @escaping @MainActor (FileDialog, FileDialogAnswer) async -> Void
    ) {
        (self.request, self.answered) = (request, answered)
    }

    /// Takes what became of the dialog; the first answer counts. Returns when the program has heard of it: files that are
    /// exported are written by then.
    package func answer(_ answer: FileDialogAnswer) async {
        let answered = answered
        self.answered = nil
        await answered?(self, answer)
    }
}

/// The file dialogs that the views of a window ask for, in the order of the views.
@_weakLinked
enum FileDialogsKey: PreferenceKey {
    static var defaultValue: [FileDialog] { [] }
    static func reduce(value: inout [FileDialog], nextValue: () -> [FileDialog]) { value += nextValue() }
}
