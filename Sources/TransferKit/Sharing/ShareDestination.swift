/// A place where shared items can go: a program, a message, the pasteboard, a folder, another device.
public struct ShareDestination: Identifiable, Hashable, Sendable {
    /// What shows the destination to the user.
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
    /// What the user reads.
    public let title: String
    /// What kind of place it is.
    public let kind: ShareDestinationKind
    package let icon: Icon

    package init(id: String, title: String, kind: ShareDestinationKind, icon: Icon) {
        (self.id, self.title, self.kind, self.icon) = (id, title, kind, icon)
    }
}
