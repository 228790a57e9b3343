extension Text {
    /// The part of a text that is omitted if it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }
}

extension View {
    /// Sets which part of the last line is left out where there is no room for a text with a `lineLimit`.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
