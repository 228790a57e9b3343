/// The services of the rooms above the engine in the graph of a window.
@MainActor
final class WindowRooms: RoomsAbove {
    /// The menu bar of the window until its root is made; nil for none.
    private var menuBar: MenuBarView?

    init(menuBar: MenuBarView?) { self.menuBar = menuBar }

    var withoutWindow: any RoomsAbove { WindowRooms(menuBar: nil) }

    /// The root of the window itself has the menu bar, and records the changes that are made in the window.
    func makeRoot<Content: View>(_ view: RootView<Content>, _ inputs: NodeInputs) -> RootNode<Content> {
        guard inputs.parent == nil else { return WindowRootNode(view, inputs, menuBar: nil) }
        defer { menuBar = nil }
        var environment = inputs.environment
        environment.undoManager = inputs.graph.undoManager
        return WindowRootNode(
            view,
            NodeInputs(graph: inputs.graph, parent: nil, environment: environment),
            menuBar: menuBar
        )
    }

    func transition(of element: LayoutElement) -> (any PresentedTransition)? { element.traits[TransitionTrait.self] }
}

extension ViewGraph {
    /// Builds the tree for a view.
    /// - Parameters:
    ///   - view: The window's content.
    ///   - menuBar: The window's menu bar; nil for none.
    ///   - environment: The environment of the root.
    ///   - host: The host of the tree.
    convenience init<Content: View>(
        _ view: Content,
        menuBar: MenuBarView?,
        environment: EnvironmentValues,
        host: any ViewHost
    ) {
        self.init(view, environment: environment, host: host, rooms: WindowRooms(menuBar: menuBar))
    }

    /// Builds the tree for a view in a window without a menu bar.
    package convenience init<Content: View>(_ view: Content, environment: EnvironmentValues, host: any ViewHost) {
        self.init(view, menuBar: nil, environment: environment, host: host)
    }

    /// Gives the root a new value.
    /// - Parameters:
    ///   - view: A view of the type that the graph was made with.
    ///   - menuBar: The menu bar, if the graph was made with one.
    func setRoot<Content: View>(_ view: Content, menuBar: MenuBarView?) {
        guard let root = root as? WindowRootNode<Content> else { return }
        perform {
            root.set(RootView(content: view), environment: root.environment)
            root.menuBarView = menuBar
        }
    }

    /// Updates the root of a window without a menu bar.
    package func setRoot<Content: View>(_ view: Content) { setRoot(view, menuBar: nil) }
}
