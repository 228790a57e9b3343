/// The followers of a window's layout: elements that depend on their place, nodes that wait for the size of a geometry reader, and work for
/// the time after a layout.
@MainActor
struct LayoutFollowers {
    private var followers: [ObjectIdentifier: any GeometryFollower] = [:]
    /// The geometry readers that have not been laid out, and so do not know their sizes.
    private var unplacedReaders: Set<ObjectIdentifier> = []
    /// The nodes inside of such readers that are committed when these know their sizes.
    private var waiting = OrderedObjects<ViewNode>()
    private var work: [() -> Void] = []

    var isEmpty: Bool { followers.isEmpty }

    /// The elements that depend on their places in the window.
    var elements: Dictionary<ObjectIdentifier, any GeometryFollower>.Values { followers.values }

    /// Notes that an element depends on its place in the window.
    mutating func insert(_ element: any GeometryFollower) { followers[ObjectIdentifier(element)] = element }

    /// Removes an element that no longer exists.
    mutating func remove(_ element: any GeometryFollower) { followers[ObjectIdentifier(element)] = nil }

    // MARK: Geometry readers

    /// Notes that a new geometry reader needs to be laid out.
    mutating func willPlace(_ reader: LayoutElement) { unplacedReaders.insert(ObjectIdentifier(reader)) }

    /// Notes that a geometry reader knows its size, or no longer exists.
    /// - Returns: Whether it did not know it before.
    mutating func didPlace(_ reader: LayoutElement) -> Bool {
        unplacedReaders.remove(ObjectIdentifier(reader)) != nil
    }

    /// Takes the next node that waits for the size of a reader.
    mutating func popWaiting() -> ViewNode? { waiting.popFirst() }

    /// Returns whether a node must be committed later, because its elements are in a geometry reader that does not know
    /// its size. Views that appear there receive the size after layout.
    mutating func waits(_ node: ViewNode, around elements: [LayoutElement]) -> Bool {
        guard !unplacedReaders.isEmpty else { return false }
        var next = elements.first?.parent
        while let element = next {
            if unplacedReaders.contains(ObjectIdentifier(element)) {
                waiting.insert(node, ObjectIdentifier(node))
                return true
            }
            next = element.parent
        }
        return false
    }

    /// Returns whether a node must be committed later, because it is in a geometry reader that does not know its size.
    mutating func waits(_ node: ViewNode) -> Bool {
        guard !unplacedReaders.isEmpty else { return false }
        var next = node.parent
        while let around = next {
            if let reader = (around as? any PlaceReadingNode)?.reader,
                unplacedReaders.contains(ObjectIdentifier(reader))
            {
                waiting.insert(node, ObjectIdentifier(node))
                return true
            }
            next = around.parent
        }
        return false
    }

    // MARK: Work after a layout

    /// Adds work for the time when widgets were placed.
    mutating func afterLayout(_ item: @escaping () -> Void) { work.append(item) }

    mutating func takeWork() -> [() -> Void] {
        defer { work = [] }
        return work
    }
}

/// The node of a geometry reader.
@MainActor
protocol PlaceReadingNode: ViewNode {
    /// The element whose size and place are read.
    var reader: LayoutElement { get }
}

/// An element of which something follows where it is in the window.
@MainActor
protocol GeometryFollower: LayoutElement {
    /// Called when widgets were placed or moved.
    func framesMayHaveChanged()
}
