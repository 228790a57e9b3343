/// A dialog that code without views asks for.
@MainActor
package struct DialogRequest {
    /// A button of the dialog.
    package struct Button: Sendable {
        package var title: String
        package var role: ButtonRole?
        /// The key that presses the button; nil for none.
        package var shortcut: KeyboardShortcut?
        package var isEnabled: Bool

        package init(_ title: String, role: ButtonRole?, shortcut: KeyboardShortcut?, isEnabled: Bool = true) {
            (self.title, self.role, self.shortcut, self.isEnabled) = (title, role, shortcut, isEnabled)
        }
    }

    package var title: String
    package var message: String
    /// The picture of the dialog; nil for none.
    package var icon: Image?
    package var severity = DialogSeverity.automatic
    /// The buttons, the most important first.
    package var buttons: [Button]
    /// The title and the value of the check box that keeps the dialog from appearing again; nil for no check box.
    package var suppression: (title: String, isOn: Bool)?
    /// Views below the message; nil for none.
    package var accessory: AnyView?
    /// Called with the index of the button that the user pressed.
    package var answer: @MainActor (Int) -> Void
    /// Called when the user marks the check box, or removes the mark.
    package var suppress: @MainActor (Bool) -> Void = { _ in }

    package init(
        title: String,
        message: String,
        buttons: [Button],
        answer: @escaping @MainActor (Int) -> Void
    ) {
        (self.title, self.message, self.buttons, self.answer) = (title, message, buttons, answer)
    }

    /// A Boolean value that indicates whether the dialog can be left without one of its buttons: by the one that cancels, or the only one.
    var canBeLeft: Bool { buttons.count == 1 || buttons.contains { $0.role == .cancel } }
}

/// The views of a requested dialog.
@_weakLinked
struct RequestedDialog: View {
    let request: DialogRequest
    /// The action that ends the dialog. The buttons know it weakly.
    let dismissal: Dismissal
    @State private var isSuppressed: Bool

    init(request: DialogRequest, dismissal: Dismissal) {
        (self.request, self.dismissal) = (request, dismissal)
        _isSuppressed = State(initialValue: request.suppression?.isOn ?? false)
    }

    var body: some View {
        if let suppression = request.suppression {
            content.dialogSuppressionToggle(
                Text(verbatim: suppression.title),
                isSuppressed: Binding {
                    isSuppressed
                } set: {
                    isSuppressed = $0
                    request.suppress($0)
                }
            )
        } else {
            content
        }
    }

    private var content: some View {
        DialogContent(
            title: Text(verbatim: request.title),
            isTitleVisible: !request.title.isEmpty,
            axis: .horizontal,
            actions: buttons,
            message: message
        )
        .dialogIcon(request.icon)
        .dialogSeverity(request.severity)
        .interactiveDismissDisabled(!request.canBeLeft)
    }

    private var buttons: some View {
        ForEach(Array(request.buttons.enumerated()), id: \.offset) { index, button in
            SwiftUICore.Button(role: role(of: button)) {
                request.answer(index)
            } label: {
                Text(verbatim: button.title)
            }
            .disabled(!button.isEnabled)
            .keyboardShortcut(button.shortcut)
        }
    }

    /// Returns the role of a button. The only one is the one that leaves the dialog.
    private func role(of button: DialogRequest.Button) -> ButtonRole? {
        request.buttons.count == 1 ? .cancel : button.role
    }

    @ViewBuilder private var message: some View {
        VStack(spacing: 12) {
            if !request.message.isEmpty { Text(verbatim: request.message) }
            if let accessory = request.accessory {
                accessory.foregroundStyle(.primary).multilineTextAlignment(.leading)
            }
        }
    }
}
