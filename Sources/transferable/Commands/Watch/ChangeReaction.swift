import CommandSupport
import Foundation
import TransferKit

/// What `watch` does when something else is on the clipboard.
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

    /// - Returns: Whether the change is one that was waited for.
    func handle(_ contents: PasteboardContents, count: Int) async throws -> Bool {
        var offer: IncomingOffer?
        switch contents {
        case .empty: break
        case .other(let other): offer = other
        // This process puts nothing on the clipboard.
        case .own(let own): offer = own.asReceived
        }
        let names = offer?.names ?? []
        var choice: PayloadChoice?
        if let type {
            choice = try PayloadChoice(type, of: names)
            guard let choice, try await Self.isThere(choice, in: offer) else { return false }
        } else {
            choice = PayloadChoice(bestOf: names, takesAnything: true)
        }
        let report = ContentsReport(names: names)
        if command.isEmpty {
            try say(report, count: count)
        } else if let offer, let choice, !report.isConcealed {
            do {
                try await run(state: "data", input: Self.payload(choice, of: offer))
            } catch let error as TransferWireError {
                // The next change may go better: its owner is another.
                StandardError.writeWarning(error.description)
            }
        } else {
            try await run(state: report.isConcealed ? "sensitive" : "nil", input: Data())
        }
        return true
    }

    private func say(_ report: ContentsReport, count: Int) throws {
        let line: String
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            line = String(decoding: try encoder.encode(Line(changeCount: count, contents: report)), as: UTF8.self)
        } else {
            line = report.types.map(\.type.printable).joined(separator: " ")
        }
        try StandardOutput.write(line + "\n")
    }

    /// Whether what was chosen is there, which of files only their list tells.
    private static func isThere(_ choice: PayloadChoice, in offer: IncomingOffer?) async throws -> Bool {
        guard case .linkedFile(let name, let type) = choice else { return true }
        guard let list = try await offer?.data(for: name) else { return false }
        return (try? PayloadChoice.file(of: type, in: list)) != nil
    }

    private static func payload(_ choice: PayloadChoice, of offer: IncomingOffer) async throws -> Data {
        let data = try await offer.data(for: choice.name)
        return switch choice {
        case .bytes: data
        case .text(let name): WireText.utf8(data, receivedAs: name)
        case .links: PayloadChoice.lines(of: data)
        case .linkedFile(_, let type):
            try Data(contentsOf: PayloadChoice.file(of: type, in: data), options: .mappedIfSafe)
        }
    }

    private func run(state: String, input: Data) async throws {
        guard let program = Program(named: command[0]) else {
            throw CommandFailure("There is no program \(command[0].quoted) in PATH.")
        }
        try program.run(Array(command.dropFirst()), input: input, environment: ["CLIPBOARD_STATE": state])
    }
}
