/// The contents of an alert or a confirmation dialog: a title, a message, and buttons that end the dialog.
@_weakLinked
struct DialogContent<Actions: View, Message: View> {
    let title: Text
    let isTitleVisible: Bool
    /// The axis of the buttons: those of an alert are side by side, those of a choice below each other.
    let axis: Axis
    let actions: Actions
    let message: Message
    /// The roles of the buttons that the program gave.
    @State private var buttons: [DialogButtonTrait] = []
    @Environment(\.dialogLook) private var look

    init(title: Text, isTitleVisible: Bool, axis: Axis, actions: Actions, message: Message) {
        (self.title, self.isTitleVisible, self.axis) = (title, isTitleVisible, axis)
        (self.actions, self.message) = (actions, message)
    }
}

extension DialogContent: View {
    var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                if let icon = look.shownIcon { DialogIcon(icon: icon) }
                if isTitleVisible { title.font(.headline) }
                message.foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            if let suppression = look.suppression { Toggle(isOn: suppression.isOn) { suppression.title } }
            DialogButtonsLayout(axis: axis) {
                actions.onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
                if let standardButton {
                    standardButton.keyboardShortcut(defaultButton == nil && !hasDefaultKey ? .defaultAction : nil)
                }
            }
            .buttonStyle(DialogButtonStyle())
            .environment(\.defaultDialogButton, defaultButton)
        }
        .padding(24)
        .frame(minWidth: 260, maxWidth: 420)
        .navigationTitle(title)
    }

    /// The button that Return presses: the one with that key, else the first without a role, else the one that cancels. Nothing
    /// is destroyed by a key that has no name for it.
    private var defaultButton: DialogButtonID? {
        hasDefaultKey ? nil : (buttons.first { $0.role == nil } ?? buttons.first { $0.role == .cancel })?.id
    }

    private var hasDefaultKey: Bool { buttons.contains(where: \.hasDefaultKey) }

    /// The button without which the dialog could not be left, or not without a choice.
    private var standardButton: Button<Text>? {
        switch axis {
        case .horizontal: buttons.isEmpty ? Button("OK") {} : nil
        case .vertical: buttons.contains { $0.role == .cancel } ? nil : Button("Cancel", role: .cancel) {}
        }
    }
}

/// The picture of a dialog, which is hidden from assistive technologies.
private struct DialogIcon: View {
    let icon: Image

    var body: some View {
        icon.resizable().scaledToFit().frame(width: 48, height: 48).accessibilityHidden(true)
    }
}

/// The identity of a button of a dialog.
private final class DialogButtonID: Equatable, Sendable {
    static func == (first: DialogButtonID, second: DialogButtonID) -> Bool { first === second }
}

/// The properties of a button for its dialog.
private struct DialogButtonTrait: Equatable {
    let id: DialogButtonID
    let role: ButtonRole?
    /// A Boolean value that indicates whether the program gave the button the key.
    let hasDefaultKey: Bool
}

/// The buttons of a dialog, in order.
private enum DialogButtonsKey: PreferenceKey {
    static var defaultValue: [DialogButtonTrait] { [] }
    static func reduce(value: inout [DialogButtonTrait], nextValue: () -> [DialogButtonTrait]) { value += nextValue() }
}

private enum DefaultDialogButtonKey: EnvironmentKey { static var defaultValue: DialogButtonID? { nil } }

extension EnvironmentValues {
    /// The button of a dialog that Return presses, unless the program sets one.
    fileprivate var defaultDialogButton: DialogButtonID? {
        get { self[DefaultDialogButtonKey.self] }
        set { self[DefaultDialogButtonKey.self] = newValue }
    }
}

/// The action of the Escape key in a dialog before the dialog ends.
@_weakLinked
enum CancelActionKey: PreferenceKey {
    typealias Value = (@MainActor () -> Void)?
    static var defaultValue: Value { nil }
    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

/// A style that makes a button end its dialog.
private struct DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.dismiss) private var dismiss
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.defaultDialogButton) private var defaultButton
    @State private var id = DialogButtonID()

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        Button(role: configuration.role) {
            configuration.trigger()
            dismiss()
        } label: {
            configuration.label.frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .layoutValue(key: DialogRoleValueKey.self, value: configuration.role)
        .keyboardShortcut(shortcut ?? (defaultButton === id ? .defaultAction : nil))
        .preference(key: DialogButtonsKey.self, value: [trait])
        .preference(key: CancelActionKey.self, value: cancelAction)
    }

    private var trait: DialogButtonTrait {
        DialogButtonTrait(id: id, role: configuration.role, hasDefaultKey: shortcut == .defaultAction)
    }

    private var cancelAction: CancelActionKey.Value {
        guard configuration.role == .cancel else { return nil }
        return { [configuration] in configuration.trigger() }
    }
}

private enum DialogRoleValueKey: LayoutValueKey { static var defaultValue: ButtonRole? { nil } }

/// Buttons of one width. The one that leaves things as they were stands first in a row, and last in a column.
private struct DialogButtonsLayout: Layout {
    let axis: Axis
    private static let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let button = buttonSize(subviews)
        let count = CGFloat(subviews.count)
        let gaps = max(0, count - 1) * Self.spacing
        return axis == .horizontal
            ? CGSize(width: max(proposal.width ?? 0, count * button.width + gaps), height: button.height)
            : CGSize(width: max(proposal.width ?? 0, button.width), height: count * button.height + gaps)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let count = CGFloat(subviews.count)
        let length = (bounds.width - max(0, count - 1) * Self.spacing) / max(1, count)
        let size = CGSize(
            width: axis == .horizontal ? length : bounds.width,
            height: buttonSize(subviews).height
        )
        var origin = bounds.origin
        for subview in ordered(subviews) {
            subview.place(at: origin, proposal: ProposedViewSize(size))
            if axis == .horizontal {
                origin.x += size.width + Self.spacing
            } else {
                origin.y += size.height + Self.spacing
            }
        }
    }

    private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
        let isCancel = { (subview: LayoutSubview) in subview[DialogRoleValueKey.self] == .cancel }
        let (cancels, others) = (subviews.filter(isCancel), subviews.filter { !isCancel($0) })
        return axis == .horizontal ? cancels + others : others + cancels
    }

    private func buttonSize(_ subviews: Subviews) -> CGSize {
        subviews.reduce(into: .zero) { size, subview in
            let ideal = subview.sizeThatFits(.unspecified)
            size = CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
        }
    }
}
