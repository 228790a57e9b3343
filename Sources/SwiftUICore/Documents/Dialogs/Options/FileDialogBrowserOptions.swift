/// Options for how file dialogs show files.
///
/// The dialogs of Linux desktops leave each of these to the user or to the desktop, so they have no effect there:
/// hidden files are shown with Ctrl+H, names have their extensions, and folders can always be opened.
@_weakLinked
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The raw value of the options.
    public let rawValue: Int
    /// Creates options from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lets the user open packages as folders. Linux desktops always show them as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Shows hidden files. On Linux desktops the user does so with Ctrl+H.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Shows file extensions. Linux desktops always show them.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}
