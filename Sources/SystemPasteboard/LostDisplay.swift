internal import TransferKit

extension Error {
    /// A Boolean value that indicates whether the error means that the display of a clipboard is no longer available, so a new
    /// connection is necessary.
    package var meansThatDisplayIsGone: Bool {
        x11WindowSystem().isGone(after: self) || waylandWindowSystem().isGone(after: self)
    }
}
