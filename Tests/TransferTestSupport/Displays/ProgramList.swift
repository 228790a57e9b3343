import Synchronization

/// The programs that were started on a desktop and end with it.
package final class ProgramList: Sendable {
    private let programs = Mutex<[RunningProgram]>([])

    func add(_ program: RunningProgram) {
        programs.withLock { $0.append(program) }
    }

    /// Ends the programs, the youngest first, all of them at the same time.
    func terminateAll() async {
        let programs = programs.withLock { programs in
            defer { programs = [] }
            return programs
        }
        await withTaskGroup { group in
            for program in programs.reversed() { group.addTask { await program.terminate() } }
        }
    }
}
