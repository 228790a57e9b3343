import CommandSupport
import Foundation
import Logging
import SwiftUI

/// Shows the windows of the command line, which becomes this program; see `WindowRequest`.
@main
@MainActor
enum TransferableWindow {
    /// What the command line asks for.
    static let request: WindowRequest = {
        guard CommandLine.arguments.count == 2 else {
            StandardError.fail("This is a part of the command line: use “transferable drag” or “transferable drop”.")
        }
        do {
            return try WindowRequest(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
        } catch {
            StandardError.fail("\(error)")
        }
    }()
    static let session = WindowSession(request)

    static func main() {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        for path in request.declarations {
            // One app's broken declarations are no reason not to show a window.
            _ = try? UTType.register(declarationsAt: URL(fileURLWithPath: path))
        }
        switch request.window {
        case .drag: DragApp.main()
        case .drop: DropApp.main()
        }
        session.exit()
    }
}
