import CommandSupport
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit

/// A reader of the terminal's clipboard as it was when the reader was created.
struct TerminalClipboardReader: BlockingClipboardReader, Sendable {
    private let terminal: TerminalClipboard
    private let contents: Contents

    /// The most bytes of one answer, which is in memory.
    private static let largestAnswer = 64 << 20

    private enum Contents {
        case text(Data)
        /// Types that the terminal gives out when it is asked for them.
        case typed([String])
    }

    /// The text, where it is known.
    var text: Data? { if case .text(let text) = contents { text } else { nil } }

    /// Asks the terminal for its contents.
    /// - Returns: nil if there are none, or the terminal does not answer.
    /// - Throws: ``CommandFailure``, or `TransferWireError.tooLarge`.
    init?(_ terminal: TerminalClipboard, limits: TransferLimits) throws {
        let sparesInput = !terminal.isForced
        let limit = min(limits.maximumByteCount, Self.largestAnswer)
        let contents = try terminal.connection.asking(sparesInput: sparesInput) { conversation -> Contents? in
            guard let description = try terminal.describe(&conversation) else { return nil }
            if let types = description.types {
                let known = types.filter(Self.isOfUse)
                return known.isEmpty ? nil : .typed(known)
            }
            return try Self.text(terminal, description, limit: limit, &conversation).map { .text($0) }
        }
        guard let contents, let contents else { return nil }
        self.terminal = terminal
        self.contents = contents
    }

    /// Returns whether a type means something here: no list of files that are on another machine does.
    private static func isOfUse(_ type: String) -> Bool {
        return !WireType.isFileList(type) && WireType.contentType(for: type) != nil
    }

    /// Asks for text, and for nothing else at the same time: xterm and foot write the beginning of their answer at once, and the
    /// rest behind other answers, when the window system has given it to them.
    private static func text(
        _ terminal: TerminalClipboard,
        _ description: TerminalClipboard.Description,
        limit: Int,
        _ conversation: inout TerminalConnection.Conversation
    ) throws -> Data? {
        let patience = TerminalUse.patience(with: description.version)
        guard patience > .zero else { return nil }
        let question = terminal.passthrough.wrapped(TerminalSequence.askText(of: terminal.selection))
        try conversation.ask(question, within: patience, limit: limit)
        while let answer = try conversation.next() {
            if case .text(let text) = answer { return text.isEmpty ? nil : text }
        }
        return nil
    }

    func names(limits: TransferLimits) -> [String] {
        switch contents {
        case .text: [WireType.utf8Text[0]]
        case .typed(let types): types
        }
    }

    func receive(_ name: String, limits: TransferLimits, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        switch contents {
        case .text(let text): try text.withUnsafeBytes(take)
        case .typed:
            let failure = try terminal.connection.asking(sparesInput: false) { conversation in
                // The person may be asked first.
                try conversation.ask(
                    TerminalSequence.askTyped([name], of: terminal.selection),
                    within: TerminalUse.patienceOfPerson,
                    limit: Self.largestAnswer
                )
                var (count, hasBegun) = (0, false)
                while let answer = try conversation.next() {
                    guard case .typed(let answer) = answer, answer.request == "read" else { continue }
                    switch answer.status {
                    case "OK": break
                    case "DONE": return TransferWireError?.none
                    case "DATA" where answer.mimeType == name:
                        if !hasBegun { conversation.proceed(limits) }
                        hasBegun = true
                        conversation.count(answer.payload.count)
                        count += answer.payload.count
                        guard count <= limits.maximumByteCount else {
                            throw TransferWireError.tooLarge(limit: limits.maximumByteCount)
                        }
                        try answer.payload.withUnsafeBytes(take)
                    case "DATA": break
                    case let status: return .unreachable(TerminalClipboard.meaning(of: status))
                    }
                }
                return conversation.lateness
            }
            if let failure, let failure { throw failure }
        }
    }
}
