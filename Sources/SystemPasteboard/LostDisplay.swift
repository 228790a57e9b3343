internal import TransferKit

extension Error {
    /// Whether the error means that the display of a clipboard is gone: who wants to go on has to connect again.
    package var meansThatDisplayIsGone: Bool {
        x11WindowSystem().isGone(after: self) || waylandWindowSystem().isGone(after: self)
    }
}
