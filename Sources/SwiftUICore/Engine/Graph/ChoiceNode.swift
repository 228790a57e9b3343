/// A node whose content may change its type, or may be missing.
class ChoiceNode<Outer>: TypedNode<Outer> {
    private var shownChoice: Choice?
    /// Former choices whose transitions run.
    private var leaving: [Choice] = []
    private var isMade = false

    override init(_ view: Outer, _ inputs: NodeInputs) {
        super.init(view, inputs)
        choose()
        isMade = true
    }

    private var contents: [PresentedContent] {
        guard !leaving.isEmpty else { return if let shownChoice { [shownChoice.content] } else { [] } }
        return leaving.map { $0.content } + (shownChoice.map { [$0.content] } ?? [])
    }

    override func makeElements() -> [LayoutElement] { contents.flatMap { $0.elements } }
    override func makeRows() -> [RowRun] { shownChoice?.content.node.rows ?? [] }
    override var children: [ViewNode] { contents.flatMap { $0.nodes } }
    override var canContentShowAnotherElement: Bool {
        isSettled ? shownChoice?.content.node.canShowAnotherElement ?? true : super.canContentShowAnotherElement
    }
    override func elementsWillChange() { for content in contents { content.elementsWillChange() } }
    override func viewDidChange() { choose() }

    /// A Boolean value that indicates whether no transition runs.
    final var isSettled: Bool { leaving.isEmpty && shownChoice?.content.isSettled ?? true }

    /// Calls ``show(_:branch:)`` or ``showNothing()`` for the view's present value.
    func choose() {}

    /// Returns the environment of the content.
    func contentEnvironment() -> EnvironmentValues { environment }

    /// Shows a view.
    /// - Parameters:
    ///   - view: The view.
    ///   - branch: A value that distinguishes views of one type that must not share state.
    final func show<Content: View>(_ view: Content, branch: ChoiceBranch = .only) {
        if let choice = shownChoice, choice.branch == branch, let node = choice.content.node as? TypedNode<Content> {
            let environment = contentEnvironment()
            node.set(view, environment: environment)
            choice.content.setEnvironment(environment)
            return
        }
        leave()
        shownChoice =
            comeBack(to: view, branch)
            ?? Choice(
                content: PresentedContent(
                    SwiftUICore.makeNode(
                        view,
                        inputs(environment: contentEnvironment(), rowsOnDemand: rowsOnDemand)
                    ),
                    in: self,
                    isInsertion: isMade
                ),
                branch: branch
            )
        if isMade { outputsDidChange() }
    }

    final func showNothing() {
        guard shownChoice != nil else { return }
        leave()
        outputsDidChange()
    }

    /// Removes the shown view, immediately or after its transition.
    private func leave() {
        guard let choice = shownChoice else { return }
        shownChoice = nil
        let content = choice.content
        let isLeaving = content.leave { [weak self] in
            guard let self else { return }
            self.leaving.removeAll { $0.content === content }
            content.remove()
            self.outputsDidChange()
        }
        if isLeaving {
            leaving.append(choice)
        } else if content.disappearsFirst {
            graph.disappearFirst(content.remove)
        } else {
            content.remove()
        }
    }

    /// Makes a view whose removal has begun appear again, with its state.
    private func comeBack<Content: View>(to view: Content, _ branch: ChoiceBranch) -> Choice? {
        guard
            let index = leaving.lastIndex(where: { $0.branch == branch && $0.content.node is TypedNode<Content> }),
            let node = leaving[index].content.node as? TypedNode<Content>
        else { return nil }
        let choice = leaving.remove(at: index)
        node.set(view, environment: contentEnvironment())
        choice.content.comeBack()
        return choice
    }
}

/// A shown choice. It is no type inside of the node, which would be another for each type of view, and looked up each time.
@MainActor
private final class Choice {
    let content: PresentedContent
    let branch: ChoiceBranch

    init(content: PresentedContent, branch: ChoiceBranch) { (self.content, self.branch) = (content, branch) }
}

/// A value that distinguishes views of one type that must not share state.
enum ChoiceBranch: Equatable {
    /// The one way to the view.
    case only
    /// The first of two.
    case first
    /// The second of two.
    case second
    /// The identity that a program gives the view.
    case identity(AnyHashable)
}
