import CommandSupport
import GTKHost
import GTKTransport
import Logging
import SwiftUICore

/// Shows the windows of the command line, which becomes this program, and draws its pictures; see `WindowProgramRequest`. Started by a message
/// bus, shows the share sheet for other programs; see `ShareServer`.
@main
@MainActor
enum TransferableWindow {
    /// The request of the command line.
    static let request = WindowProgramRequest.ofThisProcess()
    static let session = WindowSession(request)

    static func main() {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        CommandPath.addToSearch()
        if let seconds = ShareServer.idleTime(asArguments: CommandLine.arguments) {
            return ShareServer.run(endingAfter: seconds)
        }
        switch request.window {
        case .drag: runApp(DragApp.self)
        case .drop: runApp(DropApp.self)
        case .share: GTKApplication.run(ShareApp.self, over: request.parent.flatMap { ForeignParent($0) })
        case .nearby: GTKApplication.run(NearbyApp.self)
        case .icons(let icons):
            IconDrawing(icons).run()
            return
        }
        session.exit()
    }
}
