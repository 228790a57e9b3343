import Foundation
import SystemSupport

/// The information about this process that the system gives in `/proc`.
enum ProcessInformation {
    /// Ends the process with a message of one line where there is none. Foundation finds the bundle of an app by it, and without it ends
    /// the process at an illegal instruction.
    static func require() {
        guard OwnProgram.path == nil else { return }
        let message = """
            Error: /proc is not mounted, so the app cannot find its files. Mount it where the app runs \
            (in a chroot: mount -t proc proc /proc; with bwrap: --proc /proc).

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
