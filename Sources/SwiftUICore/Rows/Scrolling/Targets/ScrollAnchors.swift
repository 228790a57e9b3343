/// The situations in which a scroll view uses an anchor.
@_weakLinked
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// The initial position.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// A change of the size of the content or of the scroll view.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The alignment of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The point of its content that a scroll view shows in each situation.
struct ScrollAnchors: Equatable {
    /// The point in situations without one of their own.
    var common: UnitPoint?
    /// The points of individual situations; nil for none, regardless of the common point.
    var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { byRole[role] ?? common }
}

extension View {
    /// Sets the part of its content that the scroll view in this view initially shows, and keeps showing when sizes change.
    ///
    /// Content that is smaller than the place stands there, too.
    /// - Parameter anchor: The point of the content that meets the same point of the place; nil for its beginning.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.common = anchor }
    }

    /// Sets the part of its content that the scroll view in this view shows in a certain situation.
    ///
    /// ```swift
    /// ScrollView { Messages() }
    ///     .defaultScrollAnchor(.bottom)
    ///     .defaultScrollAnchor(.top, for: .alignment)
    /// ```
    /// - Parameters:
    ///   - anchor: The point of the content that meets the same point of the place; nil for its beginning.
    ///   - role: The situation.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.byRole.updateValue(anchor, forKey: role) }
    }
}
