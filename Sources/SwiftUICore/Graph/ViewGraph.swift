import Foundation

/// One window's tree of nodes, and the schedule by which it follows state.
@MainActor
package final class ViewGraph {
    package let host: any ViewHost
    /// Told after an update that may have changed a size.
    package var layoutDidChange: (() -> Void)?
    /// How many bodies were evaluated so far; tests read it.
    package internal(set) var bodyEvaluations = 0
    /// Grows with each change that may change a size; sizes cached under another number are stale.
    package private(set) var layoutGeneration = 0

    private var root: ViewNode!
    private var dirty: [ObjectIdentifier: ViewNode] = [:]
    private var structureIsDirty = false
    private var isScheduled = false
    private var afterUpdate: [() -> Void] = []

    /// The root of the layout: the window's content as one vertical stack.
    package private(set) var rootElement: LayoutElement!

    /// Builds the tree for a view.
    /// - Parameters:
    ///   - view: The window's content.
    ///   - environment: The environment of the root.
    ///   - host: What shows the tree.
    package init<Content: View>(_ view: Content, environment: EnvironmentValues, host: any ViewHost) {
        self.host = host
        let node = makeNode(view, NodeInputs(graph: self, parent: nil, environment: environment))
        root = node
        rootElement = StackElement(axis: .vertical, content: node)
        rootElement.refreshStructure()
        runAfterUpdate()
    }

    /// Gives the root a new value.
    /// - Parameter view: A view of the type that the graph was made with.
    package func setRoot<Content: View>(_ view: Content) {
        (root as? TypedNode<Content>)?.set(view, environment: root.environment)
        finishUpdate()
    }

    /// Takes the tree down: every view disappears.
    package func remove() {
        root.remove()
        runAfterUpdate()
    }

    // MARK: Invalidation

    func invalidate(_ node: ViewNode) {
        guard !node.isRemoved else { return }
        dirty[ObjectIdentifier(node)] = node
        schedule()
    }

    func structureDidChange() {
        structureIsDirty = true
        schedule()
    }

    /// Says that sizes may have changed without a change of structure.
    package func sizesDidChange() { layoutGeneration += 1 }

    func forget(_ node: ViewNode) { dirty[ObjectIdentifier(node)] = nil }

    /// Runs work once the update under way has ended, when widgets are in place.
    func afterUpdate(_ work: @escaping () -> Void) {
        afterUpdate.append(work)
        schedule()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        host.schedule { [weak self] in self?.update() }
    }

    // MARK: Update

    /// Evaluates what changed, outer views first, so that no view is evaluated twice.
    package func update() {
        while let node = dirty.values.min(by: { $0.depth < $1.depth }) {
            dirty[ObjectIdentifier(node)] = nil
            node.refresh()
        }
        finishUpdate()
    }

    private func finishUpdate() {
        isScheduled = false
        if structureIsDirty {
            structureIsDirty = false
            rootElement.refreshStructure()
        }
        layoutGeneration += 1
        layoutDidChange?()
        runAfterUpdate()
    }

    private func runAfterUpdate() {
        let work = afterUpdate
        afterUpdate = []
        for item in work { item() }
    }
}
