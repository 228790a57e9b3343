import CommandSupport
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit

/// The clipboard of the terminal: that of the machine in front of which the person sits, however many hosts are between.
///
/// Text is handed over by OSC 52, which most terminals know and none confirms. Other types go by kitty's clipboard protocol
/// (OSC 5522), when the terminal answers that it knows that.
struct TerminalClipboard: Sendable {
    /// The most bytes of text that are handed over by OSC 52: 100,000 when encoded, which is as much as terminals are known to
    /// take. One that takes less drops all of it.
    static let largestText = 74_994
    /// The most bytes of all types together that are handed over by OSC 5522.
    static let largestTyped = 16 << 20

    let connection: TerminalConnection
    let selection: TerminalSequence.Selection
    /// A Boolean value that indicates whether the person asked for the terminal's clipboard.
    let isForced: Bool
    let multiplexer: TerminalMultiplexer?

    /// Connects with the terminal's clipboard.
    /// - Parameters:
    ///   - selection: The selection.
    ///   - isForced: Whether the person asked for the terminal's clipboard.
    /// - Returns: nil if the terminal has none that is known.
    /// - Throws: ``CommandFailure`` where it is asked for and cannot be used.
    init?(_ selection: ClipboardLocation.Selection, isForced: Bool) throws {
        self.isForced = isForced
        let environment = ProcessInfo.processInfo.environment
        guard isForced || TerminalUse.isCapable(environment["TERM"]) else { return nil }
        do {
            connection = try TerminalConnection()
        } catch {
            if isForced { throw error }
            return nil
        }
        self.selection = selection == .primary ? .primary : .clipboard
        multiplexer = .current(environment)
    }

    /// The way in which sequences reach the terminal that shows the multiplexer.
    var passthrough: TerminalPassthrough { multiplexer == .screen ? .screen : .direct }

    // MARK: Copying

    /// Passes the copied items to the terminal, as far as it takes them.
    /// - Throws: ``CommandFailure`` if the person requested it and it fails.
    func put(_ offer: TransferOffer) throws {
        do {
            try handOver(offer)
        } catch  where !isForced {
            StandardError.writeWarning(FailureText.describing(error))
        }
    }

    private func handOver(_ offer: TransferOffer) throws {
        // No terminal respects marks.
        if !offer.marks.isEmpty, !isForced { return }
        let text = offer.names.filter { WireType.textRank(of: $0) != nil }
            .min { WireType.textRank(of: $0)! < WireType.textRank(of: $1)! }
        let types = offer.items.count == 1 ? offer.names.filter(Self.isTyped) : []
        if multiplexer == nil, !types.isEmpty, try knowsTypes() { return try putTyped(types, text, of: offer) }
        guard let text else {
            if isForced { throw CommandFailure("This terminal takes text alone, and what was copied has none.") }
            return
        }
        let data: Data
        do {
            data = try Self.payload(text, of: offer, limit: Self.largestText)
        } catch TransferWireError.tooLarge {
            if multiplexer == nil, try knowsTypes() { return try putTyped([], text, of: offer) }
            throw CommandFailure(
                "The text has more than \(Self.largestText) bytes, which is more than terminals take: what was on the "
                    + "terminal's clipboard is still there."
            )
        }
        try put(data)
    }

    /// Hands over text.
    private func put(_ text: Data) throws {
        let sequence = TerminalSequence.put(text, on: selection)
        guard multiplexer == .tmux else { return try connection.write(passthrough.wrapped(sequence)) }
        let tmux = Program(named: "tmux")
        switch TerminalMultiplexer.way(tmux.flatMap { try? $0.run(TerminalMultiplexer.tmuxQuery) } ?? "") {
        case .sequence: try connection.write(sequence)
        case .passthrough: try connection.write(TerminalPassthrough.tmux.wrapped(sequence))
        case .buffer: try tmux?.run(TerminalMultiplexer.tmuxCopy, input: text, environment: [:])
        }
    }

