import CommandSupport
import SwiftUICore

/// The window of `transferable drag`.
struct DragApp: App {
    private let things: [DraggedThing]
    private let layout: DragRequest.Layout

    init() {
        guard case .drag(let request) = TransferableWindow.request.window else {
            preconditionFailure("the command line asks for another window")
        }
        do {
            let type = request.type.map { UTType(importedAs: $0) }
            things = try request.items.enumerated().map { try DraggedThing(id: $0, $1, type: type) }
        } catch {
            StandardError.fail(error)
        }
        for file in things.compactMap(\.temporaryFile) {
            TransferableWindow.session.beforeEnd { await file.wait() }
        }
        layout = request.items.count == 1 && request.layout == .list ? .together : request.layout
    }

    var body: some Scene {
        Window("Drag", id: "drag") {
            ToolWindow(session: TransferableWindow.session) {
                DragView(things: things, layout: layout, session: TransferableWindow.session)
            }
        }
        .toolWindowStyle()
    }
}
