/// A part of a user interface.
///
/// Conform a structure to `View` and describe its contents in ``body``:
///
/// ```swift
/// struct Greeting: View {
///     var body: some View { Text("Hello") }
/// }
/// ```
@MainActor @preconcurrency
#if NAMES_UNKNOWN_MODIFIERS
    @dynamicMemberLookup
#endif
@_weakLinked
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The contents of this view.
    @ViewBuilder var body: Body { get }

    /// Makes the node of a view: of its body, or the one that the framework has for it. Implemented by the framework alone.
    ///
    /// A cast to the framework's protocols would look through all conformances of the program for each type of view.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node
}

@_weakLinked
extension Never: View {
    public typealias Body = Never

    /// Never evaluated, because there are no values of this type.
    public var body: Never { self }
}

extension View where Body == Never {
    /// Never called, because views of the framework have no body.
    public var body: Never {
        fatalError("\(Self.self) is drawn by the framework and has no body")
    }
}

/// A view that shows nothing and takes no space.
@_weakLinked
public struct EmptyView: Sendable {
    /// Creates an empty view.
    nonisolated public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

/// A group of views created by a view builder.
@_weakLinked
public struct TupleView<each Content: View> {
    /// The views.
    public var value: (repeat each Content)

    /// Creates a view from a tuple of views.
    /// - Parameter value: The views, in order.
    nonisolated public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }
}

extension TupleView: View {
    public typealias Body = Never
}

/// One of two views, chosen by an `if` or `switch` statement in a view builder.
@_weakLinked
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View {
    public typealias Body = Never
}

@_weakLinked
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

/// A type-erased view.
///
/// When the wrapped type changes, the old view and its state are removed, and new ones take their place.
///
/// Views that stand inside each other take stack, as they do on Apple's systems. An app shows 10,000 levels, for which its main
/// thread has a larger stack than others; a test in memory, which runs on a thread with the usual one, shows some 1,000.
@_weakLinked
public struct AnyView {
    let content: any View

    /// Creates a type-erased view from a view.
    /// - Parameter view: The view to wrap.
    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Creates a type-erased view from a view.
    /// - Parameter view: The view to wrap.
    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View {
    public typealias Body = Never
}

/// A group of views or toolbar items that modifiers treat as a unit. It has no layout of its own.
@_weakLinked
public struct Group<Content> {
    let content: Content

    nonisolated init(of content: Content) { self.content = content }
}

extension Group where Content: View {
    /// Creates a group of views.
    /// - Parameter content: The views of the group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: View where Content: View {
    public typealias Body = Never
}

/// A result builder that creates views from a closure.
@resultBuilder
@_weakLinked
public struct ViewBuilder {
    /// Builds an expression from a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view from an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a block from a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a block from several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// Builds an optional view from an `if` statement without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the view of the first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds the view of the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// Builds a view from a block that is available only on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
