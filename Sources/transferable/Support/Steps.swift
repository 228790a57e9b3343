import CommandSupport
import Foundation

/// The changes that a command makes to the machine: each is announced, and made unless only the announcement is wanted.
struct Steps {
    static let performing = Steps(isPerforming: true)
    static let announcing = Steps(isPerforming: false)

    /// A Boolean value that indicates whether changes are made.
    let isPerforming: Bool

    /// Writes a file, all of it or nothing, with the directories on the way to it.
    func write(_ contents: Data, to path: String) throws {
        try announce("wrote", "write", path)
        guard isPerforming else { return }
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try contents.write(to: url, options: .atomic)
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes a file, which may already be removed.
    func remove(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try announce("removed", "remove", path)
        guard isPerforming else { return }
        guard unlink(path) == 0 || errno == ENOENT else {
            throw CommandFailure("\(path) cannot be removed: \(String(cString: strerror(errno)))")
        }
    }

    /// Runs a program.
    func run(_ program: Program, _ arguments: [String]) throws {
        try announce("ran", "run", ([program.path] + arguments).joined(separator: " "))
        guard isPerforming else { return }
        try program.run(arguments)
    }

    /// Makes a change that is not worth a word.
    func quietly(_ change: () -> Void) {
        if isPerforming { change() }
    }

    private func announce(_ done: String, _ planned: String, _ object: String) throws {
        if isPerforming {
            // A change is completed even if it cannot be reported.
            try? StandardOutput.write("\(done) \(OutputText.name(object))\n")
        } else {
            try StandardOutput.write("would \(planned) \(OutputText.name(object))\n")
        }
    }
}
