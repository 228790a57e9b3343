import CommandSupport
import CoreTransferable
import Foundation
import Logging

/// Lists the destinations that take the shared items, or passes the items to one of them. The command `transferable`
/// becomes this program.
@main
enum TransferableShare {
    static func main() async {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        let request = ShareProgramRequest.ofThisProcess()
        do {
            let sharing = try await Sharing(request.things)
            guard let name = request.destination else { return try sharing.list() }
            if try await !sharing.send(to: name) { exit(EXIT_FAILURE) }
        } catch {
            StandardError.fail(error)
        }
    }
}
