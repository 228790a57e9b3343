/// What the engine leaves to the rooms above it. Whatever makes a graph gives it one of these.
@MainActor
protocol RoomsAbove: AnyObject {
    /// Makes the node at the top of what a window shows, or of what is presented over one.
    func makeRoot<Content: View>(_ view: RootView<Content>, _ inputs: NodeInputs) -> RootNode<Content>

    /// The node of a modifier that is neither the framework's nor has a body; nil for one that has a body.
    func makeNode<Content: View, Modifier: ViewModifier>(
        _ view: ModifiedContent<Content, Modifier>,
        _ inputs: NodeInputs
    ) -> ViewNode?

    /// What is left to the rooms above in a graph without a window, as for the picture of a drag.
    var withoutWindow: any RoomsAbove { get }

    /// How the view of an element appears and disappears where that is animated.
    func transition(of element: LayoutElement) -> (any PresentedTransition)?
}

/// An object that belongs to a graph, and is made when something in a room above the engine first needs it.
@MainActor
protocol GraphService: AnyObject {
    init()

    /// Called at the end of each update, and when the graph is taken down.
    func updateDidEnd()
}

extension GraphService {
    func updateDidEnd() {}
}
