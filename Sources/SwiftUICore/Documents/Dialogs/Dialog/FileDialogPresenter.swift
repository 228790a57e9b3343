import Foundation

/// What a file dialog asks for, and what is done with the answer.
struct FileDialogAction {
    /// What the dialog asks for; nil while there is nothing to ask. State that this reads is followed.
    let request: (FileDialogOptions) -> FileDialogRequest?
    /// Does what is to be done with the user's choice, and returns the files that the program gets.
    let perform: @MainActor (FileDialogChoice) async throws -> [URL]
    /// Hears of the files, or of what went wrong.
    let complete: (Result<[URL], any Error>) -> Void
    /// Hears that the user chose nothing.
    let cancel: () -> Void
}

/// Asks for a file dialog while a binding is true.
@_weakLinked
struct FileDialogPresenter {
    let isPresented: Binding<Bool>
    let action: FileDialogAction
}

extension FileDialogPresenter: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        FileDialogNode(view, inputs)
    }
}

/// The node of a view that asks for a file dialog.
final class FileDialogNode<Content: View>: ModifiedNode<Content, FileDialogPresenter>, ValueReader {
    private var evaluator = Evaluator()
    private var dialog: FileDialog?

    override init(_ view: ModifiedContent<Content, FileDialogPresenter>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        follow()
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        if let dialog { preferences[FileDialogsKey.self].append(dialog) }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        if follow() { preferencesDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) { content.setEnvironment(environment) }

    override func refresh() {
        follow()
        preferencesDidChange()
    }

    func readValueDidChange() { graph.invalidate(self) }

    /// A row that asks for a dialog stays when it is scrolled away.
    override var ownsWrittenState: Bool { dialog != nil }

    override func didRemove() { dialog = nil }

    /// Asks for what the state wants now. A dialog that is there stays as it is.
    /// - Returns: Whether it is something else than before.
    @discardableResult
    private func follow() -> Bool {
        graph.forget(self)
        let request = evaluator.evaluate(for: self) {
            view.modifier.isPresented.wrappedValue
                ? view.modifier.action.request(environment.fileDialogOptions) : nil
        }
        guard (dialog != nil) != (request != nil) else { return false }
        dialog = request.map(makeDialog)
        return true
    }

    private func makeDialog(_ request: FileDialogRequest) -> FileDialog {
        FileDialog(request) { [weak self] dialog, answer in await self?.take(answer, of: dialog) }
    }

    private func take(_ answer: FileDialogAnswer, of dialog: FileDialog) async {
        guard self.dialog === dialog else { return }
        let action = view.modifier.action
        switch answer {
        case .chosen(let urls, let contentType):
            switch dialog.request.review(urls, contentType: contentType) {
            case .accepted(let choice):
                end()
                do {
                    action.complete(.success(try await action.perform(choice)))
                } catch {
                    action.complete(.failure(error))
                }
            case .again(let request):
                self.dialog = makeDialog(request)
                graph.invalidate(self)
            }
        case .cancelled:
            end()
            action.cancel()
        case .failed(let error):
            end()
            action.complete(.failure(error))
        }
    }

    /// The state says that nothing is presented before the program hears of the answer, as on Apple's systems.
    private func end() {
        dialog = nil
        view.modifier.isPresented.wrappedValue = false
        graph.invalidate(self)
    }
}
