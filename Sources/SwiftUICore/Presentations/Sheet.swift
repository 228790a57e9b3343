/// A modifier that presents views while a value is true.
@_weakLinked
struct IsPresentedModifier<Presented: View> {
    let style: Presentation.Style
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let presented: () -> Presented
}

extension IsPresentedModifier: PresentationModifier {
    typealias Body = Never

    func request() -> PresentationRequest<Presented>? {
        isPresented.wrappedValue ? PresentationRequest(identity: true, content: presented) : nil
    }

    func dismiss() { isPresented.wrappedValue = false }
}

/// A modifier that presents views for an item while it is not nil, and replaces them when the item changes.
@_weakLinked
struct ItemPresentedModifier<Item: Identifiable, Presented: View> {
    let style: Presentation.Style
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented
}

extension ItemPresentedModifier: PresentationModifier {
    typealias Body = Never

    func request() -> PresentationRequest<Presented>? {
        item.wrappedValue.map { item in PresentationRequest(identity: item.id) { presented(item) } }
    }

    func dismiss() { item.wrappedValue = nil }
}

extension View {
    /// Presents a sheet over this view's window while a binding is true.
    ///
    /// ```swift
    /// Button("Edit…") { isEditing = true }
    ///     .sheet(isPresented: $isEditing) { Editor(note: $note) }
    /// ```
    ///
    /// The sheet has the environment of this view. Its views keep their state as long as it is presented.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; set to false when the user closes it.
    ///   - onDismiss: Called when the sheet has ended.
    ///   - content: The views that it shows.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            IsPresentedModifier(style: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content)
        )
    }

    /// Presents a sheet while an item is not nil. An item with a different identity presents a new sheet.
    /// - Parameters:
    ///   - item: The item; set to nil when the user closes the sheet.
    ///   - onDismiss: Called when the sheet of an item has ended.
    ///   - content: Makes the views for the item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentedModifier(style: .sheet, item: item, onDismiss: onDismiss, presented: content))
    }
}
