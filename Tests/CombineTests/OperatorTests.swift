import Combine
import Foundation
import Testing

@Suite("Operators")
struct OperatorTests {
    private let numbers = [3, 1, 2, 2, 5].publisher

    @Test("of one value each make, leave out and end")
    func single() {
        #expect(numbers.map { $0 * 2 }.received().values == [6, 2, 4, 4, 10])
        #expect(numbers.filter { $0 > 1 }.received().values == [3, 2, 2, 5])
        #expect(numbers.compactMap { $0 > 2 ? "\($0)" : nil }.received().values == ["3", "5"])
        #expect(numbers.removeDuplicates().received().values == [3, 1, 2, 5])
        #expect(numbers.scan(0, +).received().values == [3, 4, 6, 8, 13])
        #expect(numbers.dropFirst(2).received().values == [2, 2, 5])
        #expect(numbers.drop { $0 != 1 }.received().values == [1, 2, 2, 5])
        #expect(numbers.prefix(2).received().values == [3, 1])
        #expect(numbers.prefix { $0 != 2 }.received().values == [3, 1])
        #expect(numbers.first().received().values == [3])
        #expect(numbers.first { $0 == 2 }.received().values == [2])
        #expect(numbers.output(at: 4).received().values == [5])
        #expect(numbers.output(in: 1...2).received().values == [1, 2])
        #expect(["a", "bcd"].publisher.map(\.count).received().values == [1, 3])
        #expect([1, nil].publisher.replaceNil(with: 0).received().values == [1, 0])
        #expect(numbers.ignoreOutput().received().isFinished)
    }

    @Test("that know enough at the end publish once")
    func collecting() {
        #expect(numbers.reduce(0, +).received().values == [13])
        #expect(numbers.collect().received().values == [[3, 1, 2, 2, 5]])
        #expect(numbers.collect(2).received().values == [[3, 1], [2, 2], [5]])
        #expect(numbers.count().received().values == [5])
        #expect(numbers.last().received().values == [5])
        #expect(numbers.last { $0 < 3 }.received().values == [2])
        #expect(numbers.min().received().values == [1])
        #expect(numbers.max().received().values == [5])
        #expect(numbers.contains(2).received().values == [true])
        #expect(numbers.contains { $0 > 9 }.received().values == [false])
        #expect(numbers.allSatisfy { $0 < 9 }.received().values == [true])
        #expect(Empty<Int, Never>().replaceEmpty(with: 7).received().values == [7])
        #expect(numbers.replaceEmpty(with: 7).received().values.count == 5)
    }

