import Foundation
import KitSupport

/// A pasteboard, which all programs of the user share.
///
/// ```swift
/// let pasteboard = NSPasteboard.general
/// pasteboard.clearContents()
/// pasteboard.setString("Hello", forType: .string)
/// let text = pasteboard.string(forType: .string)
/// ```
///
/// The general pasteboard is the desktop's clipboard: other programs find each form under all of the names that desktops have for
/// it, and nothing is made before they ask. It is read at once, so that a program that does not answer holds the caller up, for ten
/// seconds at most. What a program has written is lost when the program ends, unless a clipboard manager keeps it; an app with
/// windows hands it to one. All other pasteboards are files of the user's, which outlive the program.
public final class NSPasteboard: NSObject, Sendable {
    let clipboard: Clipboard

    private init(_ clipboard: Clipboard) { self.clipboard = clipboard }

    /// The clipboard for copying and pasting.
    public static let general = NSPasteboard(.general)

    /// Returns the pasteboard with a name. It is created when something is written to it.
    public convenience init(name: Name) { self.init(.named(name.rawValue)) }

    /// Returns a new pasteboard with a unique name, by which other programs can find it.
    public class func withUniqueName() -> NSPasteboard { NSPasteboard(.unique()) }

    /// Removes a pasteboard that `withUniqueName()` created. Other pasteboards are only released.
    public func releaseGlobally() { clipboard.release() }

    /// The name of the pasteboard.
    public var name: Name { Name(clipboard.name) }

    /// A number that changes each time this program or another becomes the owner of the contents.
    public var changeCount: Int { clipboard.changeCount }
}
