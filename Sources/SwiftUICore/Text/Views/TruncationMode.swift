extension Text {
    /// The part of a text that is truncated if the text does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning of the text.
        case head
        /// The end of the text.
        case tail
        /// The middle of the text.
        case middle
    }
}

extension View {
    /// Sets which part of the last line is truncated if a text with a `lineLimit` does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
