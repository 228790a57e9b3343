@_exported public import FilePasteboard
@_exported public import TransferKit

/// The desktop's clipboards.
///
/// They belong to the window system that the program's environment names: a Wayland compositor, or else an X server. If there
/// is neither, as in an SSH session, a container or a batch job, they are files that all of the user's programs share; see
/// `EmbeddedPasteboard`. The variable `TRANSFERABLE_PASTEBOARD` chooses another: `wayland`, `x11` or `embedded`.
///
/// While a display cannot be reached, each use of the pasteboard is an error.
///
/// What a program puts on a window system's clipboard is lost when the program ends, unless a clipboard manager keeps it: see
/// `storeForOthers()`.
extension Pasteboard {
    /// The clipboard for copying and pasting.
    ///
    /// ```swift
    /// import SystemPasteboard
    ///
    /// try await Pasteboard.general.write(photo)
    /// let text = try await Pasteboard.general.value(of: String.self)
    /// ```
    public static let general = Pasteboard(SystemClipboard(.clipboard))

    /// The primary selection, which the middle mouse button pastes.
    public static let primary = Pasteboard(SystemClipboard(.primary))
}
