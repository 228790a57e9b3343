import CommandSupport
import SwiftUICore
import TransferKit

/// The window of `transferable share`.
struct ShareApp: App {
    private let things: SharedThings
    private let request: ShareRequest

    init() {
        guard case .share(let things) = TransferableWindow.request.window else {
            preconditionFailure("the command line asks for another window")
        }
        self.things = things
        do {
            request = try things.request()
        } catch {
            StandardError.fail(error)
        }
    }

    var body: some Scene {
        Window("Share", id: "share") {
            ShareWindow(request: request, things: things, session: TransferableWindow.session)
        }
        .toolWindowStyle()
        // The sheet has a button that closes it.
        .windowStyle(DialogWindowStyle())
    }
}

/// The share sheet. The program ends with it.
struct ShareWindow: View {
    let request: ShareRequest
    let things: SharedThings
    let session: WindowSession
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        StandaloneShareSheet(
            request,
            showing: things.values,
            previews: things.previews.map(GivenPreview.init)
        ) { outcome in
            switch outcome {
            case .shared: session.succeed()
            case .cancelled, .failed: session.end()
            }
        }
        .onAppear { session.windowDidOpen { dismiss() } }
    }
}
