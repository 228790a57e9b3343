import Combine
import Foundation
import Testing

@Suite("Subjects and published properties")
struct SubjectTests {
    @Test("A subject without a memory reaches only those that are subscribed, in order, until they cancel")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(0)
        let received = subject.received()
        subject.send(1)
        received.cancellable?.cancel()
        subject.send(2)
        #expect(received.values == [1] && !received.isFinished)
    }

    @Test("A subject without a memory drops what was not asked for")
    func dropping() {
        let subject = PassthroughSubject<Int, Never>()
        let careful = Careful<Int, Never>()
        subject.subscribe(careful)
        subject.send(1)
        careful.subscription?.request(.max(1))
        subject.send(2)
        subject.send(3)
        #expect(careful.values == [2])
    }

    @Test("A subject with a value tells it first, and keeps the latest for a subscriber that waits")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let careful = Careful<Int, Never>()
        subject.subscribe(careful)
        subject.send(2)
        subject.value = 3
        careful.subscription?.request(.max(1))
        #expect(careful.values == [3] && subject.value == 3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(subject.value == 3 && subject.received().isFinished)
    }

    @Test("A subject sends again while it is received, and everything arrives")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = subject.sink { value in
            values.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        cancellable.cancel()
        #expect(values == [1, 2, 3])
    }

    @Test("A subject subscribes to a publisher")
    func subscribes() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let source = PassthroughSubject<Int, Never>()
        let cancellable = source.subscribe(subject)
        source.send(5)
        #expect(subject.value == 5)
        cancellable.cancel()
        source.send(6)
        #expect(subject.value == 5)
    }

    @Test("Many threads send, and each value arrives once")
    func threads() async {
        let subject = PassthroughSubject<Int, Never>()
        let received = subject.received()
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask { for number in 0..<500 { subject.send(thread * 500 + number) } }
            }
        }
        #expect(received.values.sorted() == Array(0..<2000))
    }

    @Test("A cancellable is cancelled once, at the latest when it is released")
    func cancellable() {
        var count = 0
        var kept: Set<AnyCancellable> = []
        AnyCancellable { count += 1 }.store(in: &kept)
        #expect(count == 0)
        kept.removeAll()
        #expect(count == 1)
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 2)
    }

    @Test("Assigning writes each value to a property")
    func assigning() {
        final class Holder { var value = 0 }
        let holder = Holder()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.assign(to: \.value, on: holder)
        subject.send(4)
        cancellable.cancel()
        subject.send(5)
        #expect(holder.value == 4)
    }

    @Test("A future tells its value to those that subscribe before and after")
    func future() async {
        nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let before = future.received()
        promise?(.success(1))
        promise?(.success(2))
        #expect(before.values == [1] && future.received().values == [1])
        #expect(await future.value == 1)
    }

    @Test("A deferred publisher is made for each subscriber")
    func deferred() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(deferred.received().values == [1] && deferred.received().values == [2])
    }
}

private class Library: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var unpublished = 0
}

private final class Archive: Library {
    @Published var isOpen = false
}

private final class Shelf<Book>: ObservableObject {
    var before = "a field that takes two words"
    @Published var books: [Book] = []
}

private final class Plain: ObservableObject {}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
}

@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("tell before a published property changes, and nothing else")
    func willChange() {
        let library = Library()
        var names: [String] = []
        let cancellable = library.objectWillChange.sink { names.append(library.name) }
        library.name = "b"
        library.unpublished = 1
        library.count = 2
        #expect(names == ["a", "b"])
        cancellable.cancel()
    }

    @Test("tell of properties of a class above, of a class below and of generic classes")
    func classes() {
        let archive = Archive()
        let received = archive.objectWillChange.received()
        archive.name = "b"
        archive.isOpen = true
        #expect(received.values.count == 2)
        let shelf = Shelf<Int>()
        let changes = shelf.objectWillChange.received()
        shelf.books.append(1)
        #expect(changes.values.count == 1)
    }

    @Test("keep their publisher, with published properties and without")
    func identity() {
        let (library, plain) = (Library(), Plain())
        #expect(library.objectWillChange === library.objectWillChange)
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== Plain().objectWillChange)
        let received = plain.objectWillChange.received()
        plain.objectWillChange.send()
        #expect(received.values.count == 1)
        let custom = Custom()
        let words = custom.objectWillChange.received()
        custom.objectWillChange.send("word")
        #expect(words.values == ["word"])
    }

    @Test("publish a property's value, then each new one before it is stored")
    func published() {
        let library = Library()
        var seen: [String] = []
        let cancellable = library.$name.sink { seen.append("\($0) \(library.name)") }
        library.name = "b"
        #expect(seen == ["a a", "b a"])
        cancellable.cancel()
    }

    @Test("take the values of a publisher as long as they live")
    func assign() {
        let subject = PassthroughSubject<Int, Never>()
        var library: Library? = Library()
        weak let weakLibrary = library
        if let library { subject.assign(to: &library.$count) }
        let changes = library?.objectWillChange.received()
        subject.send(7)
        #expect(library?.count == 7 && changes?.values.count == 1)
        library = nil
        #expect(weakLibrary == nil)
        subject.send(8)
    }
}
