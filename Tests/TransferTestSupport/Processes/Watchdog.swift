import Foundation
import Synchronization

/// Ends what a test process leaves behind when it dies without a chance to clean up.
///
/// `PR_SET_PDEATHSIG` is no use here: it fires when the *thread* that started the child ends, and tests run on a thread
/// pool. So a shell in a process group of its own reads from a socket what there is to clean up. It reads to the end only when
/// this process is gone, however that happened, and then kills the process groups and removes the directories.
package final class Watchdog: Sendable {
    static let shared = Watchdog()

    private static let script = """
        trap '' HUP INT TERM
        groups=' ' directories=
        while IFS= read -r line; do
            what=${line#* }
            case $line in
            'group '*) groups="$groups$what " ;;
            'reaped '*) groups="${groups%% "$what" *} ${groups#* "$what" }" ;;
            'directory '*) directories="$directories$what
        " ;;
            esac
        done
        for group in $groups; do kill -KILL "-$group"; done
        printf '%s' "$directories" | while IFS= read -r directory; do rm -rf -- "$directory"; done
        """

    /// The socket to the shell; -1 when it could not be started, then nothing is guarded.
    private let socket: Mutex<Int32>

    /// Starts a watchdog. One for the process is enough; its own test makes another.
    package init() {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0, &ends) == 0 else {
            socket = Mutex(-1)
            return
        }
        defer { close(ends[1]) }
        let descriptors = (input: ends[1], output: Int32(-1), error: Int32(-1))
        let started = try? spawn("sh", ["-c", Self.script], environment: nil, descriptors: descriptors)
        if started == nil {
            close(ends[0])
            ends[0] = -1
        }
        socket = Mutex(ends[0])
    }

    /// The same that the end of the process does: the socket's other end reads to its end.
    deinit {
        socket.withLock { _ = close($0) }
    }

    package func guardGroup(_ group: pid_t) { send("group \(group)") }
    package func forgetGroup(_ group: pid_t) { send("reaped \(group)") }
    /// There is no way back: removing a directory once more does no harm, its name is random.
    package func guardDirectory(_ path: String) { send("directory \(path)") }

    private func send(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        socket.withLock { socket in
            guard socket >= 0 else { return }
            _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }
    }
}
