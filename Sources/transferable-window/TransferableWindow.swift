import CommandSupport
import Logging
import SwiftUI

/// Shows the windows of the command line, which becomes this program; see `WindowRequest`.
@main
@MainActor
enum TransferableWindow {
    /// What the command line asks for.
    static let request = WindowRequest.ofThisProcess()
    static let session = WindowSession(request)

    static func main() {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        switch request.window {
        case .drag: DragApp.main()
        case .drop: DropApp.main()
        case .share: ShareApp.main()
        }
        session.exit()
    }
}
