/// The kind of an accessibility action.
@_weakLinked
public struct AccessibilityActionKind: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case standard, escape, delete, showMenu
        case named(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The action of activating the element.
    public static let `default` = AccessibilityActionKind(.standard)
    /// The action of dismissing an open view, like pressing the Escape key.
    public static let escape = AccessibilityActionKind(.escape)
    /// The action of deleting the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// The action of opening the element's menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    package init(named name: String) { self.init(.named(name)) }

    /// The name of the action.
    package var name: String {
        switch kind {
        case .standard: "press"
        case .escape: "escape"
        case .delete: "delete"
        case .showMenu: "show menu"
        case .named(let name): name
        }
    }
}

/// The direction of an adjustment to the value of an adjustable element.
@_weakLinked
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// An adjustment to a greater value.
    case increment
    /// An adjustment to a smaller value.
    case decrement
}

/// The level of a heading.
@_weakLinked
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no particular level.
    case unspecified
    /// Level 1, the top level.
    case h1
    /// Level 2.
    case h2
    /// Level 3.
    case h3
    /// Level 4.
    case h4
    /// Level 5.
    case h5
    /// Level 6.
    case h6
}

/// The behavior of the elements inside a view that becomes a single accessibility element.
@_weakLinked
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Behavior: Hashable, Sendable {
        case ignore, contain, combine
    }

    private let behavior: Behavior

    /// The elements inside are hidden, and the view's element has the label that a modifier sets.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside become children of the view's element.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The view's element combines the labels, values, traits and actions of those inside.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
