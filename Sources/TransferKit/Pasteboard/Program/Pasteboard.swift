import CoreTransferable
import Synchronization

/// A pasteboard, as programs use it: values are written to it and read from it, by any program of the user's.
///
/// ```swift
/// let pasteboard = Pasteboard(name: "com.example.drawing.ruler")
/// try await pasteboard.write(Measure(length: 12), Measure(length: 7))
///
/// for measure in try await pasteboard.values(of: Measure.self) { print(measure.length) }   // 12, 7
/// let text = try await pasteboard.value(of: String.self)                                    // "12 cm"
/// ```
///
/// A pasteboard with a name is kept in files of the user's runtime directory (see ``EmbeddedPasteboard``), so that it works
/// without a display, and its contents outlive the program that wrote them. Any other clipboard is a pasteboard through its
/// ``PasteboardTransport``: ``init(_:name:)`` takes one.
///
/// All members can be used from any thread. Those that throw tell by a ``PasteboardError`` or ``TransferWireError`` what went
/// wrong and what to do about it.
public final class Pasteboard: Sendable {
    /// The name of a pasteboard.
    ///
    /// ```swift
    /// extension Pasteboard.Name {
    ///     static let ruler = Pasteboard.Name("com.example.drawing.ruler")
    /// }
    /// ```
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name: any text of at most 80 bytes in UTF-8. Begin it with the identifier of your program, as all of the
        /// user's programs share the names.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }

        public var description: String { rawValue }
    }

    /// The name under which other programs find the pasteboard; nil for one that has none.
    public let name: Name?

    private struct State: Sendable {
        /// Nil after the release.
        var transport: (any PasteboardTransport)?
        /// What a unique pasteboard has to remove.
        var ownership: UniquePasteboard?
    }

    private let state: Mutex<State>

    // MARK: Making a pasteboard

    /// Makes a pasteboard of any clipboard.
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

    /// The pasteboard of a name, that all of the user's programs share. It is made when something is written to it.
    /// - Parameter name: The name. With one that is too long each use of the pasteboard is an error.
    public convenience init(name: Name) { self.init(EmbeddedPasteboard(name: name.rawValue), name: name) }

    /// A new pasteboard that no other program knows before it is told its ``name``.
    ///
    /// ```swift
    /// let pasteboard = try Pasteboard.unique()
    /// try await pasteboard.write(document)
    /// try startHelper(arguments: ["--input", pasteboard.name?.rawValue ?? ""])   // Reads Pasteboard(name:).
    /// ```
    ///
    /// It is removed with its contents by ``release()``, or when this object goes away; what a killed program leaves is
    /// removed when a program next makes one. Objects that others make of its name do not keep it.
    /// - Throws: ``PasteboardError`` where there is no place for it.
    public static func unique() throws -> Pasteboard { try unique(in: .current) }

    static func unique(in runtime: RuntimeDirectory) throws -> Pasteboard {
        let ownership = try UniquePasteboard(in: runtime)
        return Pasteboard(ownership)
    }

    private init(_ ownership: UniquePasteboard) {
        name = Name(ownership.name)
        state = Mutex(State(transport: ownership.transport, ownership: ownership))
    }

    /// Removes a unique pasteboard with its contents; every use of it from now on is an error. Others are only let go of:
    /// what is on them stays.
    public func release() { state.withLock { $0 = State() } }

    func transport() throws -> any PasteboardTransport {
        guard let transport = state.withLock({ $0.transport }) else { throw PasteboardError.released }
        return transport
    }
}
