/// An alert or a choice that is a value.
protocol DialogValue {
    static var style: Presentation.Style { get }
    /// The axis of the buttons.
    static var axis: Axis { get }
    var title: Text { get }
    var message: Text? { get }
    var buttons: [Alert.Button] { get }
}

/// A modifier that presents an alert or a choice that is a value.
@_weakLinked
struct DialogValueModifier<Dialog: DialogValue> {
    /// The identity of the presented value; nil for none.
    let identity: () -> AnyHashable?
    let end: () -> Void
    let dialog: () -> Dialog?

    init(identity: @escaping () -> AnyHashable?, end: @escaping () -> Void, dialog: @escaping () -> Dialog?) {
        (self.identity, self.end, self.dialog) = (identity, end, dialog)
    }

    init<Item: Identifiable>(item: Binding<Item?>, dialog: @escaping (Item) -> Dialog) {
        identity = { item.wrappedValue.map { AnyHashable($0.id) } }
        end = { item.wrappedValue = nil }
        self.dialog = { item.wrappedValue.map(dialog) }
    }
}

extension DialogValueModifier: PresentationModifier {
    typealias Body = Never

    var style: Presentation.Style { Dialog.style }
    var onDismiss: (() -> Void)? { nil }

    func request() -> PresentationRequest<DialogContent<DialogValueButtons, Text?>>? {
        guard let identity = identity(), let dialog = dialog() else { return nil }
        return PresentationRequest(identity: identity) {
            DialogContent(
                title: dialog.title,
                isTitleVisible: true,
                axis: Dialog.axis,
                actions: DialogValueButtons(buttons: dialog.buttons),
                message: dialog.message
            )
        }
    }

    func dismiss() { end() }
}

/// The buttons of an alert or a choice that is a value.
@_weakLinked
struct DialogValueButtons {
    let buttons: [Alert.Button]
}

extension DialogValueButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role) {
                buttons[index].action()
            } label: {
                buttons[index].label
            }
        }
    }
}
