/// The buttons beside a row that was swiped aside. A press puts the row back, too.
@_weakLinked
struct RowActionButtonStyle {
    let swipe: RowSwipe
}

extension RowActionButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressedButtonStyle(look: RowActionLook()).makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role,
                label: configuration.label,
                // A menu opens at its button, which stays for that.
                action: configuration.menu == nil ? action(of: configuration) : configuration.action,
                paste: configuration.paste,
                menu: configuration.menu
            )
        )
    }

    private func action(of configuration: Configuration) -> @MainActor () -> Void {
        { [swipe, action = configuration.action] in
            action()
            swipe.close()
        }
    }
}

/// The look of a button beside a row: its label on its tint, or on red where it destroys something.
@_weakLinked
struct RowActionLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.titleAndIcon)
            .environment(\.symbolVariants, .fill)
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
            .background { RowActionBackground(role: configuration.role, isPressed: configuration.isPressed) }
    }
}

/// The colour behind the label of a button beside a row.
@_weakLinked
struct RowActionBackground {
    let role: ButtonRole?
    let isPressed: Bool
    @Environment(\.tint) private var tint

    init(role: ButtonRole?, isPressed: Bool) { (self.role, self.isPressed) = (role, isPressed) }
}

extension RowActionBackground: View {
    var body: some View { (tint ?? (role == .destructive ? .red : .gray)).opacity(isPressed ? 0.7 : 1) }
}
