/// A modifier that produces a different version of a view.
@MainActor @preconcurrency
@_weakLinked
public protocol ViewModifier {
    /// The type of view that `body(content:)` returns.
    associatedtype Body: View

    /// The view that is being modified, as the body sees it.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view.
    /// - Parameter content: A stand-in for the view that the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a view with this modifier, as `_makeNode(_:_:)` of ``View`` does. Implemented by the framework alone.
    static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs) -> _Node
}

extension ViewModifier where Body == Never {
    /// Never called, because modifiers of the framework have no body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is applied by the framework and has no body")
    }
}

/// A placeholder for the modified view in a modifier's body.
@_weakLinked
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    /// The view that is being modified.
    let content: any View
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

/// A view with a modifier applied to it.
@_weakLinked
public struct ModifiedContent<Content, Modifier> {
    /// The modified content.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates the result of applying a modifier to content.
    /// - Parameters:
    ///   - content: The modified content.
    ///   - modifier: The modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node { Modifier._makeNode(view, inputs) }
}

extension View {
    /// Applies a modifier to this view.
    /// - Parameter modifier: The modifier to apply.
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing, which is useful when a modifier is required.
@_weakLinked
public struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    nonisolated public static let identity = EmptyModifier()

    /// Creates the modifier.
    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}

/// A modifier whose body is evaluated for every value of its animatable data.
@_weakLinked
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: Animatable where Modifier: Animatable {
    /// The animatable data of the modifier.
    public var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}
