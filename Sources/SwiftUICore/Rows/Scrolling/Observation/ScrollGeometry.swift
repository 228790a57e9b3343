import Foundation

/// The position of a scroll view, and the sizes of the view and its content.
@_weakLinked
public struct ScrollGeometry: Equatable, Sendable {
    /// The top leading corner of the visible area, in the coordinates of the content without its insets.
    public var contentOffset: CGPoint
    /// The size of the content without its insets.
    public var contentSize: CGSize
    /// The insets around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(
        contentOffset: CGPoint,
        contentSize: CGSize,
        contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The bounds of the scroll view, in the coordinates of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible part of the content.
    public var visibleRect: CGRect { bounds }

    @MainActor
    init(_ scroll: ScrollElement) {
        let (insets, visible, size) = (scroll.insets, scroll.visible, scroll.contentSize)
        self.init(
            contentOffset: CGPoint(x: visible.minX - insets.leading, y: visible.minY - insets.top),
            contentSize: CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical),
            contentInsets: insets,
            containerSize: visible.size
        )
    }
}

/// The phase of a scroll view's movement.
@_weakLinked
public enum ScrollPhase: Hashable, Sendable {
    /// The view is not scrolling.
    case idle
    /// The user may be about to scroll.
    case tracking
    /// The user is scrolling.
    case interacting
    /// The scrolling is slowing down.
    case decelerating
    /// The program is scrolling the view.
    case animating

    /// A Boolean value that indicates whether the view is moving.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
@_weakLinked
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
}

/// A modifier that observes a value derived from the geometry of a scroll view.
@_weakLinked
struct ScrollGeometryModifier<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: ScrollLinkModifier {
    typealias Body = Never
    func makeLink() -> ScrollGeometryLink<Value> { ScrollGeometryLink() }
    func update(_ link: ScrollGeometryLink<Value>) { (link.transform, link.action) = (transform, action) }
}

final class ScrollGeometryLink<Value: Equatable>: ScrollLink {
    var transform: ((ScrollGeometry) -> Value)!
    var action: (Value, Value) -> Void = { _, _ in }
    private var last: Value?

    override func scrollDidChange(_ scroll: ScrollElement, isByUser: Bool) {
        let value = transform(ScrollGeometry(scroll))
        let before = last ?? value
        guard last == nil || before != value else { return }
        last = value
        action(before, value)
    }
}

/// A modifier that observes the phases of a scroll view.
@_weakLinked
struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ScrollLinkModifier {
    typealias Body = Never
    func makeLink() -> ScrollPhaseLink { ScrollPhaseLink() }
    func update(_ link: ScrollPhaseLink) { link.action = action }
}

final class ScrollPhaseLink: ScrollLink {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }

    override var followsPhases: Bool { true }

    override func phaseDidChange(from before: ScrollPhase, to phase: ScrollPhase) {
        guard let scroll else { return }
        scroll.graph.afterUpdate { [weak self, weak scroll] in
            guard let self, let scroll else { return }
            action(before, phase, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll)))
        }
    }
}

/// A modifier that observes which targets are visible.
@_weakLinked
struct ScrollTargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ScrollLinkModifier {
    typealias Body = Never
    func makeLink() -> ScrollTargetVisibilityLink<ID> { ScrollTargetVisibilityLink() }
    func update(_ link: ScrollTargetVisibilityLink<ID>) { (link.threshold, link.action) = (threshold, action) }
}

final class ScrollTargetVisibilityLink<ID: Hashable>: ScrollLink {
    var threshold = 0.5
    var action: ([ID]) -> Void = { _ in }
    private var last: [ID]?

    override func scrollDidChange(_ scroll: ScrollElement, isByUser: Bool) {
        let seen = scroll.targets.filter { $0.frame.part(in: scroll.clearPart) >= threshold }
            .compactMap { $0.identities.lazy.compactMap { $0.base as? ID }.first }
        guard seen != last else { return }
        last = seen
        action(seen)
    }
}

extension CGRect {
    /// Returns the part of the rectangle that is inside another, from 0 to 1.
    func part(in other: CGRect) -> Double {
        let common = intersection(other)
        guard !common.isNull, width > 0, height > 0 else { return 0 }
        return Double(common.width * common.height / (width * height))
    }
}

extension View {
    /// Performs an action when a value derived from the scroll geometry changes.
    /// - Parameters:
    ///   - type: The type of the observed value.
    ///   - transform: Returns the observed value for a geometry.
    ///   - action: Called with the value before and the one now; at first with the first value as both.
    nonisolated public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Performs an action when the scroll view in this view starts or stops moving.
    /// - Parameter action: Called with the phase before and the one now.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { before, phase, _ in action(before, phase) })
    }

    /// Performs an action when the scroll view in this view starts or stops moving.
    /// - Parameter action: Called with the phase before, the one now, and where the place stands.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Performs an action when the visible targets of ``View/scrollTargetLayout(isEnabled:)`` change.
    /// - Parameters:
    ///   - idType: The type of the identities of the views.
    ///   - threshold: The part of a view that must be visible, from 0 to 1.
    ///   - action: Called with the identities of the visible views.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
