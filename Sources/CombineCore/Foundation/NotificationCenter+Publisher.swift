import Foundation

@_weakLinked
extension NotificationCenter {
    /// Publishes notifications.
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; nil for any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher that publishes notifications.
    public struct Publisher: CombineCore.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification center.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any object.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            // The center keeps the subject until the subscriber cancels or releases its subscription.
            let observer = AnyCancellable { [center] in center.removeObserver(token) }
            subject.handleEvents(receiveCancel: observer.cancel).receive(subscriber: subscriber)
        }
    }
}

@_weakLinked
extension NotificationCenter.Publisher: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
        first.center === second.center && first.name == second.name && first.object === second.object
    }
}
