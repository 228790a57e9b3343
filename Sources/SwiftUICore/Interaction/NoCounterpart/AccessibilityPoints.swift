extension View {
    /// Names a point at which VoiceOver begins a drag. Screen readers of Linux have no such points: the keyboard moves rows.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that would be spoken for it.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

    /// Names a point at which VoiceOver begins a drag, which has no effect here.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    /// Names a point at which VoiceOver begins a drag, which has no effect here.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        self
    }

    /// Names a point at which VoiceOver drops items. Screen readers of Linux have no such points: paste the items
    /// instead.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that would be spoken for it.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

    /// Names a point at which VoiceOver drops, which has no effect here.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    /// Names a point at which VoiceOver drops, which has no effect here.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        self
    }
}
