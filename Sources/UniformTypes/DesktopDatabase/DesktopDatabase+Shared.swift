import Foundation
import Synchronization
internal import SystemSupport

extension DesktopDatabase {
    /// The database of the user, which is opened at the first use and again when it has changed.
    ///
    /// Whether it has changed is looked at every five seconds at most, as GIO does.
    static var shared: DesktopDatabase {
        let now = CoarseClock.seconds
        return state.withLock { state in
            if let database = state.database, now - state.checked < 5 { return database }
            state.checked = now
            if let database = state.database, database.isUpToDate { return database }
            let database = DesktopDatabase(dataDirectories: state.dataDirectories, languages: state.languages)
            state.database = database
            changes.add(1, ordering: .releasing)
            return database
        }
    }

    /// A number that increases when the database has been opened or found changed.
    static var generation: Int { changes.load(ordering: .acquiring) }

    private static let changes = Atomic<Int>(1)

    /// Uses the databases in other directories, for tests.
    static func use(dataDirectories: [String], languages: [String]) {
        state.withLock { state in
            state = State(dataDirectories: dataDirectories, languages: languages)
            changes.add(1, ordering: .releasing)
        }
    }

    private struct State {
        var dataDirectories: [String]
        var languages: [String]
        var database: DesktopDatabase?
        var checked = 0
    }

    private static let state: Mutex<State> = {
        Mutex(
            State(
                dataDirectories: DesktopDirectories.data(environment: ProcessEnvironment.variable),
                languages: DesktopLanguages.preferred(environment: ProcessEnvironment.variable)
            )
        )
    }()
}
