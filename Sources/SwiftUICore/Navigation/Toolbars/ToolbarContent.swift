/// Items of a window's toolbar.
@MainActor @preconcurrency
@_weakLinked
public protocol ToolbarContent {
    /// The type of `body`.
    associatedtype Body: ToolbarContent

    /// The items that this content consists of.
    @ToolbarContentBuilder var body: Body { get }
}

/// Items of a toolbar that have identifiers, as those of toolbars that a user can change. Toolbars here are as the program
/// makes them.
@MainActor @preconcurrency
@_weakLinked
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called: items of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// Collects the items that a closure lists.
@resultBuilder
@_weakLinked
public struct ToolbarContentBuilder {
    /// Takes one expression of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a closure with one expression.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a closure with several expressions.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent(value: (repeat each content))
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a choice.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(storage: .first(first))
    }

    /// Builds the second branch of a choice.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(storage: .second(second))
    }

    /// Builds a part that is available on some systems only.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items in the order in which a builder listed them.
@_weakLinked
public struct _TupleToolbarContent<each Content: ToolbarContent> {
    let value: (repeat each Content)
}

extension _TupleToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
}

/// One of two items, as an `if` or `switch` in a builder chooses.
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
    /// Groups items of a toolbar.
    /// - Parameter content: The items.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }
}

@_weakLinked
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
