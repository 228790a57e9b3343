import CLinux
import CommandSupport
import Foundation
import Glibc
import Synchronization
import SystemPasteboard
import SystemSupport
import TransferKit

/// The terminal in which the command was started, regardless of its standard streams.
///
/// It is opened by its own name, `/dev/tty`, so its output does not get into a pipe or a file. Only a command in the
/// foreground opens it, because one in the background would take the input that a person types for another program.
final class TerminalConnection: Sendable {
    /// The wait for a terminal that may not answer, or that does not accept output.
    static let patience = Duration.seconds(2)

    private let terminal: Descriptor
    /// The time that may still be waited for the terminal, in seconds: for all questions together, and more for what it answers. A person
    /// may be asked once.
    private let waitingTime = Mutex(15 + TerminalUse.patienceOfPerson / .seconds(1))

    /// - Throws: ``CommandFailure`` where there is no terminal, or another program is in its foreground.
    init() throws {
        do throws(SystemError) {
            terminal = try .opening("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK)
        } catch {
            throw CommandFailure("There is no terminal whose clipboard could be used: \(error.reason).")
        }
        guard terminal.withNumber({ tcgetpgrp($0) }) == getpgrp() else {
            throw CommandFailure("The terminal is in use by another program; run this in the foreground.")
        }
    }

    /// Writes all bytes.
    /// - Throws: ``CommandFailure`` where the terminal takes none of them for a while, as one that was stopped with Control-S.
    func write(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count: Int
                do throws(SystemError) {
                    count = try terminal.writeSome(UnsafeRawBufferPointer(rebasing: rest))
                } catch {
                    guard error.code == EAGAIN else { throw CommandFailure("The terminal is gone: \(error.reason).") }
                    guard isReady(for: POLLOUT, within: Self.patience) else {
                        throw CommandFailure("The terminal takes nothing; it may have been stopped with Control-S.")
                    }
                    continue
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Asks the terminal a question. Meanwhile the terminal does not echo input. Its mode is restored even if a signal
    /// ends the command.
    /// - Parameters:
    ///   - sparesInput: Whether to skip the question if there are unread key presses, which would be lost.
    ///   - ask: Sends the question, and takes the answers.
    /// - Returns: The result of `ask`; nil if no question was sent.
    func asking<Result>(sparesInput: Bool, _ ask: (inout Conversation) throws -> Result) throws -> Result? {
        guard terminal.withNumber({ make_terminal_raw($0) }) == 0 else {
            throw CommandFailure("The terminal cannot be asked: \(String(cString: strerror(errno))).")
        }
        if sparesInput, isReady(for: POLLIN, within: .zero) {
            restore_terminal(0)
            return nil
        }
        var conversation = Conversation(connection: self)
        do {
            let result = try ask(&conversation)
            restore_terminal(conversation.isComplete ? 0 : 1)
            return result
        } catch {
            // The rest of an answer would be mistaken for typed input.
            restore_terminal(1)
            throw error
        }
    }

    /// A sequence of questions and answers.
    ///
    /// ``TransferPace`` bounds the wait for an answer: other output of the terminal does not extend it. All waits together are bounded,
    /// too, and so is what arrives beside answers.
    struct Conversation {
        fileprivate let connection: TerminalConnection
        private var parser = TerminalAnswerParser(limit: 0)
        private var pace = TransferPace(limits: TransferLimits())
        private var answers: ArraySlice<TerminalAnswer> = []
        /// The bytes of answers that were counted before they were complete, and may never be.
        private var unfinished = 0
        /// The bytes that have arrived, without those of counted answers.
        private var stray = 0
        /// The most bytes that may arrive beside answers: a person types fewer, and other output of a terminal is short.
        private static let mostStray = 1 << 20
        /// A Boolean value that indicates whether all known answers have arrived, so the following bytes are typed input.
        fileprivate(set) var isComplete = true

        fileprivate init(connection: TerminalConnection) { self.connection = connection }

        /// Writes a question.
        /// - Parameters:
        ///   - patience: The longest wait for the start of the answer, and for its continuation.
        ///   - limit: The most bytes of one answer.
        mutating func ask(
            _ question: [UInt8],
            within patience: Duration = TerminalConnection.patience,
            limit: Int = TerminalClipboard.largestList
        ) throws {
            parser.limit = limit
            var limits = TransferLimits(stallTimeout: patience / .seconds(1))
            limits.answerTimeout = limits.stallTimeout
            pace = TransferPace(limits: limits)
            unfinished = 0
            try connection.write(question)
        }

        /// Returns the next answer; nil when none arrives in time: see ``lateness``.
        /// - Throws: ``CommandFailure``, also where the terminal sends much beside its answers, or `TransferWireError.tooLarge`.
        mutating func next() throws -> TerminalAnswer? {
            var end = ContinuousClock.now + .seconds(clamping: pace.beginWaiting())
            defer { pace.endWaiting() }
            while answers.isEmpty {
                guard stray <= Self.mostStray + (parser.isWithinAnswer ? 2 * parser.limit : 0) else {
                    isComplete = false
                    throw CommandFailure("The terminal sends other things than its answer.")
                }
                guard try waitForBytes(until: end) else {
                    isComplete = false
                    return nil
                }
                let bytes = try connection.read()
                stray += bytes.count
                answers = try parser.answers(in: bytes)[...]
                guard answers.isEmpty, parser.isWithinAnswer, unfinished < 2 * parser.limit else { continue }
                // A long answer may take long on its way.
                unfinished += bytes.count
                pace.endWaiting()
                earn(bytes.count)
                end = .now + .seconds(clamping: pace.beginWaiting())
            }
            return answers.popFirst()
        }

        /// Returns a Boolean value that indicates whether the terminal has sent any bytes by then.
        private func waitForBytes(until end: ContinuousClock.Instant) throws -> Bool {
            let start = ContinuousClock.now
            let end = min(end, start + .seconds(clamping: max(0, connection.waitingTime.withLock { $0 })))
            defer { connection.waitingTime.withLock { $0 -= (.now - start) / .seconds(1) } }
            while true {
                let rest = end - .now
                if terminal_was_interrupted() != 0 { throw CommandFailure("The terminal's answer was not waited for.") }
                guard rest > .zero else { return false }
                // A signal may have been taken between two waits.
                if connection.isReady(for: POLLIN, within: min(rest, .milliseconds(200))) { return true }
            }
        }

        /// Counts received bytes of the answer, which extend the wait.
        mutating func count(_ byteCount: Int) {
            unfinished = max(0, unfinished - 2 * byteCount)
            stray = max(0, stray - 2 * byteCount)
            earn(byteCount)
        }

        /// Extends the wait for bytes that have arrived.
        private mutating func earn(_ byteCount: Int) {
            pace.count(byteCount)
            connection.waitingTime.withLock { $0 += Double(byteCount) / Double(TransferLimits.leastByteRate) }
        }

        /// From now on, waits as for a payload whose first bytes have arrived.
        mutating func proceed(_ limits: TransferLimits) {
            pace = TransferPace(limits: TransferLimits(stallTimeout: limits.stallTimeout))
        }

        /// The error for a late answer.
        var lateness: TransferWireError { pace.error }
    }

    private func read() throws -> Data {
        do throws(SystemError) {
            let data = try terminal.read(upTo: 64 << 10)
            guard !data.isEmpty else { throw SystemError("The terminal", EIO) }
            return data
        } catch {
            if error.code == EAGAIN { return Data() }
            throw CommandFailure("The terminal is gone: \(error.reason).")
        }
    }

    private func isReady(for events: CInt, within patience: Duration) -> Bool {
        terminal.withNumber { number in
            var descriptor = pollfd(fd: number, events: Int16(events), revents: 0)
            return poll(&descriptor, 1, CInt(patience / .milliseconds(1))) > 0
        }
    }
}
