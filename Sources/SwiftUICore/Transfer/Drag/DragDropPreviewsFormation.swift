/// The formation of the pictures of several dragged items.
@_weakLinked
public struct DragDropPreviewsFormation: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String {
        case `default`, none, pile, list, stack
    }

    let kind: Kind

    /// The desktop's: a pile.
    public static let `default` = Self(kind: .default)
    /// The places of the items' views.
    public static let none = Self(kind: .none)
    /// On top of each other, each turned a little.
    public static let pile = Self(kind: .pile)
    /// Below each other.
    public static let list = Self(kind: .list)
    /// On top of each other, each a little further from the first.
    public static let stack = Self(kind: .stack)

    public var description: String { kind.rawValue }
}

extension View {
    /// Sets the formation of the pictures of several items that are dragged from this view.
    ///
    /// The pictures are those of the views of the items that are on the screen, with the number of all items.
    /// - Parameter formation: The formation.
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        environment(\.dragPreviewsFormation, formation)
    }

    /// Sets the formation of the pictures of several items while they are over the drop destinations in this view.
    ///
    /// It holds for items that this app drags: the pictures of another program are its own.
    /// - Parameter formation: The formation.
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        environment(\.dropPreviewsFormation, formation)
    }
}
