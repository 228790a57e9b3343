// The screen readers of desktops speak by the user's settings alone.

extension View {
    /// Sets whether a screen reader says the punctuation of the text in this view.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets whether a screen reader spells the text in this view.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Sets how much higher or lower than usual a screen reader says the text in this view.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Sets whether a screen reader says changes of this view after what it is saying.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Sets whether a screen reader says the punctuation of the text.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Sets whether a screen reader spells the text.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Sets how much higher or lower than usual a screen reader says the text.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Sets whether a screen reader says changes of the text after what it is saying.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
