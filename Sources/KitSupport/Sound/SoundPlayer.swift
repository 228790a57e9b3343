import Foundation
import Synchronization

/// A program of the desktop that plays a sound file: the first that is installed of those of PipeWire, PulseAudio and ALSA, and players.
package final class SoundPlayer: Sendable {
    /// A program that plays a file.
    private struct Program: Sendable {
        let name: String
        /// Returns the arguments for a file and a volume, from 0 to 1.
        let arguments: @Sendable (_ file: String, _ volume: Double) -> [String]
        /// The extensions of files that it plays; empty for all that matter.
        var extensions: Set<String> = []
    }

    private static let programs = [
        Program(name: "pw-play", arguments: { ["--volume=\($1)", $0] }),
        Program(name: "paplay", arguments: { ["--volume=\(Int($1 * 65_536))", $0] }),
        Program(
            name: "ffplay",
            arguments: { ["-nodisp", "-autoexit", "-loglevel", "quiet", "-volume", "\(Int($1 * 100))", $0] }
        ),
        Program(name: "mpv", arguments: { ["--no-video", "--really-quiet", "--volume=\(Int($1 * 100))", $0] }),
        Program(name: "gst-play-1.0", arguments: { ["--quiet", "--no-interactive", "--volume=\($1)", $0] }),
        Program(name: "aplay", arguments: { file, _ in ["--quiet", file] }, extensions: ["wav", "au"]),
    ]

    private struct State: Sendable {
        /// A Boolean value that indicates whether no program is running.
        var isEnded = true
        var isPaused = false
    }

    private let process = Process()
    private let state = Mutex(State())

    /// Plays a file.
    /// - Parameters:
    ///   - file: The file.
    ///   - volume: The volume, from 0 to 1.
    ///   - didEnd: Called on the main actor when the sound has ended, with a Boolean value that indicates whether it was played to its end.
    ///     It is not called for a sound that is stopped.
    /// - Returns: Nil if no program plays it.
    package init?(_ file: URL, volume: Double, didEnd: @escaping @MainActor @Sendable (Bool) -> Void) {
        let ending = file.pathExtension.lowercased()
        let found = Self.programs.lazy.filter { $0.extensions.isEmpty || $0.extensions.contains(ending) }
            .compactMap { program in Self.path(of: program.name).map { (program, $0) } }.first
        guard let (program, path) = found else {
            kitLogger.warning("A sound is not played: no program for it is installed, such as pw-play or paplay.")
            return nil
        }
        process.executableURL = path
        process.arguments = program.arguments(file.path, min(max(0, volume), 1))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [weak self] process in
            let isWhole = process.terminationReason == .exit && process.terminationStatus == 0
            let wasStopped = self?.state.withLock { state in
                defer { state.isEnded = true }
                return state.isEnded
            }
            if wasStopped == false { onMainThreadSoon { didEnd(isWhole) } }
        }
        state.withLock { $0.isEnded = false }
        do {
            try process.run()
        } catch {
            state.withLock { $0.isEnded = true }
            return nil
        }
    }

    deinit { stop() }

    /// A Boolean value that indicates whether the sound is being played.
    package var isPlaying: Bool { state.withLock { !$0.isEnded && !$0.isPaused } }
    /// A Boolean value that indicates whether the sound is paused.
    package var isPaused: Bool { state.withLock { !$0.isEnded && $0.isPaused } }

    /// Stops the sound.
    package func stop() {
        let isEnded = state.withLock { state in
            defer { state.isEnded = true }
            return state.isEnded
        }
        guard !isEnded else { return }
        process.terminate()
        // A program that is paused hears of its end when it continues.
        _ = process.resume()
    }

    /// Pauses the sound, or resumes it.
    /// - Returns: Whether that has changed something.
    package func setPaused(_ isPaused: Bool) -> Bool {
        let isChange = state.withLock { state in
            guard !state.isEnded, state.isPaused != isPaused else { return false }
            state.isPaused = isPaused
            return true
        }
        return isChange && (isPaused ? process.suspend() : process.resume())
    }

    private static func path(of program: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
