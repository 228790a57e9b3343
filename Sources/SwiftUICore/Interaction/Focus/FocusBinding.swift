/// Binds the focus of a container to something of the program.
@_weakLinked
package struct FocusBinding {
    /// A Boolean value that indicates whether the program wants the container to have the focus.
    package var isFocused: Bool
    /// Called when the container, or something inside, gets the focus or loses it.
    package var focusDidChange: (Bool) -> Void
    /// A Boolean value that indicates whether the container can have the focus itself where nothing inside can, for as long as it
    /// has it.
    package var takesFocusItself = false
}

extension FocusBinding: ContainerEffect {}

/// Lets a container itself have the focus.
@_weakLinked
package struct Focusable: Equatable {
    package var isFocusable: Bool
}

extension Focusable: ContainerEffect {}

/// Keeps the focus from a container and all that is inside.
@_weakLinked
package struct FocusExclusion: Equatable {
    package init() {}
}

extension FocusExclusion: ContainerEffect {
    static var keepsNothing: Bool { true }
}
