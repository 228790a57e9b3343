/// A window system whose clipboards can be used without a toolkit, and what is needed of it to choose among several.
package protocol WindowSystem: Sendable {
    /// Connects with one of a display's clipboards.
    /// - Parameters:
    ///   - display: The display; that of the environment where it is nil.
    ///   - isPrimary: Whether it is that of what is selected, and inserted with the middle mouse button.
    ///   - limits: How much and how long reading a payload may take.
    func transport(display: String?, isPrimary: Bool, limits: TransferLimits) throws -> any PasteboardTransport

    /// Connects for one read.
    /// - Parameter boundsConnecting: Whether a server that takes the connection and says nothing is given up after a while.
    func reader(display: String?, isPrimary: Bool, boundsConnecting: Bool) throws -> any BlockingClipboardReader

    /// Returns whether an error of the transport's means that the display is gone, so that one has to connect again.
    func isGone(after error: any Error) -> Bool
}
