import CGDKX11
import CGTK

/// An object that listens for the results that X11's drop targets report after drops: whether they accepted them.
///
/// GDK reports the end of a drop in the same way for both. It omits a flag of the `XdndFinished` message (version 5 of
/// the XDND protocol, freedesktop.org). Wayland's compositors cancel a refused drag, so no listener is necessary there.
@MainActor
final class XDNDFinish {
    /// The windows of drags whose drops were refused.
    private var refused: Set<UInt> = []

    /// The version of the protocol that has the flag. Older targets never set it.
    private static let versionWithFlag: CUnsignedLong = 5

    /// The listeners of the displays.
    // Lifetime: the listener of a display owns it.
    private static var listeners: [OpaquePointer: XDNDFinish] = [:]

    private let display: XDisplay

    /// Returns the listener on a display; nil if that is not X11's.
    static func listener(on display: OpaquePointer?) -> XDNDFinish? {
        guard let display = XDisplay(display) else { return nil }
        if let listener = listeners[display.pointer] { return listener }
        let listener = XDNDFinish(display)
        listeners[display.pointer] = listener
        return listener
    }

    /// Listens on a display from now on.
    private init(_ display: XDisplay) {
        self.display = display
        let finished = display.atom("XdndFinished")
        display.listen { [weak self] event in
            if event.type == ClientMessage, event.xclient.message_type == finished { self?.hear(event.xclient) }
            // GDK handles the event afterwards.
            return false
        }
    }

    /// Discards the result of an earlier drag of a window.
    func begin(_ window: UInt?) { _ = end(window) }

    /// Returns whether the target of a drag refused it, and forgets the drag.
    func end(_ window: UInt?) -> Bool { window.flatMap { refused.remove($0) } != nil }

    private func hear(_ message: XClientMessageEvent) {
        let target = Window(bitPattern: message.data.l.0)
        let isAccepted = message.data.l.1 & 1 != 0
        if !isAccepted, version(of: target) >= Self.versionWithFlag { refused.insert(UInt(message.window)) }
    }

    /// Returns the version of the protocol that a target speaks.
    private func version(of target: Window) -> CUnsignedLong {
        let property = display.property(display.atom("XdndAware"), of: target)
        guard let property, property.type == XA_ATOM else { return 0 }
        return property.longs.first ?? 0
    }
}
