/// A place where shared items can go: a program, a message, the pasteboard, a folder, another device.
public struct ShareDestination: Identifiable, Hashable, Sendable {
    /// The icon of the destination.
    package enum Icon: Hashable, Sendable {
        /// The first of some names that the desktop's theme has.
        case named([String])
        /// A picture file.
        case file(path: String)
        /// A symbol by the name that Apple's systems have for it.
        case symbol(String)
    }

    /// Tells the destination from others, also the next time that the program runs: the name of an app's desktop entry, or
    /// `activity:` and the identifier of an activity of the app's own.
    public let id: String
    /// The text that the user reads.
    public let title: String
    /// The kind of destination.
    public let kind: ShareDestinationKind
    package let icon: Icon

    /// - Parameter title: What the user reads. Another device or program may have chosen it: characters that control text and
    ///   the direction of text are left out.
    package init(id: String, title: String, kind: ShareDestinationKind, icon: Icon) {
        (self.id, self.kind, self.icon) = (id, kind, icon)
        let scalars = title.unicodeScalars.filter { $0.properties.generalCategory != .control && !$0.directsText }
        self.title = String(String.UnicodeScalarView(scalars))
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether it makes text around it run in another direction than it would (Unicode Standard
    /// Annex #9).
    fileprivate var directsText: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}
