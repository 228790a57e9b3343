import Foundation

/// The class of the objects of UIKit that respond to events: the app, its scenes, their windows and controllers, and the delegates of apps.
///
/// Views of SwiftUI take the keys and the touches, so that no responder is the first one here. `FocusState` moves the keyboard focus.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The next responder in the chain; nil for none.
    open var next: UIResponder? { nil }
    /// A Boolean value that indicates whether the object can become the first responder, which none can.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object is the first responder, which none is.
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard focus, which views of SwiftUI have.
    /// - Returns: False.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard focus up, which the object does not have.
    /// - Returns: True.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
