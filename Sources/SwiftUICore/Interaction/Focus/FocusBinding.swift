/// A binding between the focus of a container and state of the program.
@_weakLinked
package struct FocusBinding {
    /// A Boolean value that indicates whether the program requests focus for the container.
    package var isFocused: Bool
    /// A closure that is called when the container or something inside it gains or loses focus.
    package var focusDidChange: (Bool) -> Void
    /// A Boolean value that indicates whether the container itself can have focus, for as long as it has it, if nothing inside can.
    package var takesFocusItself = false
}

extension FocusBinding: ContainerEffect {}

/// A part that lets the container itself have focus.
@_weakLinked
package struct Focusable: Equatable {
    package var isFocusable: Bool
}

extension Focusable: ContainerEffect {}

/// A part that excludes a container and its contents from receiving focus.
@_weakLinked
package struct FocusExclusion: Equatable {
    package init() {}
}

extension FocusExclusion: ContainerEffect {
    static var keepsNothing: Bool { true }
}
