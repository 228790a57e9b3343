/// A place where shared items can go: a program, a message, the pasteboard, a folder, another device.
package struct ShareDestination: Identifiable, Hashable, Sendable {
    /// What shows the destination to the user.
    package enum Icon: Hashable, Sendable {
        /// The first of some names that the desktop's theme has.
        case named([String])
        /// A picture file.
        case file(path: String)
        /// A symbol by the name that Apple's systems have for it.
        case symbol(String)
    }

    /// Tells the destination from others, also the next time that the program runs.
    package let id: String
    /// What the user reads.
    package let title: String
    package let kind: ShareDestinationKind
    package let icon: Icon

    package init(id: String, title: String, kind: ShareDestinationKind, icon: Icon) {
        (self.id, self.title, self.kind, self.icon) = (id, title, kind, icon)
    }
}
