import Foundation

/// A scene with changed properties of its windows.
@_weakLinked
struct WindowModifier<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let change: @MainActor (inout WindowDescription) -> Void
}

extension WindowModifier: ModifiedScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { WindowModifierNode(self, inputs) }
}

final class WindowModifierNode<Content: Scene>: ModifiedSceneNode<WindowModifier<Content>> {

    override func windows() -> [WindowDescription] {
        content.windows().map { window in
            var window = window
            scene.change(&window)
            return window
        }
    }
}

extension Scene {
    /// Sets the default size of windows.
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the default size of windows.
    public func defaultSize(_ size: CGSize) -> some Scene {
        WindowModifier(content: self) { $0.defaultSize = $0.defaultSize ?? size }
    }

    /// Sets how windows can be resized.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        WindowModifier(content: self) { $0.resizability = resizability }
    }

    /// Sets whether windows stay above those of other programs.
    ///
    /// On X11 this is a request to the window manager. Wayland has no such request: a message is logged, and the window
    /// opens normally.
    public func windowLevel(_ level: WindowLevel) -> some Scene {
        WindowModifier(content: self) { $0.level = level }
    }
}
