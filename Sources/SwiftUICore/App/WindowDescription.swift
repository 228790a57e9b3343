import Foundation

/// A window that an app wants.
@MainActor
package struct WindowDescription {
    /// Which window of the app it is.
    package let id: WindowID
    /// The title, where no view sets another.
    package var title: String?
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    package var level = WindowLevel.automatic
    /// Builds the window's tree of views.
    package var makeGraph: (EnvironmentValues, any ViewHost) -> ViewGraph
    /// Gives a tree that was built before the window's present content.
    package var updateGraph: (ViewGraph) -> Void

    init(
        id: WindowID,
        title: String?,
        makeGraph: @escaping (EnvironmentValues, any ViewHost) -> ViewGraph,
        updateGraph: @escaping (ViewGraph) -> Void
    ) {
        (self.id, self.title, self.makeGraph, self.updateGraph) = (id, title, makeGraph, updateGraph)
    }
}

/// The place of a scene in an app: the indices of the scenes around it and its own.
package struct SceneID: Hashable, Sendable {
    var path: [Int] = []

    /// Whether no scene stands before this one.
    var isFirst: Bool { path.allSatisfy { $0 == 0 } }

    func appending(_ index: Int) -> SceneID { SceneID(path: path + [index]) }
}

/// A window of a scene: windows that were closed share their numbers with none.
package struct WindowID: Hashable, Sendable {
    let scene: SceneID
    let number: Int
}
