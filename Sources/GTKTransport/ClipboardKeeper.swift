import CGTK
import Foundation

/// The command `transferable keep`, which takes over what a process has on the clipboard when no clipboard manager does.
@MainActor
enum ClipboardKeeper {
    /// Runs the command until it has taken over, where it is installed. The process answers what the command asks it for
    /// meanwhile.
    /// - Parameter isNeeded: Whether this process still has to give out what it copied.
    static func run(while isNeeded: () -> Bool) {
        guard let path = g_find_program_in_path("transferable") else { return }
        defer { g_free(path) }
        let command = Process()
        command.executableURL = URL(filePath: String(cString: path))
        command.arguments = ["keep"]
        (command.standardInput, command.standardOutput, command.standardError) =
            (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? command.run()) != nil else { return }
        let end = g_get_monotonic_time() + 10_000_000
        while isNeeded(), command.isRunning, g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
    }
}
