/// A description of an alert, for ``View/alert(isPresented:content:)`` and ``View/alert(item:content:)``.
///
/// New source uses `alert(_:isPresented:actions:message:)`, whose buttons are views.
@_weakLinked
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The message below it.
    ///   - dismissButton: The button; nil for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons.
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The message below it.
    ///   - primaryButton: One button.
    ///   - secondaryButton: The other.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert or of an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// Returns a button without a role.
        /// - Parameters:
        ///   - label: The title.
        ///   - action: The action to perform.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }

        /// Returns a button that cancels.
        /// - Parameters:
        ///   - label: The title.
        ///   - action: The action to perform.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        /// Returns a Cancel button.
        /// - Parameter action: The action to perform.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text("Cancel"), action: action ?? {})
        }

        /// Returns a button for a destructive action.
        /// - Parameters:
        ///   - label: The title.
        ///   - action: The action to perform.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }
}

extension Alert: DialogValue {
    static var style: Presentation.Style { .alert }
    static var axis: Axis { .horizontal }
}

extension View {
    /// Presents an alert while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when a button is pressed.
    ///   - content: Makes the alert.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            DialogValueModifier(
                identity: { isPresented.wrappedValue ? true : nil },
                end: { isPresented.wrappedValue = false },
                dialog: content
            )
        )
    }

    /// Presents an alert while an item is not nil.
    /// - Parameters:
    ///   - item: The item; nil is written when a button is pressed.
    ///   - content: Makes the alert.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(DialogValueModifier(item: item, dialog: content))
    }
}
