extension View {
    /// Presents views over the whole of this view's window while a value is true: a sheet as large as the window.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user closes it.
    ///   - onDismiss: Called when it has ended.
    ///   - content: What it shows.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            IsPresentedModifier(
                style: .fullScreenCover,
                isPresented: isPresented,
                onDismiss: onDismiss,
                presented: content
            )
        )
    }

    /// Presents views over the whole of this view's window for an item while there is one: a sheet as large as the window.
    /// - Parameters:
    ///   - item: The item; nil is written when the user closes the sheet.
    ///   - onDismiss: Called when the sheet of an item has ended.
    ///   - content: What it shows of the item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentedModifier(style: .fullScreenCover, item: item, onDismiss: onDismiss, presented: content))
    }
}
