import CGTK
import GTKInterop
import SwiftUICore

/// A dialog that no view presents, with views of its own.
@MainActor
final class DialogWindow: StandaloneDialog {
    private let host: any WindowHost
    private var graph: ViewGraph?
    private var window: SheetWindow?
    private var onEnd: (@MainActor () -> Void)?

    /// Shows the dialog.
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - parent: The window that cannot be used meanwhile; nil for none.
    ///   - host: The host of the views.
    ///   - onEnd: Called after the dialog has been answered and is gone.
    init(
        _ dialog: DialogRequest,
        over parent: UnsafeMutablePointer<GtkWidget>?,
        host: any WindowHost,
        onEnd: @escaping @MainActor () -> Void
    ) {
        (self.host, self.onEnd) = (host, onEnd)
        var environment = EnvironmentValues()
        environment.themeColors = host.theme.colors
        environment.systemURLOpener = .desktop
        let graph = ViewGraph(dialog, environment: environment, host: host) { [weak self] in self?.endSoon() }
        self.graph = graph
        host.add(graph)
        let presentation = Presentation(standalone: graph) { [weak self] in self?.endSoon() }
        let window = SheetWindow(presentation, over: parent, host: host)
        self.window = window
        graph.setFrameClock(WindowFrameClock(of: window.pointer))
    }

    func close() {
        guard let graph else { return }
        (self.graph, onEnd) = (nil, nil)
        host.remove(graph)
        graph.remove()
        window?.close()
        window = nil
    }

    /// Closes the dialog when the button that was pressed has done its work.
    private func endSoon() {
        host.schedule { [weak self] in
            guard let self, let onEnd else { return }
            close()
            onEnd()
        }
    }
}
