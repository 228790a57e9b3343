/// The situations in which the anchor of a scroll view is used.
@_weakLinked
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// When the place appears.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// When the size of the content or of the place changes.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where the content is smaller than the place.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Which point of its content a scroll view shows, by the situation.
struct ScrollAnchors: Equatable {
    /// The point in situations without one of their own.
    var common: UnitPoint?
    /// The points of situations; nil for none in one, whatever the common one is.
    var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { byRole[role] ?? common }
}

private struct ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
    /// Which point of its content the next scroll view shows.
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets which part of its content the scroll view in this view shows at first, and keeps showing when sizes change.
    ///
    /// Content that is smaller than the place stands there, too.
    /// - Parameter anchor: The point of the content that meets the same point of the place; nil for its beginning.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.common = anchor }
    }

    /// Sets which part of its content the scroll view in this view shows in one situation.
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
