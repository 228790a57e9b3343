/// A modifier that presents a dialog about a value while a binding is true.
@_weakLinked
struct DialogModifier<Value, Actions: View, Message: View> {
    let style: Presentation.Style
    let title: Text
    var isTitleVisible = true
    let isPresented: Binding<Bool>
    /// The value of the dialog; nil prevents its presentation.
    let value: Value?
    let actions: (Value) -> Actions
    let message: (Value) -> Message
}

extension DialogModifier: PresentationModifier {
    typealias Body = Never

    var onDismiss: (() -> Void)? { nil }

    func request() -> PresentationRequest<DialogContent<Actions, Message>>? {
        guard isPresented.wrappedValue, let value else { return nil }
        return PresentationRequest(identity: true) {
            DialogContent(
                title: title,
                isTitleVisible: isTitleVisible,
                axis: style == .alert ? .horizontal : .vertical,
                actions: actions(value),
                message: message(value)
            )
        }
    }

    func dismiss() { isPresented.wrappedValue = false }
}
