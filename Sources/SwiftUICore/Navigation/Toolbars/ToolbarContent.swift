/// The content of a toolbar.
@MainActor @preconcurrency
@_weakLinked
public protocol ToolbarContent {
    /// The type of `body`.
    associatedtype Body: ToolbarContent

    /// The items that this content consists of.
    @ToolbarContentBuilder var body: Body { get }
}

/// The content of a toolbar whose items have identifiers, as needed for toolbars that users can customize. Users cannot customize toolbars
/// here.
@MainActor @preconcurrency
@_weakLinked
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called, because content of the framework has no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// A result builder that creates toolbar content from a closure.
@resultBuilder
@_weakLinked
public struct ToolbarContentBuilder {
    /// Builds an expression from toolbar content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a block from a single expression.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a block from several expressions. An empty block is not supported, so that `.toolbar {}` creates views.
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent>(
        _ first: First,
        _ second: Second,
        _ rest: repeat each Rest
    ) -> _TupleToolbarContent<First, Second, repeat each Rest> {
        _TupleToolbarContent(value: (first, second, repeat each rest))
    }

    /// Builds optional toolbar content from an `if` statement without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the toolbar content of the first branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(storage: .first(first))
    }

    /// Builds the toolbar content of the second branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(storage: .second(second))
    }

    /// Builds toolbar content from a block that is available only on some systems.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A sequence of toolbar items created by a builder.
@_weakLinked
public struct _TupleToolbarContent<each Content: ToolbarContent> {
    let value: (repeat each Content)
}

extension _TupleToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
}

/// One of two toolbar items, chosen by an `if` or `switch` statement in a builder.
@_weakLinked
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension _ConditionalToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
}

@_weakLinked
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

@_weakLinked
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

@_weakLinked
extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar items.
    /// - Parameter content: The items.
    // The tuple, which is no view, shows the compiler by the place of a group whether views or items are meant, before it looks into the
    // closure.
    nonisolated public init<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items)
    where Content == _TupleToolbarContent<Items> {
        self.init(of: _TupleToolbarContent(value: content()))
    }
}

@_weakLinked
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
