import CommandSupport
import GTKHost
import Logging
import SwiftUICore

/// Shows the windows of the command line, which becomes this program; see `WindowRequest`.
@main
@MainActor
enum TransferableWindow {
    /// The request of the command line.
    static let request = WindowRequest.ofThisProcess()
    static let session = WindowSession(request)

    static func main() {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        switch request.window {
        case .drag: runApp(DragApp.self)
        case .drop: runApp(DropApp.self)
        case .share: runApp(ShareApp.self)
        }
        session.exit()
    }
}
