public import CoreTransferable

extension GTKDropTarget {
    /// Makes a widget a drop target for values of a type.
    ///
    /// ```swift
    /// let target = GTKDropTarget(widget: list, for: Note.self) { notes, _ in
    ///     show(notes)
    ///     return true
    /// }
    /// target.action = { session in session.isOwn ? .move : .copy }
    /// ```
    /// - Parameters:
    ///   - widget: The `GtkWidget`.
    ///   - type: The type of the values.
    ///   - take: Called with the values and the drop session. Returns whether they are accepted. It is not called where none
    ///     of the items has such a value.
    public convenience init<Value: Transferable>(
        widget: UnsafeMutableRawPointer,
        for type: Value.Type = Value.self,
        take: @escaping (_ values: [Value], _ drag: GTKDropSession) -> Bool
    ) {
        self.init(widget: widget, contentTypes: type.importedContentTypes()) { items, drag in
            let values = await items.loadValues(of: type, for: "drop", logger)
            return values.isEmpty ? false : take(values, drag)
        }
    }
}
