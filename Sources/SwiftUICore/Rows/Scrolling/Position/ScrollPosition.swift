import Foundation

/// The position of a scroll view.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { … }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
@_weakLinked
public struct ScrollPosition: Equatable, Sendable {
    /// The shown part of the scroll view.
    enum Place: Equatable {
        case nothing
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    /// A place, whose view may be named by a value that is not known to be sendable. It is compared, and never changed.
    private struct SendablePlace: Equatable, @unchecked Sendable {
        var place: Place
    }

    private var stored: SendablePlace
    /// A Boolean value that indicates whether the user has scrolled since the program last set the position.
    public internal(set) var isPositionedByUser = false
    /// A number that increases when the program scrolls, also to where it has scrolled before.
    private(set) var request = 0

    var place: Place { stored.place }

    /// A Boolean value that indicates whether the position names views of a type.
    let names: @Sendable (AnyHashable) -> Bool

    /// Creates a position that a scroll view updates.
    /// - Parameter type: The type of the identities of its views.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) { self.init(type, .nothing) }

    /// Creates a position at a view.
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the view that meets the same point of the place; nil for as little movement as is needed.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.init(ID.self, .view(id, anchor)) }

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) { self.init(type, .edge(edge)) }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
        self.init(type, .offset(x: point.x, y: point.y))
    }

    /// Creates a position at an offset of the content.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(type, .offset(x: x, y: y))
    }

    /// Creates a position at a horizontal offset of the content.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
        self.init(type, .offset(x: x, y: nil))
    }

    /// Creates a position at a vertical offset of the content.
    public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
        self.init(type, .offset(x: nil, y: y))
    }

    private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
        stored = SendablePlace(place: place)
        names = { $0.base is ID }
    }

    // MARK: Scrolling

    private mutating func scroll(to place: Place) {
        stored.place = place
        isPositionedByUser = false
        request += 1
    }

    /// Scrolls to a view.
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the view that meets the same point of the place; nil for as little movement as is needed.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        scroll(to: .view(id, anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .offset(x: point.x, y: point.y)) }

    /// Scrolls to an offset of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .offset(x: x, y: y)) }

    /// Scrolls to a horizontal offset of the content.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .offset(x: x, y: nil)) }

    /// Scrolls to a vertical offset of the content.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .offset(x: nil, y: y)) }

    /// Takes over where the user has scrolled.
    mutating func follow(_ identity: AnyHashable?) {
        stored.place = identity.map { .view($0, nil) } ?? .nothing
        isPositionedByUser = true
    }

    // MARK: What is shown

    /// The edge that the program scrolled to; nil if the user has scrolled since.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that the program scrolled to; nil if the user has scrolled since.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal offset that the program scrolled to; nil if the user has scrolled since.
    public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }

    /// The vertical offset that the program scrolled to; nil if the user has scrolled since.
    public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

    /// The identity of the visible view; nil if it is unknown.
    public var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }

    /// Returns the identity of the visible view.
    /// - Parameter type: Its type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID?.base as? ID }

    public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
        first.stored == second.stored && first.isPositionedByUser == second.isPositionedByUser
            && first.request == second.request
    }
}
