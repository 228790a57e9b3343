/// The work that waits for the end of an update, when widgets are in place.
@MainActor
struct WorkAfterUpdate {
    private var work: [() -> Void] = []
    /// The index of the first action of a view that has disappeared; nil if there is none.
    private var firstDisappearance: Int?
    /// A Boolean value that indicates whether views that disappear now do so before others appear.
    var disappearsFirst = false
    /// A Boolean value that indicates whether the work of an update runs.
    private(set) var isRunning = false
    /// Changes that the work has asked for together.
    private var joined: [() -> Void] = []

    mutating func add(_ item: @escaping () -> Void) { work.append(item) }

    /// Adds the action of a view that has appeared, before those of views that have disappeared in the same update.
    mutating func addAppearance(_ action: @escaping () -> Void) {
        guard let index = firstDisappearance else { return work.append(action) }
        work.insert(action, at: index)
        firstDisappearance = index + 1
    }

    /// Adds the action of a view that has disappeared, which runs after those of views that appear in the same update.
    mutating func addDisappearance(_ action: @escaping () -> Void) {
        if disappearsFirst { return addAppearance(action) }
        if firstDisappearance == nil { firstDisappearance = work.count }
        work.append(action)
    }

    /// Adds a change that is made after the work, in one update with others.
    mutating func join(_ change: @escaping () -> Void) { joined.append(change) }

    /// Takes the work, which is under way until ``end(_:)``.
    /// - Returns: The work, and whether other work is under way; nil if there is no work.
    mutating func begin() -> (work: [() -> Void], isInside: Bool)? {
        let taken = work
        work = []
        firstDisappearance = nil
        guard !taken.isEmpty else { return nil }
        defer { isRunning = true }
        return (taken, isRunning)
    }

    /// Ends work.
    /// - Parameter isInside: Whether other work is under way.
    /// - Returns: The changes to make together.
    mutating func end(isInside: Bool) -> [() -> Void] {
        isRunning = isInside
        guard !joined.isEmpty else { return [] }
        defer { joined = [] }
        return joined
    }
}
