import Testing

@testable import SwiftUICore

struct OrderedObjectsTests {
    private final class Thing {}

    @Test(arguments: [1, 8, 9, 100])
    func takesEachObjectOnceInTheOrderOfTheFirstInsertions(count: Int) {
        let things = (0..<count).map { _ in Thing() }
        var objects = OrderedObjects<Thing>()
        for thing in things + things.reversed() { objects.insert(thing, ObjectIdentifier(thing)) }
        #expect(objects.map { ObjectIdentifier($0) } == things.map { ObjectIdentifier($0) })
        var taken: [Thing] = []
        while let thing = objects.popFirst() {
            taken.append(thing)
            #expect(objects.isEmpty == (taken.count == count))
        }
        #expect(taken.map { ObjectIdentifier($0) } == things.map { ObjectIdentifier($0) })
    }

    @Test(arguments: [2, 20])
    func takesAnObjectAgainThatWasInsertedAfterItWasTaken(count: Int) {
        let things = (0..<count).map { _ in Thing() }
        var objects = OrderedObjects<Thing>()
        for thing in things { objects.insert(thing, ObjectIdentifier(thing)) }
        let first = objects.popFirst()
        #expect(first === things[0])
        objects.insert(things[0], ObjectIdentifier(things[0]))
        #expect(objects.elementsEqual(things.dropFirst() + [things[0]], by: ===))
        objects.removeAll()
        #expect(objects.isEmpty && objects.popFirst() == nil)
        objects.insert(things[1], ObjectIdentifier(things[1]))
        #expect(objects.popFirst() === things[1])
    }
}
