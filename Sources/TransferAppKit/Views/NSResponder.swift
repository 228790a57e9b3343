import Foundation

/// An object that keyboard focus may belong to: a view or a window.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// Creates a responder. No archive has one here.
    public required init?(coder: NSCoder) { super.init() }
}
