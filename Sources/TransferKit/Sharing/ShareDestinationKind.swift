/// The kinds of places to which items can be shared.
public enum ShareDestinationKind: Hashable, Sendable, CaseIterable {
    /// An installed app that opens the items.
    case app
    /// A new email.
    case email
    /// The pasteboard.
    case copy
    /// A folder that the user chooses.
    case folder
    /// A printer.
    case printer
    /// Another device, over Bluetooth or KDE Connect.
    case device
    /// A code for another device's camera to read.
    case code
    /// An activity of the app's own.
    case activity
}
