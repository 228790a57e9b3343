/// The options for showing files in file dialogs.
///
/// The dialogs of Linux desktops leave each of these to the user or to the desktop, so they have no effect there:
/// hidden files are shown with Ctrl+H, names have their extensions, and folders can always be opened.
@_weakLinked
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Folders that are shown as one file can be opened. Linux desktops show them as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Hidden files are shown. On Linux desktops the user does that, with Ctrl+H.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Names are shown with their extensions. Linux desktops always show them.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}
