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
