extension View {
    /// Adds an action to perform when the user presses Return in a field in this view.
    /// - Parameters:
    ///   - triggers: The fields: those for text, those of `searchable(text:placement:prompt:)`, or both.
    ///   - action: The action.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.self) { environment in
            if triggers.contains(.text) { environment.submitAction = action }
            if triggers.contains(.search) { environment.searchSubmitAction = action }
        }
    }

    /// Prevents Return in a field in this view from performing actions that outer `onSubmit(of:_:)` modifiers add.
    /// - Parameter isBlocking: Whether the action is kept from running.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.self) { environment in
            guard isBlocking else { return }
            environment.submitAction = nil
            environment.searchSubmitAction = nil
        }
    }
}

/// The kinds of fields whose text can be submitted.
@_weakLinked
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}
