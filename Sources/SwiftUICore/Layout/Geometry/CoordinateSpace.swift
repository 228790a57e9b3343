import Foundation

/// A coordinate space.
@_weakLinked
public enum CoordinateSpace: Hashable {
    /// The coordinate space of the window.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The named coordinate space of an enclosing view.
    case named(AnyHashable)

    /// A Boolean value that indicates whether the coordinate space is that of the window.
    public var isGlobal: Bool { self == .global }
    /// A Boolean value that indicates whether the coordinate space is that of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
@_weakLinked
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
@_weakLinked
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
@_weakLinked
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The named coordinate space of an enclosing view.
@_weakLinked
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// The name of the coordinate space of the scroll view around.
struct ScrollSpaceName: Hashable {
    /// The axes along which the place scrolls; none for any.
    var axes: Axis.Set = []

    fileprivate var space: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(self))) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the named coordinate space of an enclosing view.
    /// - Parameter name: The name that the view has for them.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinate space of the enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { ScrollSpaceName().space }

    /// Returns the coordinate space of the enclosing scroll view that scrolls along an axis.
    /// - Parameter axis: The axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { ScrollSpaceName(axes: axis.set).space }
}

extension View {
    /// Assigns a name to the coordinate space of this view, for use by geometry readers inside.
    /// - Parameter name: The name.
    nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        let name = UncheckedBox(AnyHashable(name))
        return modifier(CoordinateSpaceModifier(name: name.value))
    }

    /// Assigns a name to the coordinate space of this view.
    /// - Parameter name: The name, as `.named("stack")`.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        let space: AnyHashable? = if case .named(let name) = name.coordinateSpace { name } else { nil }
        return modifier(CoordinateSpaceModifier(name: space ?? AnyHashable(0)))
    }
}
