/// A value that decides how long a program waits for the changes of other programs.
///
/// A change takes a millisecond if its program runs, but a program that is waiting to run for its turn may lose many turns to others on
/// a busy machine. So the wait is over when no other program has completed a change for a time, not when many have. Where this program
/// could hardly run in that time, the one that makes the change could not either, so the time is not over before many looks.
struct ChangePatience {
    /// The longest wait in which no program completes a change.
    static let longestPause = Duration.seconds(5)
    /// The fewest looks in such a wait.
    static let fewestLooks = 500
    /// The longest wait for programs that make one change after another.
    static let longestWait = Duration.seconds(60)

    private let end: ContinuousClock.Instant
    private var count: Int
    private var pauseEnd: ContinuousClock.Instant
    /// The number of looks since the last change.
    private var looks = 0

    /// Begins to wait.
    /// - Parameters:
    ///   - count: The number of changes that were made until now.
    ///   - now: The time.
    init(count: Int, now: ContinuousClock.Instant = .now) {
        self.count = count
        end = now + Self.longestWait
        pauseEnd = now + Self.longestPause
    }

    /// Returns whether the wait is over.
    /// - Parameters:
    ///   - count: The number of changes that were made until now.
    ///   - now: The time.
    mutating func isOver(count: Int, now: ContinuousClock.Instant = .now) -> Bool {
        if count != self.count { (self.count, pauseEnd, looks) = (count, now + Self.longestPause, 0) }
        looks += 1
        return now >= end || now >= pauseEnd && looks >= Self.fewestLooks
    }
}
