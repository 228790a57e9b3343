extension NSPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name, which is any text of at most 80 bytes.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the clipboard for copying and pasting.
        public static let general = Name("Apple CFPasteboard general")
        /// The name of the pasteboard with the text to search for.
        public static let find = Name("Apple CFPasteboard find")
        /// The name of the pasteboard with a copied font.
        public static let font = Name("Apple CFPasteboard font")
        /// The name of the pasteboard with a copied paragraph style.
        public static let ruler = Name("Apple CFPasteboard ruler")
        /// The name of the pasteboard with the items of a drag that has begun in this app, until it ends. It is empty otherwise, also while
        /// another program's items are dragged over a window: they arrive after they have been asked for, with `onDrop` and `dropDestination`.
        /// Nothing can be written to it.
        public static let drag = Name("Apple CFPasteboard drag")
    }
}
