import CommandSupport
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit

/// The reaction of `watch` to a change of the clipboard.
struct ChangeReaction: Sendable {
    let type: String?
    let json: Bool
    let command: [String]
    let limits: TransferLimits

    /// A line for a program.
    private struct Line: Encodable {
        let changeCount: Int
        let contents: ContentsReport
    }

    /// The used part of the contents after a change.
    struct Change {
        fileprivate let report: ContentsReport
        /// The input of the command; nil for a change of state.
        fileprivate var input: Data?
    }

    /// Prints a line or runs the command.
    ///
    /// Contents that cannot be read are reported, and the wait continues: the next change has another owner.
    /// - Parameters:
    ///   - contents: The result of ``change(_:)``.
    ///   - count: The number of the change.
    /// - Returns: Whether the change is an awaited one.
    /// - Throws: ``CommandFailure`` if the command cannot run, or an error that says that the clipboard is no longer
    ///   available.
    func react(to contents: Result<Change?, any Error>, count: Int) throws -> Bool {
        let found: Change?
        do {
            found = try contents.get()
        } catch let error where !error.meansThatDisplayIsGone && !(error is CancellationError) {
            StandardError.writeWarning(FailureText.describing(error))
            return false
        }
        guard let found else { return false }
        if command.isEmpty {
            try say(found.report, count: count)
        } else if let input = found.input {
            try run(state: "data", input: input)
        } else {
            try run(state: found.report.isConcealed ? "sensitive" : "nil", input: Data())
        }
        return true
    }

    /// Reads the needed part of the contents.
    /// - Returns: nil if the contents are not awaited ones.
    func change(_ contents: PasteboardContents) async throws -> Change? {
        var offer: IncomingOffer?
        switch contents {
        case .empty: break
        case .other(let other): offer = await other.withPageFormats()
        // This process puts nothing on the clipboard.
        case .own(let own): offer = own.asReceived
        }
        let names = offer?.names ?? []
        let choices: [PayloadChoice]
        if let type {
            choices = try PayloadChoice.requested(type, among: names).all
            guard let preferred = choices.first, try await Self.isThere(preferred, in: offer) else { return nil }
        } else {
            choices = PayloadChoice.best(of: names, takesAnything: true).all
        }
        let operation = await offer?.requestedOperation() ?? .copy
        var change = Change(report: ContentsReport(names: names, operation: operation))
        if !command.isEmpty, let offer, !change.report.isConcealed {
            var refusal: (any Error)?
            change.input = try await RepresentationSearch.first(of: choices, label: \.name) { choice in
                do {
                    return try await payload(choice, of: offer)
                } catch  where Self.isRefusal(error) {
                    refusal = refusal ?? error
                    return nil
                } catch let error as RepresentationSearch.Unanswered {
                    throw error
                } catch {
                    throw refusal ?? error
                }
            }
            if change.input == nil, let refusal { throw refusal }
        }
        return change
    }

    private static func isRefusal(_ error: any Error) -> Bool {
        (error as? PayloadError)?.isRefusal ?? (error as? TransferWireError)?.isRefusal ?? false
    }

    private func say(_ report: ContentsReport, count: Int) throws {
        let line: String
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            line = OutputText.json(try encoder.encode(Line(changeCount: count, contents: report)))
        } else {
            line = report.types.map { OutputText.name($0.type) }.joined(separator: " ") + (report.isCut ? " (cut)" : "")
        }
        try StandardOutput.write(line + "\n")
    }

    /// Returns whether a choice is available, which for files only their list determines.
    private static func isThere(_ choice: PayloadChoice, in offer: IncomingOffer?) async throws -> Bool {
        guard case .linkedFile(let name, let type) = choice else { return true }
        guard let list = try await offer?.data(for: name) else { return false }
        return (try? PayloadChoice.file(of: type, in: list)) != nil
    }

    private func payload(_ choice: PayloadChoice, of offer: IncomingOffer) async throws -> Data {
        let data = try await offer.data(for: choice.name)
        switch choice {
        case .links(let name), .linkedFile(let name, _):
            try PayloadChoice.checkFiles(of: data, named: name, among: offer.names)
        case .bytes, .text: break
        }
        return switch choice {
        case .bytes: data
        case .text(let name): WireText.text(data, receivedAs: name, among: offer.names)
        case .links(let name): PayloadChoice.lines(of: data, named: name)
        case .linkedFile(_, let type):
            try LinkedFile(PayloadChoice.file(of: type, in: data), limits: limits).data()
        }
    }

    private func run(state: String, input: Data) throws {
        guard let program = Program(named: command[0]) else {
            throw CommandFailure("There is no program \(command[0].quoted) in PATH.")
        }
        try program.run(Array(command.dropFirst()), input: input, environment: ["CLIPBOARD_STATE": state])
    }
}
