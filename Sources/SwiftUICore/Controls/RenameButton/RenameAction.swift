/// An action that begins a renaming, which views read from the environment's ``EnvironmentValues/rename``.
@MainActor @preconcurrency
@_weakLinked
public struct RenameAction {
    let action: @MainActor () -> Void

    nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

    /// Begins the renaming.
    public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What begins a renaming: the action of a ``View/renameAction(_:)-(()->Void)`` around, or else that of the
    /// window's title, where the user can change that; nil if there is nothing to rename.
    public var rename: RenameAction? {
        if let action = self[RenameActionKey.self] { return action }
        guard let renaming = titleRenaming, renaming.isPossible else { return nil }
        return RenameAction { renaming.begin() }
    }

    /// Sets what begins a renaming.
    mutating func setRename(_ action: RenameAction) { self[RenameActionKey.self] = action }
}

/// Sets what begins a renaming.
@_weakLinked
struct RenameActionModifier {
    let action: () -> Void
}

extension RenameActionModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.setRename(RenameAction { [action] in action() }) }
}

extension View {
    /// Sets what a ``RenameButton`` in this view does: it moves the focus.
    ///
    /// ```swift
    /// TextField("Name", text: $name)
    ///     .focused($isRenaming)
    ///     .contextMenu { RenameButton() }
    ///     .renameAction($isRenaming)
    /// ```
    /// - Parameter isFocused: Becomes true when the renaming begins.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        modifier(RenameActionModifier { isFocused.wrappedValue = true })
    }

    /// Sets what a ``RenameButton`` in this view does.
    /// - Parameter action: Begins the renaming.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameActionModifier(action: action))
    }
}
