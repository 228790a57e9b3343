import Foundation

/// The request of a file dialog, and the action for the answer.
struct FileDialogAction {
    /// A closure that returns the request of the dialog; nil for none. State that this reads is followed.
    let request: (FileDialogOptions) -> FileDialogRequest?
    /// A closure that performs the action for the user's choice, and returns the files for the program.
    let perform: @MainActor (FileDialogChoice) async throws -> [URL]
    /// A closure that receives the files or an error.
    let complete: (Result<[URL], any Error>) -> Void
    /// A closure that is called when the user chooses nothing.
    let cancel: () -> Void
}

/// A presenter that asks for a file dialog while a binding is true.
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
    /// The dialog among the preferences. A change of the view can be noticed before the end of a dialog is.
    private var published: FileDialog?

    override init(_ view: ModifiedContent<Content, FileDialogPresenter>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        follow()
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        if let dialog { preferences[FileDialogsKey.self].append(dialog) }
        published = dialog
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        follow()
        if dialog !== published { preferencesDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) { content.setEnvironment(environment) }

    override func refresh() {
        follow()
        preferencesDidChange()
    }

    func readValueDidChange() { graph.invalidate(self) }

    /// A row that asks for a dialog stays when it is scrolled away.
    override var ownsWrittenState: Bool { dialog != nil }

    override func didRemove() { (dialog, published) = (nil, nil) }

    /// Shows the dialog that the state requests. An unchanged dialog stays.
    private func follow() {
        graph.forget(self)
        let request = evaluator.evaluate(for: self) {
            view.modifier.isPresented.wrappedValue
                ? view.modifier.action.request(environment.fileDialogOptions) : nil
        }
        guard (dialog != nil) != (request != nil) else { return }
        dialog = request.map(makeDialog)
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

    /// Ends the presentation. The state is reset before the program receives the answer, as on Apple's systems.
    private func end() {
        dialog = nil
        view.modifier.isPresented.wrappedValue = false
        graph.invalidate(self)
    }
}
