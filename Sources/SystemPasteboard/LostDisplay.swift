internal import TransferKit

extension Error {
    /// Whether the error means that the display of a clipboard is gone, so that going on takes a new connection.
    package var meansThatDisplayIsGone: Bool {
        x11WindowSystem().isGone(after: self) || waylandWindowSystem().isGone(after: self)
    }
}
