import Foundation
import KitSupport

/// A pasteboard, which all programs of the user share.
///
/// ```swift
/// UIPasteboard.general.string = "Hello"
/// if UIPasteboard.general.hasImages { picture = UIPasteboard.general.image }
/// ```
///
/// The general pasteboard is the desktop's clipboard: other programs find each form under all of the names that desktops have for
/// it, and nothing is made before they ask. It is read at once, so that a program that does not answer holds the caller up, for ten
/// seconds at most. What a program has written is lost when the program ends, unless a clipboard manager keeps it; an app with
/// windows hands it to one. All other pasteboards are files of the user's, which outlive the program.
public final class UIPasteboard: NSObject, Sendable {
    private let contents: Clipboard
    private let expiry = PasteboardExpiry()

    private init(_ clipboard: Clipboard) { contents = clipboard }

    /// The contents, without those whose date is over.
    var clipboard: Clipboard {
        expiry.removeExpired(from: contents)
        return contents
    }

    /// The clipboard for copying and pasting.
    public static let general = UIPasteboard(.general)

    /// Returns the pasteboard with a name.
    /// - Parameters:
    ///   - pasteboardName: The name, which all of the user's programs share.
    ///   - create: Whether it is made where there is none. It always is, when something is written to it.
    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(.named(pasteboardName.rawValue)) }

    /// Returns a new pasteboard with a unique name, by which other programs can find it.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(.unique()) }

    /// Removes the pasteboard with a name.
    public class func remove(withName pasteboardName: Name) { Clipboard.named(pasteboardName.rawValue).release() }

    /// The name of the pasteboard.
    public var name: Name { Name(rawValue: clipboard.name) }

    /// A number that changes each time this program or another becomes the owner of the contents.
    public var changeCount: Int { clipboard.changeCount }

    /// A Boolean value that indicates whether the contents outlive the program. Those of the general pasteboard do if a clipboard manager
    /// keeps them.
    public var isPersistent: Bool { self !== UIPasteboard.general }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name, which is any text of at most 80 bytes.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the clipboard for copying and pasting.
        public static let general = Name("Apple CFPasteboard general")
    }

    /// Replaces the contents with items.
    /// - Parameters:
    ///   - items: The items.
    ///   - localOnly: Whether clipboard managers are asked not to keep the items and not to pass them to other devices.
    ///   - expirationDate: The date at which the items are removed; nil for never.
    func write(_ items: [ClipboardItem], localOnly: Bool = false, expirationDate: Date? = nil) {
        let count = contents.clear()
        if !items.isEmpty { _ = contents.write(items, marks: localOnly ? .transient : []) }
        expiry.set(expirationDate.map { (date: $0, count: count) }, of: contents)
    }
}
