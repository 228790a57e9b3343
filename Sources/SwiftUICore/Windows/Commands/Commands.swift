/// A group of items in an app's menu bar.
///
/// ```swift
/// struct NoteCommands: Commands {
///     var body: some Commands {
///         CommandMenu("Note") {
///             Button("Pin") { pin() }.keyboardShortcut("p")
///         }
///         CommandGroup(after: .newItem) {
///             Button("New from Clipboard") { paste() }
///         }
///     }
/// }
/// ```
///
/// The windows of an app have a menu bar when the app's scenes bring at least one item: see ``Scene/commands(content:)``.
@MainActor @preconcurrency
@_weakLinked
public protocol Commands {
    /// The type of `body`.
    associatedtype Body: Commands

    /// The body of the commands.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never called, because commands of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// An empty group of commands.
@_weakLinked
public struct EmptyCommands {
    /// Creates an empty group of commands.
    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    public typealias Body = Never
}

/// A result builder that creates commands from a closure.
@resultBuilder
@_weakLinked
public struct CommandsBuilder {
    /// Builds an expression from commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds an empty group of commands from an empty block.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds a block from a single expression.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds a block from several expressions.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands(value: (repeat each content))
    }

    /// Builds optional commands from an `if` statement without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Builds the commands of the first branch of a condition.
    public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalCommands<
        First, Second
    > {
        _ConditionalCommands(storage: .first(first))
    }

    /// Builds the commands of the second branch of a condition.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(storage: .second(second))
    }

    /// Builds commands from a block that is available only on some systems.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// One of two groups of commands, chosen by an `if` or `switch` statement in a builder.
@_weakLinked
public struct _ConditionalCommands<First: Commands, Second: Commands> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension _ConditionalCommands: Commands {
    public typealias Body = Never
}

@_weakLinked
extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never
}

/// Several commands in the order in which a builder listed them.
@_weakLinked
struct TupleCommands<each Content: Commands> {
    let value: (repeat each Content)
}

extension TupleCommands: Commands {
    typealias Body = Never
}
