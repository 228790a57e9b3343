extension Duration {
    /// The longest finite wait, which is about thirty years. Anything longer never ends.
    package static let longestWait = 1e9

    /// Returns a duration for a wait from any number. A negative or invalid number means no wait, and a number too large for a clock, such
    /// as infinity, means never.
    package static func seconds(clamping seconds: Double) -> Duration {
        // Not a number is not above zero.
        seconds > 0 ? .seconds(min(seconds, longestWait)) : .zero
    }
}
