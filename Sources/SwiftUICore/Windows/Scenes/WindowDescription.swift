import Foundation

/// A window that an app requests.
@MainActor
package struct WindowDescription {
    /// The identifier of the window.
    package let id: WindowID
    /// The title of the window if no view sets another.
    package var title: String?
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    /// A Boolean value that indicates whether the window takes the ideal size of its content when that changes, as a window of settings
    /// takes that of the next tab.
    package var followsContentSize = false
    package var level = WindowLevel.automatic
    /// The properties of a window that code without scenes has made; nil for another.
    package var code: CodeWindowProperties?
    /// The title bar of the window.
    package var bar = WindowBar.standard
    /// A Boolean value that indicates whether a toolbar shows the title.
    package var toolbarShowsTitle = true
    /// The initial position of the window: a point on the screen that coincides with the same point of the window; nil for any.
    package var defaultPosition: UnitPoint?
    /// The initial position of the top left corner on the screen; nil for any.
    package var defaultOrigin: CGPoint?
    /// A closure that creates the size and the place with which the window opens; nil where the scene does not specify them.
    var makePlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    /// The document that the window shows; nil for other windows.
    var document: DocumentSession?
    /// Called with the window's tree of views when that is made.
    var didMakeGraph: (ViewGraph) -> Void = { _ in }
    /// The menu bar; nil for a window without an app.
    var menuBar: MenuBarView?
    /// A Boolean value that indicates whether the window shows the menus of the app.
    package var showsMenuBar = true
    /// A closure that adds the app's actions for the window to its environment.
    var prepare: (inout EnvironmentValues) -> Void = { _ in }
    /// A closure that makes the changes of the scene's modifiers to the environment; nil if there are none.
    var changeEnvironment: ((inout EnvironmentValues) -> Void)?
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

    /// The way in which the window is there.
    package var presence: CodeWindowProperties.Presence { code?.presence ?? .shown }

    /// Builds the view tree of the window, and follows the changes that its views bring about when they are first evaluated.
    package func makeGraph(_ environment: EnvironmentValues, _ host: any ViewHost) -> ViewGraph {
        var environment = environment
        prepare(&environment)
        changeEnvironment?(&environment)
        let graph = make(menuBar, environment, host)
        didMakeGraph(graph)
        graph.settle()
        return graph
    }

    /// Returns a Boolean value that indicates whether the window may close. If it may not, the user is asked about unsaved changes.
    package func mayClose() -> Bool { document?.mayClose() ?? true }

    /// Updates a view tree to the current content of the window.
    package func updateGraph(_ graph: ViewGraph) {
        if let changeEnvironment { graph.changeEnvironment(changeEnvironment) }
        update(graph, menuBar)
    }
}
