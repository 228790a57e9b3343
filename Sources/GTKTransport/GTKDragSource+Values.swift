public import CoreTransferable

extension GTKDragSource {
    /// Makes a widget draggable with values of a type.
    ///
    /// ```swift
    /// let source = GTKDragSource(widget: label) { [note] }
    /// source.didEnd = { end in … }
    /// ```
    /// - Parameters:
    ///   - widget: The `GtkWidget`.
    ///   - values: Makes the values when a drag begins; no drag begins when there are none.
    public convenience init<Value: Transferable>(
        widget: UnsafeMutableRawPointer,
        values: @escaping () -> [Value]
    ) {
        self.init(widget: widget, items: { values().map { NSItemProvider(of: $0) } })
    }
}
