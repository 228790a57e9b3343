/// Kinds of places where shared items can go.
public enum ShareDestinationKind: Hashable, Sendable, CaseIterable {
    /// An installed program that opens the items.
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
    /// A code that the camera of another device reads.
    case code
    /// A place of the app's own.
    case activity
}
