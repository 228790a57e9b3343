/// The identity of a scene in an app, consisting of the indices of the enclosing scenes and its own index.
package struct SceneID: Hashable, Sendable {
    var path: [Int] = []

    /// A Boolean value that indicates whether no scene stands before this one.
    var isFirst: Bool { path.allSatisfy { $0 == 0 } }

    func appending(_ index: Int) -> SceneID { SceneID(path: path + [index]) }
}

/// The identity of a scene's window. The numbers of closed windows are not reused.
package struct WindowID: Hashable, Sendable {
    let scene: SceneID
    let number: Int
}
