import Foundation

/// A scrollable view.
@_weakLinked
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// A Boolean value that indicates whether scroll indicators are shown.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    /// - Parameters:
    ///   - axes: The directions in which the content can move.
    ///   - showsIndicators: Whether scroll bars may show; the desktop decides when they do.
    ///   - content: The content.
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }
}

extension ScrollView: View {
    public typealias Body = Never
}
