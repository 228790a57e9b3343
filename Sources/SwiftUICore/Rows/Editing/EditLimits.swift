/// A trait that is true for rows that cannot be moved.
enum MoveDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

/// A trait that is true for rows that cannot be deleted.
enum DeleteDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Sets whether the user is prevented from moving this view as a row of content with `onMove(perform:)`.
    /// - Parameter isDisabled: Whether the row stays where it is.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
    }

    /// Sets whether the user is prevented from deleting this view as a row of content with `onDelete(perform:)`.
    /// - Parameter isDisabled: Whether the row cannot be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
    }
}
