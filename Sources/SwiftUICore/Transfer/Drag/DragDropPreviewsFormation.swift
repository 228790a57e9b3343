/// The arrangement of the previews of several dragged items.
@_weakLinked
public struct DragDropPreviewsFormation: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String {
        case `default`, none, pile, list, stack
    }

    let kind: Kind

    /// The desktop's default arrangement: a pile.
    public static let `default` = Self(kind: .default)
    /// No arrangement: the previews keep the positions of the items' views.
    public static let none = Self(kind: .none)
    /// A pile, in which each preview is slightly rotated.
    public static let pile = Self(kind: .pile)
    /// A vertical list.
    public static let list = Self(kind: .list)
    /// A stack, in which each preview is slightly offset from the previous one.
    public static let stack = Self(kind: .stack)

    public var description: String { kind.rawValue }
}

extension View {
    /// Sets the arrangement of the previews when several items are dragged from this view.
    ///
    /// The pictures are those of the views of the items that are on the screen, with the number of all items.
    /// - Parameter formation: The formation.
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        environment(\.dragPreviewsFormation, formation)
    }

    /// Sets the arrangement of the previews when several items are over the drop destinations in this view.
    ///
    /// It holds for items that this app drags: the pictures of another program are its own.
    /// - Parameter formation: The formation.
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        environment(\.dropPreviewsFormation, formation)
    }
}
