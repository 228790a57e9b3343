public import TransferKit

/// The clipboards of an X server, accessed without a toolkit or a visible window.
///
/// A display has one connection and one thread, which serves other programs' requests while the program does other
/// work.
///
/// ```swift
/// let display = try X11Display()
/// try await display.clipboard.publish(TransferOffer([provider]))
/// ```
public final class X11Display: Sendable {
    /// The clipboard for copying and pasting, which is the selection `CLIPBOARD`.
    public let clipboard: X11Pasteboard
    /// The selected text or items, which the middle mouse button inserts. It is the selection `PRIMARY`.
    public let primary: X11Pasteboard

    /// Connects to an X server.
    /// - Parameters:
    ///   - name: The display, such as `:0`; that of the environment variable `DISPLAY` when nil.
    ///   - limits: The limits of the received size, and of the wait for other programs.
    /// - Throws: `TransferWireError.unreachable(_:)`.
    public init(name: String? = nil, limits: TransferLimits = TransferLimits()) throws {
        let observers: [X11Selection: ChangeObservers] = [.clipboard: ChangeObservers(), .primary: ChangeObservers()]
        let session = try X11Session(name: name, limits: limits, observers: observers)
        clipboard = X11Pasteboard(.clipboard, of: session, observers: observers[.clipboard]!)
        primary = X11Pasteboard(.primary, of: session, observers: observers[.primary]!)
    }
}
