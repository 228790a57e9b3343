import Combine
import Foundation
import Synchronization
import Testing
import TransferTestSupport

@Suite("Publishers and time")
struct TimingTests {
    @Test("Values are delivered on a queue, in order, and then the end")
    func receiveOn() async throws {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let received = (0..<100).publisher.receive(on: queue)
            .map { ($0, DispatchQueue.getSpecific(key: key) == true) }.received()
        try await waitUntil("the end") { received.isFinished }
        #expect(received.values.map(\.0) == Array(0..<100))
        let areOnQueue = received.values.map(\.1)
        #expect(!areOnQueue.contains(false))
    }

    @Test("A pause publishes the latest value only")
    func debounce() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let received = subject.debounce(for: .seconds(2), scheduler: DispatchQueue.global()).received()
        for number in 1...3 { subject.send(number) }
        try await waitUntil("the latest value") { !received.values.isEmpty }
        #expect(received.values == [3])
        subject.send(4)
        subject.send(completion: .finished)
        try await waitUntil("the end") { received.isFinished }
        #expect(received.values == [3, 4])
    }

    @Test("A throttle publishes the first value at once, and of those that follow the latest")
    func throttle() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        let received = subject.throttle(for: .seconds(3600), scheduler: queue, latest: true).received()
        subject.send(1)
        try await waitUntil("the first value") { received.values == [1] }
        subject.send(2)
        subject.send(3)
        subject.send(completion: .finished)
        try await waitUntil("the end") { received.isFinished }
        #expect(received.values == [1, 3])
    }

    @Test("A delay, a timeout and a measured interval take their time")
    func intervals() async throws {
        let queue = DispatchQueue(label: "test")
        let start = ContinuousClock.now
        let delayed = Just(1).delay(for: .milliseconds(20), scheduler: queue).received()
        try await waitUntil("the delayed value") { delayed.isFinished && delayed.values == [1] }
        #expect(.now - start >= .milliseconds(20))
        let silent = PassthroughSubject<Int, Mistake>()
        let timedOut = silent.timeout(.milliseconds(20), scheduler: queue) { Mistake(number: 9) }.received()
        try await waitUntil("the timeout") { timedOut.error == Mistake(number: 9) }
        let subject = PassthroughSubject<Int, Never>()
        let measured = subject.measureInterval(using: queue).received()
        try await letPass(.milliseconds(10), because: "an interval is measured")
        subject.send(1)
        #expect(measured.values.first.map { $0 >= .milliseconds(10) } == true)
    }

    @Test("Values of an interval are collected, with the rest at the end")
    func collect() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        let received = subject.collect(.byTimeOrCount(queue, .seconds(60), 2)).received()
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        try await waitUntil("the end") { received.isFinished }
        #expect(received.values == [[1, 2], [3]])
    }

    @Test("A timer publishes on the main queue until it is cancelled")
    func timer() async throws {
        let received = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().received()
        try await waitUntil("the timer") { received.values.count >= 2 }
        received.cancellable = nil
    }

    @Test("Notifications are published until the subscriber cancels")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("test"))
        let received = center.publisher(for: name).received()
        center.post(name: name, object: nil)
        received.cancellable = nil
        center.post(name: name, object: nil)
        #expect(received.values.count == 1)
    }

    @Test("Notifications arrive in a sequence in their order, until the task that iterates is cancelled")
    func notificationSequence() async throws {
        final class Poster: Sendable {}
        let (center, name, poster) = (NotificationCenter(), Notification.Name("test"), Poster())
        let received = Mutex<[Int]>([])
        let task = Task {
            for await notification in center.notifications(named: name, object: poster) {
                received.withLock { $0.append(notification.userInfo?["number"] as? Int ?? -1) }
            }
        }
        // Those that are posted before the iteration begins are not seen.
        try await waitUntil("the first notification") {
            center.post(name: name, object: poster, userInfo: ["number": 0])
            return received.withLock { !$0.isEmpty }
        }
        center.post(name: name, object: nil, userInfo: ["number": 1])
        for number in 2...4 { center.post(name: name, object: poster, userInfo: ["number": number]) }
        try await waitUntil("all notifications") { received.withLock { $0.last == 4 } }
        #expect(received.withLock { $0.filter { $0 > 0 } } == [2, 3, 4])
        task.cancel()
        await task.value
    }

    @Test("An iteration keeps the seven latest notifications until it asks for them, as on a Mac")
    func keptNotifications() async {
        let (center, name) = (NotificationCenter(), Notification.Name("test"))
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for number in 1...100 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        var received: [Int?] = []
        for _ in 1...7 { received.append(await iterator.next()?.userInfo?["number"] as? Int) }
        #expect(received == Array(94...100))
    }

    @Test("Operation queues run what is scheduled, now and later")
    func operationQueue() async throws {
        let queue = OperationQueue()
        let received = Just(1).delay(for: .milliseconds(5), scheduler: queue).received()
        try await waitUntil("the first value") { received.values == [1] }
        // The queue runs several operations at once, but values arrive in order, and the end last.
        let several = (0..<1000).publisher.receive(on: queue).received()
        try await waitUntil("the end of all") { several.isFinished }
        #expect(several.values == Array(0..<1000))
    }

    @Test("The values of a publisher are an asynchronous sequence")
    func asynchronous() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: Mistake.self) {
            for try await _ in Fail<Int, Mistake>(error: Mistake()).values {}
        }
        let endless = Task {
            for await _ in PassthroughSubject<Int, Never>().values {}
        }
        endless.cancel()
        await endless.value
    }
}
