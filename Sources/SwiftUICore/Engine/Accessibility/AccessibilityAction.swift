/// A kind of action of an accessibility element.
@_weakLinked
public struct AccessibilityActionKind: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case standard, escape, delete, showMenu
        case named(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The action of pressing the element.
    public static let `default` = AccessibilityActionKind(.standard)
    /// The action of leaving an open view, like that of the Escape key.
    public static let escape = AccessibilityActionKind(.escape)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// Opens the element's menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    package init(named name: String) { self.init(.named(name)) }

    /// The action as it is called.
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

/// The direction in which an adjustable element's value is changed by a step.
@_weakLinked
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To a greater value.
    case increment
    /// To a smaller value.
    case decrement
}

/// The level of a heading.
@_weakLinked
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no particular level.
    case unspecified
    /// The first level, which stands above all others.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

/// The treatment of the elements inside a view that becomes one accessibility element.
@_weakLinked
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Behavior: Hashable, Sendable {
        case ignore, contain, combine
    }

    private let behavior: Behavior

    /// The elements inside are hidden, and the view has the label that a modifier gives it.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside become children of the view's element.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The view's element has the labels, values, traits and actions of those inside.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
