import SwiftUICore

/// The content of a small window of the command line. The Escape key closes it, and so does the letter q.
struct ToolWindow<Content: View>: View {
    let session: WindowSession
    @ViewBuilder let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        content
            .padding(12)
            .onExitCommand { dismiss() }
            // There is no text to type, so the letter that ends many programs of the terminal does so here, too.
            .onKeyPress("q") {
                dismiss()
                return .handled
            }
            .onAppear { session.windowDidOpen { dismiss() } }
    }
}

extension Scene {
    /// Keeps the windows above others if the command line requests that.
    func toolWindowStyle() -> some Scene {
        windowResizability(.contentSize)
            .windowLevel(TransferableWindow.request.isOnTop ? .floating : .normal)
    }
}
