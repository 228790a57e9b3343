/// An item that an app requests in the desktop's panel.
@MainActor
package struct PanelItem {
    /// The identifier of the item.
    package let id: SceneID
    /// The title of the item if its label has no text.
    package let title: String?
    /// A Boolean value that indicates whether the item opens a window rather than a menu.
    package var opensWindow = false
    /// The menu that the item opens.
    package let menu: MenuSource
    /// A closure that adds the app's actions for the item to its environment.
    var prepare: (inout EnvironmentValues) -> Void = { _ in }
    /// A closure that makes the changes of the scene's modifiers to the environment; nil if there are none.
    var changeEnvironment: ((inout EnvironmentValues) -> Void)?
    private let make: (EnvironmentValues, any ViewHost) -> ViewGraph
    private let update: (ViewGraph) -> Void

    init<Label: View, Content: View>(id: SceneID, title: String?, label: Label, content: Content, menu: MenuSource) {
        let view = ModifiedContent(content: label, modifier: MenuContentModifier(menu: menu, items: content))
        (self.id, self.title, self.menu) = (id, title, menu)
        make = { ViewGraph(view, environment: $0, host: $1) }
        update = { $0.setRoot(view) }
    }

    /// Builds the view tree of the item, which consists of its label and its menu.
    package func makeGraph(_ environment: EnvironmentValues, _ host: any ViewHost) -> ViewGraph {
        var environment = environment
        prepare(&environment)
        changeEnvironment?(&environment)
        return make(environment, host)
    }

    /// Updates a view tree to the current label and menu of the item.
    package func updateGraph(_ graph: ViewGraph) {
        if let changeEnvironment { graph.changeEnvironment(changeEnvironment) }
        update(graph)
    }
}
