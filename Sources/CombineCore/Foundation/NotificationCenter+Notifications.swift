import Foundation
internal import SystemSupport

@_weakLinked
extension NotificationCenter {
    /// Returns an asynchronous sequence of notifications.
    ///
    /// The sequence has the notifications that are posted after an iteration of it has begun, and it never ends by itself:
    ///
    /// ```swift
    /// for await notification in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
    ///     print(notification.name.rawValue)
    /// }
    /// ```
    ///
    /// Between two elements, an iteration keeps the seven latest notifications, and drops those before. As on Apple's systems, code that
    /// needs each of many uses `addObserver(forName:object:queue:using:)` or a publisher.
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; nil for any object.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications.
    // A notification center can be used from any thread, and the object is only compared.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// The number of notifications that an iteration keeps until they are asked for. Apple's keeps as many.
        private static let kept = 7

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(
                of: UncheckedBox<Notification>.self,
                bufferingPolicy: .bufferingNewest(Self.kept)
            )
            // As on Apple's systems, whoever posts an object in a notification sees to it that its readers can use it on their threads.
            let observer = Observer(center, name, object) { continuation.yield(UncheckedBox($0)) }
            continuation.onTermination = { _ in observer.stop() }
            return Iterator(iterator: stream.makeAsyncIterator())
        }

        /// The iterator of a sequence of notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var iterator: AsyncStream<UncheckedBox<Notification>>.Iterator

            public mutating func next() async -> Notification? { await iterator.next()?.value }
        }
    }
}

/// An observation of a notification center, which ends once.
// A notification center can be used from any thread, and nothing else uses the token.
private struct Observer: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(
        _ center: NotificationCenter,
        _ name: Notification.Name,
        _ object: AnyObject?,
        receive: @escaping @Sendable (Notification) -> Void
    ) {
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil, using: receive)
    }

    func stop() { center.removeObserver(token) }
}
