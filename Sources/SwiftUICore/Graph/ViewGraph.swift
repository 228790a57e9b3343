import Foundation

/// One window's tree of nodes, and the schedule by which it follows state.
///
/// The graph, its nodes and their elements hold each other until ``remove()`` is called, which whoever made the graph
/// does when the window closes.
@MainActor
package final class ViewGraph {
    package let host: any ViewHost
    /// Told after each update.
    package var didUpdate: (() -> Void)?
    /// How many bodies were evaluated so far; tests read it.
    package internal(set) var bodyEvaluations = 0
    /// Grows when all sizes may be others, as with another font; sizes kept under another number are stale.
    package private(set) var layoutGeneration = 0

    private var root: ViewNode?
    private var dirty: [ObjectIdentifier: ViewNode] = [:]
    private var structureIsDirty = false
    private var isScheduled = false
    private var isUpdating = false
    private var afterUpdate: [() -> Void] = []

    /// The root of the layout: the window's content as one vertical stack. It is nil once the graph was removed.
    package private(set) var rootElement: LayoutElement!

    /// Builds the tree for a view.
    /// - Parameters:
    ///   - view: The window's content.
    ///   - environment: The environment of the root.
    ///   - host: What shows the tree.
    package init<Content: View>(_ view: Content, environment: EnvironmentValues, host: any ViewHost) {
        self.host = host
        perform {
            var environment = environment
            environment.stackAxis = .vertical
            let node = makeNode(view, NodeInputs(graph: self, parent: nil, environment: environment))
            root = node
            rootElement = StackElement(axis: .vertical, content: node)
            structureIsDirty = true
        }
    }

    /// Gives the root a new value.
    /// - Parameter view: A view of the type that the graph was made with.
    package func setRoot<Content: View>(_ view: Content) {
        guard let root = root as? TypedNode<Content> else { return }
        perform { root.set(view, environment: root.environment) }
    }

    /// Takes the tree down: every view disappears, and all that the graph held is let go.
    package func remove() {
        guard let root else { return }
        root.remove()
        self.root = nil
        rootElement = nil
        didUpdate = nil
        dirty = [:]
        runAfterUpdate()
    }

    // MARK: Invalidation

    func invalidate(_ node: ViewNode) {
        guard !node.isRemoved else { return }
        dirty[ObjectIdentifier(node)] = node
        schedule()
    }

    /// Says that a node contributes other elements than before. Elements of nodes that are new need no mention: what
    /// made the nodes says it.
    func structureDidChange() {
        structureIsDirty = true
        schedule()
    }

    /// Says that all sizes may be others, although no view has changed.
    package func allSizesDidChange() { layoutGeneration += 1 }

    func forget(_ node: ViewNode) { dirty[ObjectIdentifier(node)] = nil }

    /// Runs work once the update under way has ended, when widgets are in place.
    func afterUpdate(_ work: @escaping () -> Void) {
        afterUpdate.append(work)
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !isUpdating else { return }
        isScheduled = true
        host.schedule { [weak self] in
            guard let self else { return }
            self.isScheduled = false
            self.update()
        }
    }

    // MARK: Update

    /// Evaluates what changed, outer views first, so that no view is evaluated twice.
    ///
    /// What is invalidated by the evaluation itself waits for the next turn, so a body that changes its own state does
    /// not keep the update from ending.
    package func update() {
        guard root != nil else { return }
        perform {
            for node in dirty.values.sorted(by: { $0.depth < $1.depth }) where isDirty(node) {
                forget(node)
                node.refresh()
            }
        }
    }

    private func isDirty(_ node: ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }

    private func perform(_ change: () -> Void) {
        isUpdating = true
        change()
        if structureIsDirty {
            structureIsDirty = false
            rootElement.refreshStructure()
        }
        isUpdating = false
        didUpdate?()
        runAfterUpdate()
        if !dirty.isEmpty || structureIsDirty { schedule() }
    }

    private func runAfterUpdate() {
        let work = afterUpdate
        afterUpdate = []
        for item in work { item() }
    }
}
