import CoreTransferable
import Synchronization

/// A pasteboard, which all programs of the user share.
///
/// ```swift
/// let pasteboard = Pasteboard(name: "com.example.drawing.ruler")   // Of the module FilePasteboard.
/// try await pasteboard.write(Measure(length: 12), Measure(length: 7))
///
/// for measure in try await pasteboard.values(of: Measure.self) { print(measure.length) }   // 12, 7
/// let text = try await pasteboard.value(of: String.self)                                    // "12 cm"
/// ```
///
/// Any clipboard is a pasteboard through its ``PasteboardTransport``: ``init(_:name:)`` takes one. The module
/// `FilePasteboard` adds named pasteboards, which are kept in files. They work without a display, and their contents
/// outlive the program that wrote them. `SystemPasteboard` adds the desktop's clipboard, `Pasteboard.general`.
///
/// All members can be used from any thread. A thrown ``PasteboardError`` or ``TransferWireError`` describes the problem
/// and a remedy.
public final class Pasteboard: Sendable {
    /// The name of a pasteboard.
    ///
    /// ```swift
    /// extension Pasteboard.Name {
    ///     static let ruler = Pasteboard.Name("com.example.drawing.ruler")
    /// }
    /// ```
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The text of the name, which has at most 80 bytes in UTF-8. All of the user's programs share the names, so begin it with the
        /// identifier of your program.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }

        public var description: String { rawValue }
    }

    /// The name under which other programs find the pasteboard; nil for a pasteboard without a name.
    public let name: Name?

    private struct State: Sendable {
        /// Nil after the release.
        var transport: (any PasteboardTransport)?
        /// The object that is released with the pasteboard.
        var possession: (any AnyObject & Sendable)?
    }

    private let state: Mutex<State>

    // MARK: Making a pasteboard

    /// Creates a pasteboard that uses any transport.
    ///
    /// ```swift
    /// let pasteboard = Pasteboard(InMemoryPasteboard())   // For a test.
    /// ```
    /// - Parameters:
    ///   - transport: The clipboard.
    ///   - name: The name under which other programs find it, if it has one.
    public init(_ transport: any PasteboardTransport, name: Name? = nil) {
        self.name = name
        state = Mutex(State(transport: transport))
    }

    /// Creates a pasteboard that owns something.
    /// - Parameter possession: The object that is released with the pasteboard, or by ``release()``.
    package init(_ transport: any PasteboardTransport, name: Name, owning possession: any AnyObject & Sendable) {
        self.name = name
        state = Mutex(State(transport: transport, possession: possession))
    }

    /// Removes a unique pasteboard with its contents, after which using it is an error. Other pasteboards are only released, and their
    /// contents remain.
    public func release() { state.withLock { $0 = State() } }

    func transport() throws -> any PasteboardTransport {
        guard let transport = state.withLock({ $0.transport }) else { throw PasteboardError.released }
        return transport
    }
}
