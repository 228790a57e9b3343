import CGTK
import Foundation

/// The command `transferable keep`, which takes over a process's contents of the clipboard if there is no clipboard
/// manager.
@MainActor
enum ClipboardKeeper {
    /// Runs the command, if it is installed, until it has taken over. Meanwhile the process answers the command's
    /// requests.
    /// - Parameter isNeeded: Returns whether this process still has to serve its contents.
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
