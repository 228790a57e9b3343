import CoreTransferable
import Foundation
import SystemPasteboard

/// Does something many times in one process, and prints what that took: uses the clipboard that the environment tells, or drags and
/// updates views in a window in memory.
///
///     Soak paste COUNT                pastes what another program copied
///     Soak rounds COUNT               copies and pastes
///     Soak touch COUNT                pastes without measuring, to let the owner make what it makes once
///     Soak drags COUNT                drags from one view to another
///     Soak containers                 prints the names of the containers
///     Soak updates COUNT CONTAINER    updates what a container contains
@main
struct Soak {
    static func main() async {
        let arguments = CommandLine.arguments
        if arguments.dropFirst() == ["containers"] {
            return await MainActor.run { for (name, _) in Containers.all { print(name) } }
        }
        guard arguments.count >= 3, let count = Int(arguments[2]), count > 0 else {
            end("usage: Soak paste|rounds|touch|drags COUNT, Soak containers, Soak updates COUNT CONTAINER")
        }
        do {
            switch arguments[1] {
            case "touch": for _ in 0..<count { try await paste() }
            case "paste": try await measure(count) { _ in try await paste() }
            case "rounds": try await measure(count, copyAndPaste)
            case "drags":
                let drags = Drags()
                try await measure(count) { _ in try await drags.drag() }
            case "updates": try await update(arguments.dropFirst(3).joined(separator: " "), count)
            default: end("there is no “\(arguments[1])”")
            }
        } catch {
            end(error.localizedDescription)
        }
    }

    private static func end(_ message: String) -> Never {
        FileHandle.standardError.write(Data("Soak: \(message)\n".utf8))
        exit(1)
    }

    // MARK: Work

    private static func paste() async throws {
        let text = try await Pasteboard.general.value(of: String.self)
        guard !text.isEmpty else { throw SoakError.wrongText }
    }

    private static func copyAndPaste(_ round: Int) async throws {
        let text = "round \(round)"
        try await Pasteboard.general.write(text)
        guard try await Pasteboard.general.value(of: String.self) == text else { throw SoakError.wrongText }
    }

    /// Shows a container in a window in memory, and changes what it contains.
    @MainActor
    private static func update(_ name: String, _ count: Int) async throws {
        guard let container = Containers.all.first(where: { $0.name == name }) else {
            end("there is no container “\(name)”")
        }
        let rounds = Rounds()
        let window = container.window(rounds)
        try await measure(count) { _ in
            await MainActor.run {
                rounds.number += 1
                window.update()
            }
        }
    }

    // MARK: Measuring

    /// Does work many times, the first tenth of it before it is measured: libraries make some things once.
    private static func measure(_ count: Int, _ work: @Sendable (Int) async throws -> Void) async throws {
        let first = count / 10
        for round in 0..<first { try await work(round) }
        let before = try Usage.current()
        for round in first..<count { try await work(round) }
        let after = try Usage.current()
        print("\(before.kibibytes) \(after.kibibytes) \(before.descriptors) \(after.descriptors)")
    }
}

/// What this process uses.
struct Usage {
    var kibibytes: Int
    var descriptors: Int

    static func current() throws -> Usage {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        guard let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
            throw SoakError.noUsage
        }
        return try Usage(
            kibibytes: kibibytes,
            descriptors: FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        )
    }
}

enum SoakError: LocalizedError {
    case wrongText, noUsage

    var errorDescription: String? {
        switch self {
        case .wrongText: "what arrived is not what was sent"
        case .noUsage: "the memory of this process is not known"
        }
    }
}
