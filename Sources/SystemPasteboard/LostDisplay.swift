internal import TransferKit
import WaylandTransport

extension Error {
    /// Whether the error means that the display of a clipboard is gone: who wants to go on has to connect again.
    package var meansThatDisplayIsGone: Bool {
        if case .unreachable? = self as? TransferWireError { return true }
        if case .disconnected? = self as? WaylandError { return true }
        return false
    }
}
