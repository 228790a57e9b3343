import Observation

/// The edit mode of a list. While it is active, each row has controls for deleting and moving it.
@_weakLinked
public enum EditMode: Hashable, Sendable {
    /// Rows cannot be edited.
    case inactive
    /// A single row is temporarily being edited.
    case transient
    /// Rows can be edited.
    case active

    /// A Boolean value that indicates whether rows can be edited.
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
