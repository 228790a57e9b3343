/// A button that toggles the edit mode.
///
/// Rows of a `ForEach` with ``DynamicViewContent/onDelete(perform:)`` then have a button that deletes them. The Delete key and
/// drags work without it.
@_weakLinked
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates an edit button.
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .disabled(editMode == nil)
    }
}
