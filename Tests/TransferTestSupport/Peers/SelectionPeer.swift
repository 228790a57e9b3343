import Foundation

/// A program that owns an X selection, asks for one or is a clipboard manager, in ways that `xclip` does not: wrongly, slowly,
/// or as few programs do. It shares no code with this package: python-xlib.
///
///     let owner = try await SelectionPeer.owner(.stalls, on: server)
///     let requestor = try await SelectionPeer.requestor("multiple", ["UTF8_STRING", "image/png"], on: server)
///     let pairs = try await requestor.event("pairs")
package struct SelectionPeer: Sendable {
    /// The behaviour of an owner on a request for `image/png`, or for the targets. The script tells the details.
    package enum Owning: String, CaseIterable, Sendable {
        case refuses, silent, understates, overstates, endless, stalls, trickles, dies, late, twice, pauses
        case answersAtoms = "answers-atoms"
        case answersNothing = "answers-nothing"
        case namesAnotherProperty = "names-another-property"
        case diesWithin = "dies-within"
        case atOnce = "at-once"
        case inPieces = "in-pieces"
        case isReplaced = "is-replaced"
        case listsBytes = "lists-bytes"
        case listsStrings = "lists-strings"
        case listsTooMany = "lists-too-many"
        case listsEndlessly = "lists-endlessly"
        case listsNoAtoms = "lists-no-atoms"
        case listsNothing = "lists-nothing"
        case listsSilently = "lists-silently"
        case listsNot = "lists-not"
        /// Lists text and pictures under two names each, and never answers for those that receivers prefer.
        case answersForOthers = "answers-for-others"
    }

    /// The behaviour of a requestor. The script tells the details.
    package enum Asking: String, Sendable {
        case get, at, multiple, dies, stalls, pauses, destroys, many, hoards
        case withoutProperty = "without-property"
        case badMultiple = "bad-multiple"
        case destroysOwner = "destroys-owner"
        case watchDeath = "watch-death"
    }

    /// Something that the program told.
    package struct Event: Decodable, Sendable {
        package let event: String
        package let target: String?
        package let refused: Bool?
        package let type: String?
        package let format: Int?
        /// The number of bytes.
        package let count: Int?
        package let parts: Int?
        package let atoms: [String?]?
        package let numbers: [Int]?
        package let sha256: String?
        package let done: Int?
        /// The window that owns the selection; 0 where none does.
        package let owner: Int?
    }

    package let program: RunningProgram

    /// Starts a program that owns a selection until the server ends, and waits until it does.
    @discardableResult
    package static func owner(
        _ behaviour: Owning,
        _ argument: Int? = nil,
        of selection: String = "CLIPBOARD",
        on server: XServer
    ) async throws -> SelectionPeer {
        try await start(["own", selection, behaviour.rawValue] + (argument.map { ["\($0)"] } ?? []), on: server)
    }

    /// Starts a program that owns a selection with a picture until the server ends, and waits until it does.
    /// - Parameter picture: The path of a PNG file.
    package static func owner(
        serving picture: String,
        of selection: String = "CLIPBOARD",
        on server: XServer
    ) async throws -> SelectionPeer {
        try await start(["own", selection, "serves", picture], on: server)
    }

    /// A form that an owner offers.
    package struct Form: Sendable {
        let argument: String

        /// Creates a form.
        /// - Parameters:
        ///   - name: The target.
        ///   - answer: The answer; nil for a form that is listed and refused.
        ///   - type: The type of the answer; the target where it is nil.
        ///   - isListed: Whether the form is among the targets.
        package init(_ name: String, _ answer: Data?, type: String? = nil, isListed: Bool = true) {
            let digits = answer?.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            argument = (isListed ? name : "!" + name) + (digits.map { "|\(type ?? name)|\($0)" } ?? "")
        }

        package init(_ name: String, _ answer: String) { self.init(name, Data(answer.utf8)) }
    }

    /// Starts a program that owns a selection and offers some forms.
    @discardableResult
    package static func owner(
        offering forms: [Form],
        of selection: String = "CLIPBOARD",
        on server: XServer
    ) async throws -> SelectionPeer {
        try await start(["own", selection, "offers"] + forms.map(\.argument), on: server)
    }

    /// Starts a program that asks a selection's owner for something.
    package static func requestor(
        _ behaviour: Asking,
        _ arguments: [String] = [],
        of selection: String = "CLIPBOARD",
        on server: XServer
    ) async throws -> SelectionPeer {
        try await start(["ask", selection, behaviour.rawValue] + arguments, on: server)
    }

    /// Starts a clipboard manager that saves what it is asked to save.
    package static func manager(on server: XServer) async throws -> SelectionPeer {
        try await start(["manage"], on: server)
    }

    private static func start(_ arguments: [String], on server: XServer) async throws -> SelectionPeer {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Programs/x11-peer.py").path
        // Debian's interpreter by its path: another one first in PATH does not have the Xlib module.
        let program = try server.launch("/usr/bin/python3", [script] + arguments)
        try await program.waitForLine(containing: #""ready""#)
        return SelectionPeer(program: program)
    }

    /// Waits until the program has told something.
    @discardableResult
    package func event(_ name: String, count: Int = 1, timeout: Duration = .patience) async throws -> Event {
        let line = try await program.waitForLine(
            containing: #""event": "\#(name)""#,
            count: count,
            timeout: timeout
        )
        return try JSONDecoder().decode(Event.self, from: Data(line.utf8))
    }

    /// Has a program that pauses go on.
    package func proceed() { program.signal(SIGUSR1) }
}
