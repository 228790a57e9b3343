import Foundation

/// The container to which a background applies.
@_weakLinked
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget that consists of the view.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Fills the background of the enclosing container, which here is the background of this view.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - container: The container of the background.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }

    /// Places a view in the background of the enclosing container, which here is the background of this view.
    /// - Parameters:
    ///   - container: The container of the background.
    ///   - alignment: The alignment of the other view.
    ///   - content: The other view.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }
}
