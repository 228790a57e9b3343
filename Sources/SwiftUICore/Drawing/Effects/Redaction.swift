/// The reasons to redact the content of a view.
@_weakLinked
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The contents are not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is for the user alone; see ``View/privacySensitive(_:)``.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
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
    /// Shows shapes in place of text and images in this view, and hides them from assistive technologies.
    /// - Parameter reason: The reason. For ``RedactionReasons/privacy``, only views with ``privacySensitive(_:)`` are
    ///   hidden.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows text and images in this view, even if views around are redacted.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the contents of this view as private: they are hidden if views around are redacted for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
