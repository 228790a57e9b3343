/// Ends what has itself run again in each turn of a graph's.
struct TurnLimit {
    private var turns = 0
    private var lastTurn = 0
    private static let most = 100

    /// Whether there were not yet too many turns in a row.
    /// - Parameter turn: The turn of the graph, in which this may be asked several times.
    mutating func allows(_ turn: Int) -> Bool {
        if turn != lastTurn { turns = turn == lastTurn + 1 ? turns + 1 : 0 }
        lastTurn = turn
        return turns < Self.most
    }
}
