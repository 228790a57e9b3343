/// A description of a choice between actions, for ``View/actionSheet(isPresented:content:)``.
///
/// New source uses `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`, whose buttons are views.
@_weakLinked
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// A button of an action sheet.
    public typealias Button = Alert.Button

    /// Creates an action sheet.
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The message below it.
    ///   - buttons: The actions. A Cancel button is added if there is none.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension ActionSheet: DialogValue {
    static var style: Presentation.Style { .confirmationDialog }
    static var axis: Axis { .vertical }
}

extension View {
    /// Presents an action sheet while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when a button is pressed.
    ///   - content: Makes the choice.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>,
        content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            DialogValueModifier(
                identity: { isPresented.wrappedValue ? true : nil },
                end: { isPresented.wrappedValue = false },
                dialog: content
            )
        )
    }

    /// Presents an action sheet while an item is not nil.
    /// - Parameters:
    ///   - item: The item; nil is written when a button is pressed.
    ///   - content: Makes the choice.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(DialogValueModifier(item: item, dialog: content))
    }
}
