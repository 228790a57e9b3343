import Foundation

/// A modifier that marks the views of a layout as scroll targets.
@_weakLinked
struct ScrollTargetLayoutModifier {
    let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: ScrollTargetLayoutElement, in node: ViewNode) { element.isEnabled = isEnabled }
}

/// An element around a layout whose views are targets of the scroll view around.
final class ScrollTargetLayoutElement: WrapperElement, PlainElement {
    var isEnabled = true

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        scrollAround?.motion.add(self)
        super.arrange(in: frame, proposal: proposal)
    }
}

extension LayoutElement {
    /// The scroll view around; nil outside of one.
    final var scrollAround: ScrollElement? {
        var next = parent
        while let element = next {
            if let scroll = element as? ScrollElement { return scroll }
            next = element.parent
        }
        return nil
    }
}

extension View {
    /// Makes the views of this stack or grid targets at which scrolling can end and to which a scroll position can refer.
    /// - Parameter isEnabled: Whether they are targets.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
