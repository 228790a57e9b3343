import Foundation

/// A window that an app wants.
@MainActor
package struct WindowDescription {
    /// The identifier of the window.
    package let id: WindowID
    /// The title, where no view sets another.
    package var title: String?
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    package var level = WindowLevel.automatic
    /// The title bar of the window, and its title.
    package var bar = WindowBar.standard
    /// A Boolean value that indicates whether a toolbar shows the title.
    package var toolbarShowsTitle = true
    /// The initial position of the window: a point of the screen that coincides with the same point of the window; nil
    /// for any.
    package var defaultPosition: UnitPoint?
    /// The top left corner on the screen with which the window opens; nil for anywhere.
    package var defaultOrigin: CGPoint?
    /// Makes the size and the place with which the window opens; nil where the scene says nothing of that.
    var makePlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    /// The document that the window shows; nil for other windows.
    var document: DocumentSession?
    /// Called with the window's tree of views when that is made.
    var didMakeGraph: (ViewGraph) -> Void = { _ in }
    /// The menu bar; nil for a window without an app.
    var menuBar: MenuBarView?
    /// A Boolean value that indicates whether the window shows the menus of the app.
    var showsMenuBar = true
    /// Adds the app's actions for the window to its environment.
    var prepare: (inout EnvironmentValues) -> Void = { _ in }
    private let make: (MenuBarView?, EnvironmentValues, any ViewHost) -> ViewGraph
    private let update: (ViewGraph, MenuBarView?) -> Void

    init(
        id: WindowID,
        title: String?,
        makeGraph: @escaping (MenuBarView?, EnvironmentValues, any ViewHost) -> ViewGraph,
        updateGraph: @escaping (ViewGraph, MenuBarView?) -> Void
    ) {
        (self.id, self.title, make, update) = (id, title, makeGraph, updateGraph)
    }

    /// Builds the window's tree of views.
    package func makeGraph(_ environment: EnvironmentValues, _ host: any ViewHost) -> ViewGraph {
        var environment = environment
        prepare(&environment)
        let graph = make(menuBar, environment, host)
        didMakeGraph(graph)
        return graph
    }

    /// Asks whether the window may be closed. Where that is not so, the user is asked about changes in it.
    package func mayClose() -> Bool { document?.mayClose() ?? true }

    /// Gives a tree that was built before the window's present content.
    package func updateGraph(_ graph: ViewGraph) { update(graph, menuBar) }
}

/// The place of a scene in an app: the indices of the scenes around it and its own.
package struct SceneID: Hashable, Sendable {
    var path: [Int] = []

    /// A Boolean value that indicates whether no scene stands before this one.
    var isFirst: Bool { path.allSatisfy { $0 == 0 } }

    func appending(_ index: Int) -> SceneID { SceneID(path: path + [index]) }
}

/// A window of a scene: windows that were closed share their numbers with none.
package struct WindowID: Hashable, Sendable {
    let scene: SceneID
    let number: Int
}
