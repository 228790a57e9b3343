/// The state of another program's drag over windows of this one, from the messages of XDND (version 5,
/// freedesktop.org).
///
/// Any client can send any message, in any order.
struct XDNDDrag {
    /// The messages that are heard.
    enum Message {
        case enter, position, drop
    }

    /// The numbers of a message, which X calls longs.
    typealias Numbers = (Int, Int, Int, Int, Int)

    /// The most types that are taken from one source: the server is asked for the name of each.
    static let mostTypes = 4096

    /// The window of the other program; 0 for none.
    private(set) var source: UInt = 0
    /// The atoms of the names that are offered, in the source's order.
    private(set) var types: [UInt] = []
    /// The time for requests; 0 before the source has sent it.
    private(set) var time: UInt = 0

    /// Hears a message.
    /// - Parameters:
    ///   - message: The kind of message.
    ///   - numbers: The contents of the message.
    ///   - typeList: Reads the list of types in a property of the source's window; nil if there is none.
    mutating func hear(_ message: Message, _ numbers: Numbers, typeList: (_ source: UInt) -> [UInt]?) {
        let sender = UInt(bitPattern: numbers.0)
        switch message {
        case .enter:
            (source, time) = (sender, 0)
            // Three types are in the message, and more in the property.
            var types = [numbers.2, numbers.3, numbers.4].map { UInt(bitPattern: $0) }
            if numbers.1 & 1 != 0, let list = typeList(source) { types = list }
            var seen: Set<UInt> = [0]
            self.types = types.prefix(Self.mostTypes).filter { seen.insert($0).inserted }
        case .position where sender == source: time = UInt(bitPattern: numbers.3)
        case .drop where sender == source: time = UInt(bitPattern: numbers.2)
        default: break
        }
    }

    /// Handles the end of a window.
    /// - Returns: Whether it was the window of the source.
    mutating func windowDidEnd(_ window: UInt) -> Bool {
        guard window == source, source != 0 else { return false }
        source = 0
        return true
    }
}
