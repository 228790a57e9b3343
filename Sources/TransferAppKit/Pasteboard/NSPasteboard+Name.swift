extension NSPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name: any text of at most 80 bytes.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The clipboard of copy and paste.
        public static let general = Name("Apple CFPasteboard general")
        /// The text that is searched for.
        public static let find = Name("Apple CFPasteboard find")
        /// The font that was copied.
        public static let font = Name("Apple CFPasteboard font")
        /// The paragraph style that was copied.
        public static let ruler = Name("Apple CFPasteboard ruler")
        /// The contents of a drag, which views get by `onDrop` and `dropDestination`.
        public static let drag = Name("Apple CFPasteboard drag")
    }
}