    /// Empties the pasteboard.
    func clear() throws {
        let sequence = TerminalSequence.clear(selection)
        try connection.write(
            multiplexer == .tmux ? TerminalPassthrough.tmux.wrapped(sequence) : passthrough.wrapped(sequence)
        )
    }

    /// Returns whether something is offered under a name that is a type, and means the same on another machine: no
    /// file's path does.
    private static func isTyped(_ name: String) -> Bool {
        name.contains("/") && WireType.textRank(of: name) == nil
            && WireType.contentType(for: name).map { $0 != .url } ?? false
    }

    /// Returns whether the terminal answers that it knows kitty's clipboard protocol.
    private func knowsTypes() throws -> Bool {
        try connection.asking(sparesInput: !isForced) { conversation in
            try describe(&conversation)?.types != nil
        } ?? false
    }

    private func putTyped(_ types: [String], _ text: String?, of offer: TransferOffer) throws {
        var payloads: [(type: String, data: Data)] = []
        var rest = Self.largestTyped
        do {
            for (name, type) in (text.map { [($0, "text/plain")] } ?? []) + types.map({ ($0, $0) }) {
                let data = try Self.payload(name, of: offer, limit: rest)
                rest -= data.count
                payloads.append((type, data))
            }
        } catch TransferWireError.tooLarge {
            throw CommandFailure(
                "What was copied has more than \(Self.largestTyped >> 20) MiB, which is more than is handed to a terminal: what "
                    + "was on its clipboard is still there."
            )
        }
        payloads += offer.marks.wirePayloads.map { (type: $0.name, data: $0.payload) }
        let status = try connection.asking(sparesInput: false) { conversation -> String? in
            try conversation.ask(
                TerminalSequence.put(payloads, on: selection),
                within: TerminalUse.patienceOfPerson
            )
            while let answer = try conversation.next() {
                if case .typed(let answer) = answer, answer.request == "write" { return answer.status }
            }
            return nil
        }
        switch status ?? nil {
        case "DONE": return
        case let status?: throw CommandFailure(Self.meaning(of: status))
        case nil: throw CommandFailure("The terminal does not say that it has taken what was copied.")
        }
    }

    private static func payload(_ name: String, of offer: TransferOffer, limit: Int) throws -> Data {
        try waitForResult {
            let sink = BufferSink(limits: TransferLimits(maximumByteCount: limit))
            try await offer.send(name, to: sink)
            return try sink.data()
        }
    }

    // MARK: What both ways need

    /// The most bytes of a list of types.
    static let largestList = 64 << 10

    /// A terminal's description of itself.
    struct Description {
        /// The types on its clipboard; nil if it does not know kitty's clipboard protocol.
        var types: [String]?
        /// Its name and version, if it reports them.
        var version: String?
    }

    /// Asks the terminal for its features and its contents.
    /// - Returns: nil if it does not answer.
    func describe(_ conversation: inout TerminalConnection.Conversation) throws -> Description? {
        let list = TerminalAnswer.TypedAnswer.list
        let typed = multiplexer == nil ? TerminalSequence.askTyped([list], of: selection) : []
        try conversation.ask(
            passthrough.wrapped(typed + TerminalSequence.askVersion + TerminalSequence.askAttributes)
        )
        var description = Description()
        var listed = 0
        while let answer = try conversation.next() {
            switch answer {
            case .attributes: return description
            case .version(let version): description.version = version
            case .typed(let answer) where answer.request == "read":
                var types = description.types ?? []
                listed += answer.payload.count
                if answer.mimeType == list, listed <= Self.largestList {
                    conversation.count(answer.payload.count)
                    types += answer.listedTypes.filter { !types.contains($0) }
                }
                description.types = Array(types.prefix(TerminalAnswer.TypedAnswer.mostTypes))
            default: break
            }
        }
        return nil
    }

    /// Returns the meaning of a terminal's error.
    static func meaning(of status: String) -> String {
        switch status {
        case "EPERM": "The terminal does not allow it."
        case "ENOSYS": "The terminal has no such clipboard."
        case "EBUSY": "The terminal is busy with the clipboard; try again."
        default: "The terminal failed: \(status.printable)."
        }
    }
}
