/// The services that the rooms above provide to the engine. Whatever makes a graph gives it one of these.
@MainActor
protocol RoomsAbove: AnyObject {
    /// Makes the node at the top of what a window shows, or of what is presented over one.
    func makeRoot<Content: View>(_ view: RootView<Content>, _ inputs: NodeInputs) -> RootNode<Content>

    /// The services of the rooms above in a graph without a window, such as that of a drag's picture.
    var withoutWindow: any RoomsAbove { get }

    /// Returns the transition with which the view of an element appears and disappears, if it is animated.
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
