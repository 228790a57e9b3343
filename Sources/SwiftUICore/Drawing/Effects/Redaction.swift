/// The reasons to redact the content of a view.
@_weakLinked
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is to be shown is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is for the user alone; see ``View/privacySensitive(_:)``.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The reasons to redact the content of a view.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether what a view shows is for the user alone.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether shapes stand in the place of text and images.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Shows shapes in the place of text and images in this view, and tells assistive technologies nothing of them.
    /// - Parameter reason: Why. For ``RedactionReasons/privacy``, only what is marked with ``privacySensitive(_:)`` is hidden.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows text and images in this view, whatever views around say.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks what this view shows as for the user alone: it is hidden where views around are redacted for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
