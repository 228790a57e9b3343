/// The reasons to redact the content of a view.
@_weakLinked
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private; see ``View/privacySensitive(_:)``.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether shapes stand in the place of text and images.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Replaces the text and images in this view with shapes, and hides them from assistive technologies.
    /// - Parameter reason: The reason. For ``RedactionReasons/privacy``, only views with ``privacySensitive(_:)`` are
    ///   hidden.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the text and images in this view even if an enclosing view is redacted.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the content of this view as private, so that it is hidden when an enclosing view is redacted for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
