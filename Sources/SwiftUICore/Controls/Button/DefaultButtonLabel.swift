/// The label of a button that has only a role: the role's name, with a symbol in a toolbar.
@_weakLinked
public struct DefaultButtonLabel {
    private let role: ButtonRole

    nonisolated init(_ role: ButtonRole) { self.role = role }

    private static let labels: [ButtonRole: (title: LocalizedStringKey, symbol: String)] = [
        .cancel: ("Cancel", "xmark"), .close: ("Close", "xmark"), .confirm: ("Done", "checkmark"),
        .destructive: ("Delete", "trash"),
    ]
}

extension DefaultButtonLabel: View {
    public var body: some View {
        if let label = Self.labels[role] {
            Label(label.title, systemImage: label.symbol).modifier(TitleOutsideToolbars())
        }
    }
}

/// A modifier that shows only the title of labels, except in toolbars.
private struct TitleOutsideToolbars: ViewModifier {
    @Environment(\.isInToolbar) private var isInToolbar

    func body(content: Content) -> some View {
        if isInToolbar { content } else { content.labelStyle(.titleOnly) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the default label for its role.
    /// - Parameters:
    ///   - role: The role.
    ///   - action: The action to perform.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role) }
    }
}
