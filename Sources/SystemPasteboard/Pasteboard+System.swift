@_exported public import FilePasteboard
@_exported public import TransferKit

/// The desktop's clipboards.
///
/// They are those of the window system that the program's environment tells: of a Wayland compositor, else of an X server.
/// Where there is neither, as in an SSH session, a container or a batch job, they are files that all of the user's programs
/// share; see `EmbeddedPasteboard`. The variable `TRANSFERABLE_PASTEBOARD` chooses another: `wayland`, `x11` or `embedded`.
///
/// A display that cannot be reached, or that went away, is an error each time that the pasteboard is used, until it is back.
///
/// What a program puts on a window system's clipboard is gone when the program ends, unless a clipboard manager keeps it: see
/// `storeForOthers()`.
extension Pasteboard {
    /// What is copied and pasted.
    ///
    /// ```swift
    /// import SystemPasteboard
    ///
    /// try await Pasteboard.general.write(photo)
    /// let text = try await Pasteboard.general.value(of: String.self)
    /// ```
    public static let general = Pasteboard(SystemClipboard(.clipboard))

    /// What is selected, and inserted with the middle mouse button.
    public static let primary = Pasteboard(SystemClipboard(.primary))
}
