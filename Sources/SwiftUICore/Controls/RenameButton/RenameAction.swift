/// An action that starts renaming. Views read it from the environment value ``EnvironmentValues/rename``.
@MainActor @preconcurrency
@_weakLinked
public struct RenameAction {
    let action: @MainActor () -> Void

    nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

    /// Starts renaming.
    public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that starts renaming. It is that of an outer ``View/renameAction(_:)-(()->Void)``, or else that of the window's title, if
    /// the user can change it; nil if there is none.
    public var rename: RenameAction? {
        if let action = self[RenameActionKey.self] { return action }
        guard let renaming = titleRenaming, renaming.isPossible else { return nil }
        return RenameAction { renaming.begin() }
    }

    /// A modifier that sets the action that begins renaming.
    mutating func setRename(_ action: RenameAction) { self[RenameActionKey.self] = action }
}

/// A modifier that sets the action that begins renaming.
@_weakLinked
struct RenameActionModifier {
    let action: () -> Void
}

extension RenameActionModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.setRename(RenameAction { [action] in action() }) }
}

extension View {
    /// Makes a ``RenameButton`` in this view move the focus to a field.
    ///
    /// ```swift
    /// TextField("Name", text: $name)
    ///     .focused($isRenaming)
    ///     .contextMenu { RenameButton() }
    ///     .renameAction($isRenaming)
    /// ```
    /// - Parameter isFocused: Set to true when renaming begins.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        modifier(RenameActionModifier { isFocused.wrappedValue = true })
    }

    /// Sets the action of a ``RenameButton`` in this view.
    /// - Parameter action: The action that begins renaming.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameActionModifier(action: action))
    }
}

/// The renaming of a window's title, and whether the user can change it.
@MainActor
package final class TitleRenaming {
    /// A closure, set by the host that shows the window, that shows a field in place of the title.
    package var begin: () -> Void = {}
    private let possible = StateLocation(false)

    nonisolated init() {}

    /// A Boolean value that indicates whether the user can change the title. Views that read it follow it.
    nonisolated var isPossible: Bool { possible.value }

    func setPossible(_ isPossible: Bool) { if possible.value != isPossible { possible.value = isPossible } }
}
