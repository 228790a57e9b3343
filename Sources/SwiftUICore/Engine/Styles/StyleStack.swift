/// The styles of one kind of control that the views around have set.
///
/// A control uses the innermost. Controls in the body of that style use the next, so a style can contain a control of
/// its own kind, such as `Toggle(configuration)` in the body of a toggle style.
struct StyleStack<Style> {
    let style: Style
    /// The styles around, where a view set one; else the default is all there is.
    private let outer: Outer?

    private final class Outer {
        let stack: StyleStack
        init(_ stack: StyleStack) { self.stack = stack }
    }

    /// Creates a stack of the style that controls have where no view sets one.
    init(default style: Style) { (self.style, outer) = (style, nil) }

    private init(style: Style, outer: Outer) { (self.style, self.outer) = (style, outer) }

    /// Returns the stack with a style that counts before the others.
    func adding(_ style: Style) -> StyleStack { StyleStack(style: style, outer: Outer(self)) }

    /// The stack for the body of the innermost style.
    var remaining: StyleStack { outer?.stack ?? self }
}

extension StyleStack: ComparableProperty {
    func isSame(as other: StyleStack) -> Bool {
        guard areEqual(style, other.style) else { return false }
        switch (outer, other.outer) {
        case (nil, nil): return true
        case (let outer?, let other?): return outer === other || outer.stack.isSame(as: other.stack)
        default: return false
        }
    }
}

/// Controls of one kind, which views give a style.
protocol StyleKind {
    associatedtype Style
    /// The style of such controls where no view sets one.
    static var standard: Style { get }
}

private enum StyleStackKey<Kind: StyleKind>: EnvironmentKey {
    static var defaultValue: StyleStack<Kind.Style> { StyleStack(default: Kind.standard) }
}

extension EnvironmentValues {
    /// The styles that the views around set for controls of a kind.
    subscript<Kind: StyleKind>(styles kind: Kind.Type) -> StyleStack<Kind.Style> {
        get { self[StyleStackKey<Kind>.self] }
        set { self[StyleStackKey<Kind>.self] = newValue }
    }
}

/// A modifier that sets a style of controls.
@_weakLinked
struct StyleModifier<Kind: StyleKind> {
    let style: Kind.Style
}

extension StyleModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        environment[styles: Kind.self] = environment[styles: Kind.self].adding(style)
    }
}
