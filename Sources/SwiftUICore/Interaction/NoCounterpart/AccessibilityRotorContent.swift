/// Entries of a rotor of VoiceOver.
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
    /// Never called: entries of the framework have no body.
    public var body: Never { fatalError("\(Self.self) belongs to the framework and has no body") }
}

/// Collects the entries of a rotor that a closure lists.
@resultBuilder
@_weakLinked
public struct AccessibilityRotorContentBuilder {
    /// Takes one expression of the closure.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds a closure with one expression.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds a closure with several expressions.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a choice.
    public static func buildEither<Content: AccessibilityRotorContent>(
        first: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds the second branch of a choice.
    public static func buildEither<Content: AccessibilityRotorContent>(
        second: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }

    /// Builds a part that is available on some systems only.
    public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> _AccessibilityRotorContents {
        _AccessibilityRotorContents()
    }
}

/// Several entries, or a choice of them, which nothing reads.
@_weakLinked
public struct _AccessibilityRotorContents: AccessibilityRotorContent {
    public typealias Body = Never
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Groups entries of a rotor.
    /// - Parameter content: The entries.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(of: content()) }
}

/// A rotor of VoiceOver that lists elements of one kind. Orca has keys for the same kinds, which need no list of a program.
@_weakLinked
public struct AccessibilitySystemRotor: Sendable {
    private init() {}

    /// Links.
    public static let links = AccessibilitySystemRotor()
    /// Links that were followed, or those that were not.
    /// - Parameter visited: Whether the links were followed.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    /// Headings.
    public static let headings = AccessibilitySystemRotor()
    /// Headings of a level.
    /// - Parameter level: The level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
    /// Bold text.
    public static let boldText = AccessibilitySystemRotor()
    /// Italic text.
    public static let italicText = AccessibilitySystemRotor()
    /// Underlined text.
    public static let underlineText = AccessibilitySystemRotor()
    /// Misspelled words.
    public static let misspelledWords = AccessibilitySystemRotor()
    /// Images.
    public static let images = AccessibilitySystemRotor()
    /// Text fields.
    public static let textFields = AccessibilitySystemRotor()
    /// Tables.
    public static let tables = AccessibilitySystemRotor()
    /// Lists.
    public static let lists = AccessibilitySystemRotor()
    /// Landmarks.
    public static let landmarks = AccessibilitySystemRotor()
}
