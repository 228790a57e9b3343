/// Objects in the order in which they were first inserted, each once.
///
/// Most updates have few objects, which are compared one after another; a set of more is made when there are.
struct OrderedObjects<Object>: Sequence {
    private var objects: [(object: Object?, id: ObjectIdentifier)] = []
    /// The objects that are left, where there are more than a few.
    private var known: Set<ObjectIdentifier> = []
    private var first = 0

    /// The number of objects that are compared one after another.
    private static var few: Int { 8 }
    /// The number of objects for which the room stays.
    private static var mostKept: Int { 64 }

    var isEmpty: Bool { first == objects.count }

    /// Inserts an object at the end, unless it is there.
    /// - Parameters:
    ///   - object: The object.
    ///   - id: Its identity, which an object of a protocol that is not a class's would be boxed for.
    mutating func insert(_ object: Object, _ id: ObjectIdentifier) {
        if known.isEmpty, objects.count - first < Self.few {
            for index in first..<objects.count where objects[index].id == id { return }
        } else {
            if known.isEmpty { for index in first..<objects.count { known.insert(objects[index].id) } }
            guard known.insert(id).inserted else { return }
        }
        objects.append((object, id))
    }

    mutating func popFirst() -> Object? {
        guard first < objects.count, let object = objects[first].object else {
            removeAll()
            return nil
        }
        objects[first].object = nil
        if !known.isEmpty { known.remove(objects[first].id) }
        first += 1
        return object
    }

    mutating func removeAll() {
        guard !objects.isEmpty else { return }
        let keepsRoom = objects.count <= Self.mostKept
        objects.removeAll(keepingCapacity: keepsRoom)
        if !known.isEmpty { known.removeAll(keepingCapacity: keepsRoom) }
        first = 0
    }

    func makeIterator() -> some IteratorProtocol<Object> { objects.lazy.compactMap { $0.object }.makeIterator() }
}
