/// A limit for work that schedules itself again in each turn of a graph.
struct TurnLimit {
    private var turns = 0
    private var lastTurn = 0
    private static let most = 100

    /// Returns whether the number of consecutive turns is within the limit.
    /// - Parameter turn: The turn of the graph, in which this function may be called several times.
    mutating func allows(_ turn: Int) -> Bool {
        if turn != lastTurn { turns = turn == lastTurn + 1 ? turns + 1 : 0 }
        lastTurn = turn
        return turns < Self.most
    }
}