    @Test("end with what is thrown, and go on after an error as they are told")
    func errors() {
        func mistaken(_ number: Int) throws -> Int {
            if number == 2 { throw Mistake(number: number) }
            return number
        }
        let failing = numbers.tryMap(mistaken)
        let received = failing.received()
        #expect(received.values == [3, 1] && (received.error as? Mistake)?.number == 2)
        #expect(failing.replaceError(with: 0).received().values == [3, 1, 0])
        #expect(failing.catch { _ in Just(9) }.received().values == [3, 1, 9])
        #expect(failing.retry(1).received().values == [3, 1, 3, 1])
        #expect(failing.mapError { ($0 as? Mistake) ?? Mistake() }.received().error == Mistake(number: 2))
        #expect(
            (failing.tryCatch { _ -> Just<Int> in throw Mistake(number: 7) }.received().error as? Mistake)?.number == 7
        )
        #expect((numbers.tryReduce(0) { try $0 + mistaken($1) }.received().error as? Mistake)?.number == 2)
        #expect(Fail<Int, Mistake>(error: Mistake()).received().error == Mistake())
        #expect(Result<Int, Mistake>.failure(Mistake()).publisher.received().error == Mistake())
    }

    @Test("put publishers one after the other")
    func sequences() {
        #expect(numbers.prepend(0).append(8, 9).received().values == [0, 3, 1, 2, 2, 5, 8, 9])
        #expect(Just(1).append(Just(2)).received().isFinished)
        let careful = Careful<Int, Never>()
        Just(1).append([2, 3]).subscribe(careful)
        careful.subscription?.request(.max(2))
        #expect(careful.values == [1, 2] && careful.completion == nil)
        careful.subscription?.request(.max(1))
        #expect(careful.values == [1, 2, 3] && careful.completion == .finished)
    }

    @Test("combine the latest values of several publishers")
    func combineLatest() {
        let first = PassthroughSubject<Int, Never>()
        let second = CurrentValueSubject<String, Never>("a")
        let third = CurrentValueSubject<Int?, Never>(nil)
        let received = first.combineLatest(second, third) { "\($0)\($1)\($2 ?? 0)" }.received()
        #expect(received.values.isEmpty)
        first.send(1)
        second.send("b")
        third.send(5)
        first.send(2)
        #expect(received.values == ["1a0", "1b0", "1b5", "2b5"])
        first.send(completion: .finished)
        #expect(!received.isFinished)
        second.send(completion: .finished)
        third.send(completion: .finished)
        #expect(received.isFinished)
    }

    @Test("zip values of the same place, and end when one has no more")
    func zip() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<String, Never>()
        let received = first.zip(second).received()
        for number in 1...3 { first.send(number) }
        second.send("a")
        second.send("b")
        #expect(received.values.map(\.0) == [1, 2] && received.values.map(\.1) == ["a", "b"])
        first.send(completion: .finished)
        #expect(!received.isFinished)
        second.send("c")
        #expect(received.values.count == 3 && received.isFinished)
    }

    @Test("merge values as they arrive, and end with the first error")
    func merge() {
        let first = PassthroughSubject<Int, Mistake>()
        let second = PassthroughSubject<Int, Mistake>()
        let received = first.merge(with: second).received()
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        #expect(received.values == [1, 2, 3] && !received.isFinished)
        second.send(completion: .failure(Mistake()))
        #expect(received.error == Mistake())
        let many = Publishers.MergeMany([[1, 2], [3], []].map(\.publisher)).received()
        #expect(many.values.sorted() == [1, 2, 3] && many.isFinished)
        let three = Publishers.Merge3(Just(1), Just(2), Just(3)).received()
        #expect(three.values == [1, 2, 3] && three.isFinished)
    }

    @Test("flatten publishers, as many at a time as they may")
    func flatMap() {
        #expect(numbers.flatMap { Just($0).append($0) }.received().values == [3, 3, 1, 1, 2, 2, 2, 2, 5, 5])
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let received = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.received()
        subjects[1].send(10)
        subjects[0].send(0)
        subjects[0].send(completion: .finished)
        subjects[1].send(1)
        #expect(received.values == [0, 1])
        subjects[1].send(completion: .finished)
        subjects[2].send(completion: .finished)
        #expect(received.isFinished)
    }

    @Test("flatten all values for a subscriber that takes few at a time")
    func flatMapDemand() {
        let careful = Careful<Int, Never>()
        (0..<3).publisher.flatMap { [$0, $0 + 10].publisher }.subscribe(careful)
        careful.subscription?.request(.max(1))
        #expect(careful.values.count == 1)
        careful.subscription?.request(.max(4))
        #expect(careful.values.count == 5 && careful.completion == nil)
        careful.subscription?.request(.max(2))
        #expect(careful.values.sorted() == [0, 1, 2, 10, 11, 12] && careful.completion == .finished)
    }

    @Test("follow the latest publisher")
    func switchToLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let received = outer.switchToLatest().received()
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(received.values == [1, 3])
        outer.send(completion: .finished)
        #expect(!received.isFinished)
        second.send(completion: .finished)
        #expect(received.isFinished)
    }

    @Test("begin and end with another publisher's value")
    func until() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let before = values.prefix(untilOutputFrom: signal).received()
        let after = values.drop(untilOutputFrom: signal).received()
        values.send(1)
        signal.send()
        values.send(2)
        #expect(before.values == [1] && before.isFinished)
        #expect(after.values == [2])
    }

    @Test("share one subscription, which ends with the last subscriber")
    func share() {
        var subscriptions = 0
        var cancellations = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 },
            receiveCancel: { cancellations += 1 }
        ).share()
        let (first, second) = (shared.received(), shared.received())
        subject.send(1)
        #expect(first.values == [1] && second.values == [1] && subscriptions == 1)
        first.cancellable = nil
        #expect(cancellations == 0)
        second.cancellable = nil
        #expect(cancellations == 1)
    }

    @Test("connect when they are told to")
    func connect() {
        let connectable = [1, 2].publisher.makeConnectable()
        let received = connectable.received()
        #expect(received.values.isEmpty)
        _ = connectable.connect()
        #expect(received.values == [1, 2] && received.isFinished)
    }

    @Test("keep values until they are asked for")
    func buffer() {
        let subject = PassthroughSubject<Int, Never>()
        let careful = Careful<Int, Never>()
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(careful)
        for number in 1...4 { subject.send(number) }
        careful.subscription?.request(.unlimited)
        #expect(careful.values == [3, 4])
    }

    @Test("encode and decode")
    func coding() throws {
        struct Point: Codable, Equatable { var x: Int }
        let encoded = Just(Point(x: 1)).encode(encoder: JSONEncoder())
        #expect(encoded.decode(type: Point.self, decoder: JSONDecoder()).received().values == [Point(x: 1)])
        let wrong = Just(Data("?".utf8)).decode(type: Point.self, decoder: JSONDecoder()).received()
        #expect(wrong.error is DecodingError)
    }

    @Test("deliver no more than what is asked for")
    func demand() {
        let careful = Careful<Int, Never>()
        (1...).publisher.map { $0 * 2 }.filter { $0 % 4 == 0 }.subscribe(careful)
        careful.subscription?.request(.max(2))
        #expect(careful.values == [4, 8])
        careful.more = .max(1)
        careful.subscription?.request(.max(0))
        careful.subscription?.cancel()
        careful.subscription?.request(.max(5))
        #expect(careful.values == [4, 8])
    }

    @Test("print what passes")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = Just(1).print("n", to: lines).received()
        #expect(lines.text.contains("n: request unlimited\nn: receive value: (1)\nn: receive finished\n"))
    }
}
