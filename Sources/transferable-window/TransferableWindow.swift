import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// Shows the windows of the command line, which becomes this program; see `WindowRequest`.
@main
@MainActor
enum TransferableWindow {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            Console.fail("This is a part of the command line: use “transferable drag” or “transferable drop”.")
        }
        do {
            let request = try WindowRequest(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
            for path in request.declarations {
                // One app's broken declarations are no reason not to show a window.
                _ = try? UTType.register(declarationsAt: URL(fileURLWithPath: path))
            }
            switch request.window {
            case .drag(let drag):
                let things = try drag.items.map { try DraggedThing($0, type: drag.type.map { UTType(importedAs: $0) }) }
                let session = WindowSession(request)
                session.run(DragWindow(things, layout: drag.layout, session: session))
            case .drop(let drop):
                let session = WindowSession(request)
                session.run(DropWindow(drop, session: session))
            }
        } catch {
            Console.fail("\(error)")
        }
    }
}
