import Foundation

/// A rule that determines where scrolling by the user ends.
@_weakLinked
public protocol ScrollTargetBehavior {
    /// The context in which a behaviour updates the target.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Modifies the target of scrolling.
    /// - Parameters:
    ///   - target: The part of the content that would be shown. Change it to the part to show.
    ///   - context: The state of the scroll view.
    @MainActor
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of its content at which a scroll view stops.
@_weakLinked
public struct ScrollTarget {
    /// The part, in the coordinates of the content.
    public var rect: CGRect
    /// The anchor point within the part.
    public var anchor: UnitPoint?
}

/// The context in which a behaviour updates the target.
@dynamicMemberLookup
@_weakLinked
public struct ScrollTargetBehaviorContext {
    /// The part of the content that was visible when the user began to scroll.
    public let originalTarget: ScrollTarget
    /// The size of the content in points.
    public let contentSize: CGSize
    /// The size of the scroll view in points.
    public let containerSize: CGSize
    /// The axes along which the content scrolls.
    public let axes: Axis.Set
    /// The final speed at which the user scrolled, in points per second.
    public let velocity: CGVector
    let environment: EnvironmentValues
    /// The insets around the content.
    let insets: EdgeInsets
    /// The places of the views that are targets.
    let targets: [CGRect]

    /// A value in the environment of the scroll view.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}

/// A scroll behaviour that stops at multiples of the scroll view's length.
@_weakLinked
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (from, size) = (context.originalTarget.rect.origin, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(of: target.rect.minX, from: from.x, size.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(of: target.rect.minY, from: from.y, size.height)
        }
    }

    private func page(of offset: CGFloat, from: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let first = (from / length).rounded()
        let pages = Step(of: offset - from, length).count
        return (first + pages) * length
    }
}

/// A scroll behaviour that stops at the start of a target of ``View/scrollTargetLayout(isEnabled:)``.
@_weakLinked
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limitBehavior: LimitBehavior

    /// The limit on the number of views that one movement passes.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        /// No limit.
        public static let automatic = LimitBehavior(name: "automatic")
        /// At most one view.
        public static let always = LimitBehavior(name: "always")
        /// At most a few views.
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        /// At most one view.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        /// No limit.
        public static let never = LimitBehavior(name: "never")

        fileprivate var most: Int? {
            switch self {
            case .always, .alwaysByOne: 1
            case .alwaysByFew: 3
            default: nil
            }
        }
    }

    /// Creates the behaviour.
    /// - Parameter limitBehavior: The number of views that one movement passes.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let from = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            let starts = context.targets.map { $0.minX - context.insets.leading }
            target.rect.origin.x = start(near: target.rect.minX, from: from.x, starts)
        }
        if context.axes.contains(.vertical) {
            let starts = context.targets.map { $0.minY - context.insets.top }
            target.rect.origin.y = start(near: target.rect.minY, from: from.y, starts)
        }
    }

    private func start(near offset: CGFloat, from: CGFloat, _ starts: [CGFloat]) -> CGFloat {
        let starts = Set(starts).sorted()
        guard let nearest = starts.indices.min(by: { abs(starts[$0] - offset) < abs(starts[$1] - offset) }),
            let first = starts.indices.min(by: { abs(starts[$0] - from) < abs(starts[$1] - from) })
        else { return offset }
        var chosen = nearest
        if chosen == first, let next = starts.index(chosen, offsetBy: offset > from ? 1 : -1, in: starts) {
            // A movement that is meant passes to the next view.
            if abs(Step(of: offset - from, abs(starts[next] - starts[first])).count) >= 1 { chosen = next }
        }
        if let most = limitBehavior.most { chosen = min(max(chosen, first - most), first + most) }
        return starts[chosen]
    }
}

/// The number of pages or views that a movement passes.
private struct Step {
    let count: CGFloat

    init(of way: CGFloat, _ length: CGFloat) {
        let whole = (way / length).rounded()
        let isMeant = abs(way) > length / 5
        count = whole == 0 && isMeant ? (way > 0 ? 1 : -1) : whole
    }
}

extension RandomAccessCollection where Index == Int {
    fileprivate func index(_ index: Int, offsetBy distance: Int, in collection: Self) -> Int? {
        indices.contains(index + distance) ? index + distance : nil
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A scroll behaviour that stops at multiples of the scroll view's length.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A scroll behaviour that stops at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// A scroll behaviour that stops at the start of a view.
    /// - Parameter limitBehavior: The number of views that one movement passes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        .init(limitBehavior: limitBehavior)
    }
}

/// A behaviour in the environment.
struct ScrollBehaviorValue {
    let value: any ScrollTargetBehavior
}

extension View {
    /// Sets the rule that determines where scrolling in this view ends.
    /// - Parameter behavior: The behaviour.
    nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        environment(\.scrollTargetBehavior, ScrollBehaviorValue(value: behavior))
    }
}
