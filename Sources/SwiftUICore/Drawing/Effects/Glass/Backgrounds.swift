import Foundation

/// What a background is behind.
@_weakLinked
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget, of which the view is all.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A level of a navigation.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split of a navigation.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// Tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Fills the place behind this view, which is taken for all of what the background is behind.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - container: What it is behind.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }

    /// Puts a view behind this one, which is taken for all of what the background is behind.
    /// - Parameters:
    ///   - container: What it is behind.
    ///   - alignment: Where the other view stands.
    ///   - content: The other view.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }
}
