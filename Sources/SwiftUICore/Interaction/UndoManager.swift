import Foundation

/// An object that records the user's changes, and undoes and redoes them.
///
/// Foundation has this class on Apple's systems and not on Linux. Each window has a manager, which its views find in
/// the environment. The Edit menu and the keys Ctrl-Z and Ctrl-Shift-Z use it, unless the focused view is a text, which
/// has its own undo.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func remove(_ note: Note, from store: Store) {
///     store.notes.removeAll { $0.id == note.id }
///     undoManager?.registerUndo(withTarget: store) { add(note, to: $0) }
///     undoManager?.setActionName("Delete Note")
/// }
/// ```
///
/// What an action registers while it runs undoes the action: so undoing can be undone.
@MainActor @preconcurrency
@_weakLinked
public final class UndoManager {
    /// Actions that are undone together.
    private final class Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
        /// The state after the changes of the group.
        var state: State

        init(_ state: State) { self.state = state }

        var isEmpty: Bool { actions.isEmpty }
    }

    /// A state of what the manager records: the same again after changes were undone, or done again.
    struct State: Equatable {
        fileprivate let number: Int
    }

    private enum Action {
        case run(target: Weak, () -> Void)
        case group(Group)
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that were begun and not ended, the outermost first.
    private var open: [Group] = []
    /// A Boolean value that indicates whether the outermost open group was begun by a registration and ends with the event.
    private var endsWithEvent = false
    private var disablings = 0
    private var lastState = State(number: 0)
    /// The state before the first group that can be undone.
    private var firstState = State(number: 0)
    /// Called when a change was recorded, undone or done again.
    var didChange: @MainActor () -> Void = {}

    /// A Boolean value that indicates whether an undo is in progress.
    public private(set) var isUndoing = false
    /// A Boolean value that indicates whether a redo is in progress.
    public private(set) var isRedoing = false
    /// A Boolean value that indicates whether the changes of one event are automatically undone together.
    public var groupsByEvent = true
    /// The maximum number of groups to keep, beyond which the oldest are dropped; zero for no limit.
    public var levelsOfUndo = 0 {
        didSet { dropOldest() }
    }

    /// Creates an empty undo manager.
    nonisolated public init() {}

    // MARK: Recording

    /// Registers an action that undoes a change.
    /// - Parameters:
    ///   - target: The changed object. It is not retained. Its recorded actions are removed with it.
    ///   - handler: Undoes the change.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                transferLogger.warning(
                    "An undo was registered outside of a group, so it is not recorded. Call beginUndoGrouping() before, or leave groupsByEvent true."
                )
                return
            }
            beginUndoGrouping()
            endsWithEvent = true
            DispatchQueue.main.async { MainActor.assumeIsolated { self.endGroupOfEvent() } }
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        let weak = Weak(object: target)
        open.last?.actions.append(.run(target: weak) { (weak.object as? Target).map(handler) })
        didChange()
    }

    /// A Boolean value that indicates whether changes are recorded.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }
    /// Disables registration of changes. Balance each call with a call to ``enableUndoRegistration()``.
    public func disableUndoRegistration() { disablings += 1 }
    /// Enables registration again after a call to ``disableUndoRegistration()``.
    public func enableUndoRegistration() { disablings = max(0, disablings - 1) }

    // MARK: Groups

    /// The number of open groups.
    public var groupingLevel: Int { open.count }

    /// Begins a group of actions that are undone together.
    public func beginUndoGrouping() { open.append(Group(makeState())) }

    private func makeState() -> State {
        lastState = State(number: lastState.number + 1)
        return lastState
    }

    /// The present state.
    var state: State { open.first { !$0.isEmpty }?.state ?? undoGroups.last?.state ?? firstState }

    /// Ends the group of the event, so that what is recorded from now on leads to another state.
    /// - Returns: The present state; nil within a group that the program has begun.
    func settle() -> State? {
        endGroupOfEvent()
        return open.isEmpty ? state : nil
    }

    /// Ends the innermost open group.
    public func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if let outer = open.last {
            if !group.isEmpty { outer.actions.append(.group(group)) }
            if outer.name.isEmpty { outer.name = group.name }
            return
        }
        endsWithEvent = false
        guard !group.isEmpty else { return }
        if isUndoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            dropOldest()
        }
    }

    private func endGroupOfEvent() {
        if endsWithEvent, open.count == 1 { endUndoGrouping() }
    }

    private func dropOldest() {
        guard levelsOfUndo > 0 else { return }
        firstState = undoGroups.prefix(max(0, undoGroups.count - levelsOfUndo)).last?.state ?? firstState
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether there is anything to undo.
    public var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.isEmpty } }
    /// A Boolean value that indicates whether there is anything to redo.
    public var canRedo: Bool { !redoGroups.isEmpty }
    /// The number of groups that can be undone.
    public var undoCount: Int { undoGroups.count }
    /// The number of groups that can be redone.
    public var redoCount: Int { redoGroups.count }

    /// Closes the open group if there is only one, and undoes the last group.
    public func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group.
    public func undoNestedGroup() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        didChange()
    }

    /// Redoes the group that was last undone.
    public func redo() {
        if open.count == 1 { endUndoGrouping() }
        guard open.isEmpty, !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        didChange()
    }

    /// Runs the actions of a group, the last first, and records their registrations as one group with the same name.
    private func run(_ group: Group) {
        beginUndoGrouping()
        open.last?.name = group.name
        open.last?.state = group.state
        perform(group)
        while open.count > 1 { endUndoGrouping() }
        endUndoGrouping()
    }

    private func perform(_ group: Group) {
        for action in group.actions.reversed() {
            switch action {
            case .run(_, let undo): undo()
            case .group(let inner): perform(inner)
            }
        }
    }

    /// Removes all recorded actions.
    public func removeAllActions() {
        firstState = state
        (undoGroups, redoGroups, open, endsWithEvent) = ([], [], [], false)
    }

    /// Removes the actions that were registered for a target.
    public func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoGroups = undoGroups.filter { !removeActions(of: target, from: $0) }
        redoGroups = redoGroups.filter { !removeActions(of: target, from: $0) }
        for group in open { _ = removeActions(of: target, from: group) }
        // What the target has changed stays, so no state from before comes back.
        firstState = makeState()
        for group in undoGroups + redoGroups + open { group.state = makeState() }
    }

    /// - Returns: Whether the group is empty then.
    private func removeActions(of target: AnyObject, from group: Group) -> Bool {
        group.actions.removeAll { action in
            switch action {
            case .run(let weak, _): weak.object == nil || weak.object === target
            case .group(let inner): removeActions(of: target, from: inner)
            }
        }
        return group.isEmpty
    }

    // MARK: Names

    /// Sets the name of the current group for the Edit menu.
    /// - Parameter actionName: The user's action, such as “Delete Note”.
    public func setActionName(_ actionName: String) { (open.first ?? undoGroups.last)?.name = actionName }

    /// The name of the next action to undo; empty if there is none.
    public var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
    /// The name of the next action to redo; empty if there is none.
    public var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of the menu item for undo.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu item for redo.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of the menu item for undoing an action.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of the menu item for redoing an action.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Sets whether the current group can be discarded, because it does not need to be saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoGroups.last)?.isDiscardable = discardable
    }
    /// A Boolean value that indicates whether the next action to undo can be discarded.
    public var undoActionIsDiscardable: Bool { (open.first ?? undoGroups.last)?.isDiscardable ?? false }
    /// A Boolean value that indicates whether the next action to redo can be discarded.
    public var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
}

private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// The undo manager of the view's window; nil outside of windows.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension ViewGraph {
    /// Returns a Boolean value that indicates whether the window's undo manager has anything to undo or redo.
    package func canPerform(_ action: EditAction) -> Bool {
        switch action {
        case .undo: undoManager.canUndo
        case .redo: undoManager.canRedo
        default: false
        }
    }

    /// Performs an undo or a redo.
    /// - Returns: Whether there was something.
    package func perform(_ action: EditAction) -> Bool {
        guard canPerform(action) else { return false }
        if action == .undo { undoManager.undo() } else { undoManager.redo() }
        return true
    }
}

extension UndoManager: GraphService {}

extension UndoManager: Hashable {
    nonisolated public static func == (first: UndoManager, second: UndoManager) -> Bool { first === second }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewGraph {
    /// Records the changes that are made in the window.
    var undoManager: UndoManager { service() }
}
