import Foundation

/// The container of a background.
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
    /// Fills the background of this view, which stands for the background of the whole container.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - container: The container of the background.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }

    /// Puts a view behind this one, which stands for the background of the whole container.
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
