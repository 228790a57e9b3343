import CoreTransferable
import Foundation
import SwiftUICore
import TransferKit

/// An app in memory, whose windows open and close as on a display.
///
/// ```swift
/// @MainActor @Test func aNoteOpensInAWindowOfItsOwn() throws {
///     let app = TestApp(Notes.self)
///     try app.windows[0].press("Open")
///     #expect(app.windows.map(\.title) == ["Notes", "Milk"])
/// }
/// ```
@MainActor
public final class TestApp {
    /// The screen on which windows open: 1,280 by 800 points, of which 40 at the bottom are a panel's.
    static let display = DisplayProxy(
        bounds: CGRect(x: 0, y: 0, width: 1280, height: 800),
        visibleRect: CGRect(x: 0, y: 0, width: 1280, height: 760)
    )

    private let host = MemoryHost()
    private let shown: @MainActor () -> [TestWindow]
    private let opens: @MainActor (URL) async -> Void
    private let receives: @MainActor (any ReceivedShare) -> Void
    private let panel: TestPanel

    /// Launches an app.
    /// - Parameters:
    ///   - program: The app, of which a new instance is created.
    ///   - recoveryFolder: The folder of copies of documents with changes, which are recovered after the app ends
    ///     unexpectedly; nil for none.
    ///   - stateFolder: The folder in which `SceneStorage` keeps the state of windows across launches; nil for none.
    public init<Program: App>(_ program: Program.Type, recoveryFolder: URL? = nil, stateFolder: URL? = nil) {
        let host = host
        let app = AppInstance(program, schedule: host.schedule)
        app.stateDirectory = stateFolder
        if let recoveryFolder {
            app.recovery = DocumentRecovery(folder: recoveryFolder)
            app.recoverDocuments()
        }
        let windows = OpenWindows(host: host) { [weak app] in app?.closeWindow($0) }
        app.windowsDidChange = { windows.show($0) }
        app.bringToFront = { windows.bringToFront($0) }
        windows.show(app.windows())
        let panel = TestPanel(host: host) { [weak app] in app?.togglePanelWindow($0) }
        app.panelItemsDidChange = { panel.show($0) }
        panel.show(app.panelItems())
        self.panel = panel
        shown = {
            // Keeps the app, which its windows do not.
            app.receiveCodeWindows()
            return windows.onScreen
        }
        opens = { await app.open($0) }
        receives = { app.receive($0) }
        for window in shown() { window.update() }
    }

    /// Opens a file or URL, as the desktop does. A document opens in a separate window, and others with `onOpenURL`.
    ///
    /// If a document cannot be opened, a window shows the reason in an alert.
    /// - Parameter url: The file or URL.
    public func open(_ url: URL) async {
        host.runScheduled()
        await opens(url)
        for window in windows { window.update() }
    }

    /// Shares items with the app, as another program does when its user chooses the app in the share sheet.
    ///
    /// A window of the app's `ShareExtensionScene` opens with the items, in the forms in which they arrive from another program.
    /// - Parameters:
    ///   - items: The shared values.
    ///   - title: The title of the items; nil for none.
    ///   - text: The text that accompanies the items; nil for none.
    /// - Returns: The exchange, whose end the test can look at.
    public func share(_ items: [any Transferable], title: String? = nil, text: String? = nil) async -> TestIncomingShare
    {
        host.runScheduled()
        let received = await TransferOffer(items.map { NSItemProvider(of: $0) }).asReceived.items()
        let share = TestIncomingShare(received, title: title, text: text)
        receives(share.received)
        for window in windows { window.update() }
        return share
    }

    /// The items of the app in the desktop's panel, in the order of the app's scenes.
    public var panelItems: [TestPanelItem] {
        host.runScheduled()
        return panel.items
    }

    /// The open windows, in the order of the app's scenes.
    public var windows: [TestWindow] {
        host.runScheduled()
        return shown()
    }
}

/// The windows of an app that are open.
@MainActor
private final class OpenWindows {
    private(set) var shown: [(id: WindowID, graph: ViewGraph, window: TestWindow)] = []
    private let host: MemoryHost
    private let didClose: @MainActor (WindowID) -> Void
    /// The windows that code without scenes has made and taken off the screen.
    private var hidden: Set<WindowID> = []

    init(host: MemoryHost, didClose: @escaping @MainActor (WindowID) -> Void) {
        (self.host, self.didClose) = (host, didClose)
    }

    /// The windows that are on the screen.
    var onScreen: [TestWindow] { shown.filter { !hidden.contains($0.id) }.map(\.window) }

    func show(_ descriptions: [WindowDescription]) {
        let before = shown
        hidden = Set(descriptions.filter { $0.presence != .shown }.map(\.id))
        shown = descriptions.compactMap { description in
            guard let open = before.first(where: { $0.id == description.id }) else {
                return description.presence == .shown ? open(description) : nil
            }
            open.window.sceneTitle = description.title
            description.updateGraph(open.graph)
            return open
        }
        for (id, graph, window) in before where !shown.contains(where: { $0.id == id }) {
            graph.remove()
            window.didClose()
        }
    }

    /// In memory no window hides another.
    func bringToFront(_ id: WindowID) {}

    private func open(_ description: WindowDescription) -> (id: WindowID, graph: ViewGraph, window: TestWindow) {
        let environment = host.makeEnvironment()
        let graph = description.makeGraph(environment, host)
        var description = description
        description.place(graph.content.element, on: TestApp.display)
        let window = TestWindow(
            .window,
            title: description.title,
            size: description.openingSize,
            content: graph.content,
            host: host
        ) { [didClose] in
            let observer = environment.windowState?.observer
            guard observer?.windowShouldClose() != false, description.mayClose() else { return false }
            graph.remove()
            didClose(description.id)
            return true
        }
        if description.hasPlace {
            let size = description.openingSize ?? graph.content.element.size(.unspecified)
            window.origin = description.origin(of: size, in: TestApp.display.visibleRect)
        }
        host.schedule { window.update() }
        return (description.id, graph, window)
    }
}

extension WindowDescription {
    /// The size with which the window opens; nil for that of its content.
    fileprivate var openingSize: CGSize? {
        defaultSize ?? (resizability == .contentSize ? nil : CGSize(width: 720, height: 480))
    }
}
