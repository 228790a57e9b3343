/// A place to which items can be shared: a program, a message, the pasteboard, a folder or another device.
public struct ShareDestination: Identifiable, Hashable, Sendable {
    /// The icon of the destination.
    package enum Icon: Hashable, Sendable {
        /// The first icon in the list that the desktop's theme has.
        case named([String])
        /// A picture file.
        case file(path: String)
        /// A symbol, by the name that it has on Apple's systems.
        case symbol(String)
    }

    /// The stable identity of the destination, which is the same each time the program runs: the name of an app's desktop entry, or
    /// `activity:` followed by the identifier of one of the app's own activities.
    public let id: String
    /// The title to show to the user.
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
