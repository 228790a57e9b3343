import Foundation
import Synchronization

/// Starts a program in a process group of its own, with signals at their defaults.
///
/// - Parameters:
///   - program: A path, or a name to look for in `PATH`.
///   - environment: The program's environment; `nil` passes this process's on.
///   - descriptors: What becomes its standard streams; -1 stands for `/dev/null`.
/// - Returns: The process identifier, which is the process group's too.
func spawn(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]?,
    descriptors: (input: Int32, output: Int32, error: Int32)
) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let streams: [(Int32, Int32)] = [(0, descriptors.input), (1, descriptors.output), (2, descriptors.error)]
    for (target, source) in streams {
        if source < 0 {
            posix_spawn_file_actions_addopen(&actions, target, "/dev/null", target == 0 ? O_RDONLY : O_WRONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, source, target)
        }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let environment = environment ?? ProcessInfo.processInfo.environment
    let argumentVector = ([program] + arguments).map { strdup($0) }
    let environmentVector = environment.map { strdup("\($0)=\($1)") }
    defer { for string in argumentVector + environmentVector { free(string) } }

    var process: pid_t = 0
    let failure = inheritance.withLock { _ in
        posix_spawnp(&process, program, &actions, &attributes, argumentVector + [nil], environmentVector + [nil])
    }
    switch failure {
    case 0: return process
    case ENOENT:
        throw TestSupportError("\(program) is not there; scripts/test installs the Debian packages that tests need")
    default: throw TestSupportError("cannot start \(program): \(String(cString: strerror(failure)))")
    }
}

/// The two ends of a pipe that other children do not inherit.
func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let failed = inheritance.withLock { _ in
        pipe(&ends) != 0 || ends.contains { fcntl($0, F_SETFD, FD_CLOEXEC) != 0 }
    }
    guard !failed else { throw TestSupportError("cannot make a pipe: \(String(cString: strerror(errno)))") }
    return (ends[0], ends[1])
}

/// Held while there are descriptors that a child would inherit by mistake: Glibc's module shows Swift no `pipe2`.
private let inheritance = Mutex(())
