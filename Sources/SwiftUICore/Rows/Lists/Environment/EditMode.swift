import Observation

/// The mode of a list: while rows are edited, each has controls that delete and move it.
@_weakLinked
public enum EditMode: Hashable, Sendable {
    /// Rows are not edited.
    case inactive
    /// One row is edited, temporarily.
    case transient
    /// They are edited.
    case active

    /// A Boolean value that indicates whether rows are edited.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a window or a presentation, unless a view has its own.
@MainActor
@Observable
final class WindowEditMode {
    var mode = EditMode.inactive

    /// Leads to the mode. It keeps this object, which must not keep it in turn.
    var binding: Binding<EditMode> { Binding(ObjectLocation(self, \WindowEditMode.mode)) }
}

/// A button that begins and ends the editing of rows.
///
/// Rows of a `ForEach` with ``DynamicViewContent/onDelete(perform:)`` then have a button that deletes them. The Delete key and
/// drags work without it.
@_weakLinked
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
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
