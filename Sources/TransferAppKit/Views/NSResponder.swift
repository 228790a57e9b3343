import Foundation

/// An object that keyboard focus may belong to: a view, a window or a controller.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder that handles what this one does not.
    open weak var nextResponder: NSResponder?
    /// A Boolean value that indicates whether the responder takes keyboard focus, which views of SwiftUI have.
    open var acceptsFirstResponder: Bool { false }
    /// Called when the responder is to have keyboard focus, which views of SwiftUI have: it is not called.
    open func becomeFirstResponder() -> Bool { true }
    /// Called when the responder is to give up keyboard focus, which views of SwiftUI have: it is not called.
    open func resignFirstResponder() -> Bool { true }

    /// Handles a key. A window has it called for a key that none of its views has taken.
    open func keyDown(with event: NSEvent) {
        if let nextResponder { nextResponder.keyDown(with: event) } else { isKeyTaken = false }
    }

    /// Cancels an operation. A window has it called for the Escape key where none of its views has taken that.
    /// - Parameter sender: The sender, which has no effect.
    open func cancelOperation(_ sender: Any?) {
        if let nextResponder { nextResponder.cancelOperation(sender) } else { isKeyTaken = false }
    }
}

/// A Boolean value that indicates whether a responder has taken the key that was pressed last.
@MainActor var isKeyTaken = false
