import CLinux
import Glibc

/// Keeps a secret in the command line out of lists of processes.
///
/// Every user of the machine can read the arguments of a process, including those of the process in the background
/// (proc(5), cmdline). They are readable between the start of the program and the call of ``hide()``, and a shell may
/// keep them in its history. Standard input is a better way for a secret.
enum SecretArguments {
    /// Overwrites the text of a concealed copy where the system keeps it, and forbids other programs of the user's to read
    /// this process's memory. `CommandLine.arguments` has the arguments as they were given.
    static func hide() {
        let arguments = CommandLine.arguments
        guard arguments.dropFirst().first == "copy",
            arguments.contains("--concealed") || arguments.contains("--sensitive")
        else { return }
        forbid_dumps()
        var isValue = false
        for index in 1..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[index] else { break }
            let text = String(cString: argument)
            if isValue {
                overwrite(argument, from: 0)
            } else if text.utf8.starts(with: option.utf8),
                text.utf8.dropFirst(option.utf8.count).first == UInt8(ascii: "=")
            {
                overwrite(argument, from: option.utf8.count + 1)
            }
            isValue = text == option && !isValue
        }
    }

    private static let option = "--text"

    private static func overwrite(_ argument: UnsafeMutablePointer<CChar>, from start: Int) {
        memset(argument + start, 0, strlen(argument + start))
    }
}
