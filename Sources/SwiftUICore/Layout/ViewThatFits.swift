import Foundation

/// A view that shows the first of several views whose ideal size fits into the available space, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     HStack { Icon(); Title(); Details() }
///     HStack { Icon(); Title() }
///     Icon()
/// }
/// ```
///
/// Each of the views has its state, which also hidden ones keep.
@_weakLinked
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a view from alternatives in order of preference.
    /// - Parameters:
    ///   - axes: The axes along which a view has to fit.
    ///   - content: The views, in the order in which they are tried.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: View {
    public typealias Body = Never
}

extension ViewThatFits: ArrangingView {
    var axis: Axis? { nil }
    func makeElement(content: ViewNode) -> FittingElement { FittingElement(content: content) }
    func update(_ element: FittingElement) { element.axes = axes }
}

/// An element that shows one of those inside it.
final class FittingElement: ContentElement {
    var axes: Axis.Set = [.horizontal, .vertical] { didSet { if axes != oldValue { invalidateSize() } } }
    /// The element that was chosen when this one was placed last.
    private weak var chosen: LayoutElement?

    private var shown: LayoutElement? { elements.first { $0 === chosen } ?? elements.first }

    private func choice(for proposal: ProposedViewSize) -> LayoutElement? {
        elements.first { fits($0, in: proposal) } ?? elements.last
    }

    private func fits(_ element: LayoutElement, in proposal: ProposedViewSize) -> Bool {
        let ideal = element.size(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height
            )
        )
        return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
            && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal)?.size(proposal) ?? .zero }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let choice = choice(for: proposal)
        if choice !== shown {
            chosen = choice
            // Widgets are updated immediately, because the next placed widget must be in its container.
            graph.perform {
                widgetsDidChange()
                accessibilityDidChange()
            }
        }
        choice?.place(in: frame, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        choice(for: ProposedViewSize(size))?.guide(key, in: size)
    }

    override var inner: [LayoutElement] { shown.map { [$0] } ?? [] }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { shown?.collectWidgets(&widgets) }
}
