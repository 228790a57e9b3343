import CoreTransferable

/// Items that the user shares with this app, until the app accepts or declines them.
///
/// The sender waits for the end, and an object that is released before counts as cancelled.
package protocol ReceivedShare: AnyObject, Sendable {
    /// The items. Their representations are received when they are loaded.
    var items: [NSItemProvider] { get }
    /// The title of the items, such as the subject of a message with them; nil for none.
    var subject: String? { get }
    /// The text that accompanies the items; nil for none.
    var message: String? { get }

    /// Tells the sender how the share ended. Only the first call counts.
    func end(_ end: ShareEnd)

    /// Sets an action to perform once when the sender ends the share or itself ends. The action runs on any thread, and also if that has
    /// already happened.
    func whenSenderEnds(_ action: @escaping @Sendable () -> Void)
}

/// The outcome of a share with an app that receives item providers.
package enum ShareEnd: Equatable, Sendable {
    /// The app has received what it wanted.
    case completed
    /// The user cancelled the share, or the app ended.
    case cancelled
    /// The app could not take the items, for a reason that the user may read.
    case failed(String)
}
