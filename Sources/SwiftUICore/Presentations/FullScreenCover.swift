extension View {
    /// Presents a sheet as large as this view's window while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; set to false when the user closes it.
    ///   - onDismiss: Called when it has ended.
    ///   - content: The views that it shows.
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

    /// Presents a sheet as large as this view's window while an item is not nil.
    /// - Parameters:
    ///   - item: The item; set to nil when the user closes the sheet.
    ///   - onDismiss: Called when the sheet of an item has ended.
    ///   - content: Makes the views for the item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentedModifier(style: .fullScreenCover, item: item, onDismiss: onDismiss, presented: content))
    }
}
