/// A part of a user interface, described by a value.
///
/// Conform a structure to `View` and describe its contents in ``body``:
///
/// ```swift
/// struct Greeting: View {
///     var body: some View { Text("Hello") }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The contents of this view.
    @ViewBuilder var body: Body { get }
}

@_weakLinked
extension Never: View {
    public typealias Body = Never

    /// No value ever asks for it.
    public var body: Never { self }
}

extension View where Body == Never {
    /// Never called: views of the framework have no body.
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

/// Several views in the order in which a builder listed them.
@_weakLinked
public struct TupleView<each Content: View> {
    /// The views.
    public var value: (repeat each Content)

    /// Creates a tuple view.
    /// - Parameter value: The views, in order.
    nonisolated public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }
}

extension TupleView: View {
    public typealias Body = Never
}

/// One of two views, as an `if` or `switch` in a builder chooses.
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

/// A view of a type that is not known when the program is compiled.
///
/// When the wrapped type changes, the old view and its state are removed, and new ones take their place.
///
/// Views that stand inside each other take stack, as they do on Apple's systems. An app shows 10,000 levels, for which its main
/// thread has a larger stack than others; a test in memory, which runs on a thread with the usual one, shows some 1,000.
@_weakLinked
public struct AnyView {
    let content: any View

    /// Wraps a view.
    /// - Parameter view: The view to wrap.
    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Wraps a view whose type was already erased.
    /// - Parameter view: The view to wrap.
    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View {
    public typealias Body = Never
}

/// Views that are treated as one by modifiers and builders, without a layout of their own; or items of a toolbar.
@_weakLinked
public struct Group<Content> {
    let content: Content

    nonisolated init(of content: Content) { self.content = content }
}

extension Group where Content: View {
    /// Groups views.
    /// - Parameter content: The views of the group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: View where Content: View {
    public typealias Body = Never
}

/// Collects the views that a closure lists.
@resultBuilder
@_weakLinked
public struct ViewBuilder {
    /// Takes one expression of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a closure with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a closure with several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a choice.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds the second branch of a choice.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// Builds a part that is available on some systems only.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
