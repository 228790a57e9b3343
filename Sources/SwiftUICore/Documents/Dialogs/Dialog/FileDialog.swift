/// A file dialog that a view presents over its window.
///
/// A host shows it when it appears in the chrome of a window, removes it when it is no longer there, and reports the
/// answer.
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

    /// Handles the answer of the dialog. Only the first answer counts. Returns after the program has received it and any exported files
    /// have been written.
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
