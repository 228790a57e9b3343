import Foundation

/// A modifier that observes whether a view is visible in the enclosing scroll view.
@_weakLinked
struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: ScrollVisibilityElement, in node: ViewNode) {
        (element.threshold, element.action) = (threshold, action)
        element.node = node
    }
}

/// An element that reports whether it is visible.
final class ScrollVisibilityElement: WrapperElement, PlainElement, ScrollFollower {
    var threshold = 0.5
    var action: (Bool) -> Void = { _ in }
    weak var node: ViewNode?
    private var frame = CGRect.zero
    private var isSeen = false
    private var isScheduled = false

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        scrollAround?.add(self)
        super.arrange(in: frame, proposal: proposal)
        visiblePartDidChange()
    }

    func visiblePartDidChange() {
        guard !isScheduled else { return }
        isScheduled = true
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    private func follow() {
        isScheduled = false
        guard let node, !node.isRemoved else { return }
        var isSeen = true
        if let scroll = scrollAround {
            let rectangle = scroll.place(of: frame, in: self)
            isSeen = rectangle.part(in: scroll.clearPart) >= threshold
        }
        guard isSeen != self.isSeen else { return }
        self.isSeen = isSeen
        action(isSeen)
    }
}

extension View {
    /// Performs an action when this view scrolls into or out of view.
    /// - Parameters:
    ///   - threshold: The part of the view that must be visible, from 0 to 1.
    ///   - action: Called with whether it can be seen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
