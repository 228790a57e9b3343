/// The content of a VoiceOver rotor.
///
/// Screen readers of Linux take no lists of a program, so the entries are never read.
@MainActor @preconcurrency
@_weakLinked
public protocol AccessibilityRotorContent {
    /// The type of `body`.
    associatedtype Body: AccessibilityRotorContent

    /// The entries that this content consists of.
    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Never called, because content of the framework has no body.
    public var body: Never { fatalError("\(Self.self) belongs to the framework and has no body") }
}

/// A result builder that creates the entries of a rotor from a closure.
@resultBuilder
@_weakLinked
public struct AccessibilityRotorContentBuilder {
    /// Builds an expression from rotor entries.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds a block from a single expression.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds a block from several expressions.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds optional rotor entries from an `if` statement without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

    /// Builds the rotor entries of the first branch of a condition.
    public static func buildEither<Content: AccessibilityRotorContent>(
        first: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds the rotor entries of the second branch of a condition.
    public static func buildEither<Content: AccessibilityRotorContent>(
        second: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds rotor entries from a block that is available only on some systems.
    public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }
}

/// A group of entries or a choice of them, which is not used.
@_weakLinked
public struct _AccessibilityRotorContents {}

extension _AccessibilityRotorContents: AccessibilityRotorContent {
    public typealias Body = Never
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension Group {
    /// Creates a group of rotor entries.
    /// - Parameter content: The entries.
    nonisolated public init<Entries: AccessibilityRotorContent>(
        @AccessibilityRotorContentBuilder content: () -> Entries
    ) where Content == _GroupedRotorContent<Entries> { self.init(of: _GroupedRotorContent()) }
}

/// The entries of a group, which nothing reads.
///
/// They have a type of their own, which is no view, so that the compiler sees by the place of a group whether views or entries are meant,
/// before it looks into the closure.
@_weakLinked
public struct _GroupedRotorContent<Entries: AccessibilityRotorContent> {}

extension _GroupedRotorContent: AccessibilityRotorContent {
    public typealias Body = Never
}

/// A VoiceOver rotor that lists elements of one kind. Orca has keys for the same kinds and needs no list from a program.
@_weakLinked
public struct AccessibilitySystemRotor: Sendable {
    private init() {}

    /// A rotor of links.
    public static let links = AccessibilitySystemRotor()
    /// Returns a rotor of visited or unvisited links.
    /// - Parameter visited: Whether the links were followed.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    /// Headings.
    public static let headings = AccessibilitySystemRotor()
    /// Returns a rotor of headings of a level.
    /// - Parameter level: The level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
    /// A rotor of bold text.
    public static let boldText = AccessibilitySystemRotor()
    /// A rotor of italic text.
    public static let italicText = AccessibilitySystemRotor()
    /// A rotor of underlined text.
    public static let underlineText = AccessibilitySystemRotor()
    /// A rotor of misspelled words.
    public static let misspelledWords = AccessibilitySystemRotor()
    /// A rotor of images.
    public static let images = AccessibilitySystemRotor()
    /// A rotor of text fields.
    public static let textFields = AccessibilitySystemRotor()
    /// A rotor of tables.
    public static let tables = AccessibilitySystemRotor()
    /// A rotor of lists.
    public static let lists = AccessibilitySystemRotor()
    /// A rotor of landmarks.
    public static let landmarks = AccessibilitySystemRotor()
}
