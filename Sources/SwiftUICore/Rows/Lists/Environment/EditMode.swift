import Observation

/// Whether rows are edited: each then has controls that delete and move it.
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

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the rows of lists are edited. Each window has a mode, which ``EditButton`` changes; a view can set another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
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
