extension Duration {
    /// The longest finite wait: some thirty years. Longer ones have no end.
    package static let longestWait = 1e9

    /// Returns a time to wait. Any number will do: none is waited where it is negative or not a number, and a number
    /// that is too large for a clock, such as infinity, is as good as never.
    package static func waiting(_ seconds: Double) -> Duration {
        // Not a number is not above zero.
        seconds > 0 ? .seconds(min(seconds, longestWait)) : .zero
    }
}
