import AppKit
import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

/// Windows that code makes, in an app in memory. `CodeWindowAppTests` has those on a display.
@Suite("A window of code", .serialized)
@MainActor
struct CodeWindowTests {
    private let app = TestApp(SettingsApp.self)

    /// Has the app take the windows that are opened from now on: other tests have apps, too.
    private func begin() { #expect(app.windows.isEmpty) }

    /// Makes a window, which is not shown yet.
    private func makeWindow(_ view: some View = CounterView(), isReleased: Bool = false) -> NSWindow {
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 400, height: 300),
            styleMask: [.titled, .closable, .resizable],
            backing: .buffered,
            defer: false
        )
        window.title = "Counter"
        window.isReleasedWhenClosed = isReleased
        window.contentView = NSHostingView(rootView: view)
        return window
    }

    @Test("shows its views when it is put on the screen, with its title, and in its size")
    func showing() throws {
        begin()
        let window = makeWindow()
        #expect(app.windows.isEmpty && !window.isVisible)
        window.makeKeyAndOrderFront(nil)
        #expect(window.isVisible)
        let shown = try #require(app.windows.first)
        #expect(shown.title == "Counter" && shown.size == CGSize(width: 400, height: 300))
        try shown.press("Count")
        try shown.press("Count")
        window.title = "Twice"
        #expect(app.windows.map(\.title) == ["Twice"])
        #expect(try shown.view(identifier: "number").text == "2")
        #expect(NSApp.windows.contains { $0 === window })
        window.close()
    }

    @Test("keeps its views and their state when it is closed or hidden", arguments: [true, false])
    func reopening(isHidden: Bool) throws {
        begin()
        let window = makeWindow()
        window.makeKeyAndOrderFront(nil)
        try app.windows[0].press("Count")
        if isHidden { window.orderOut(nil) } else { window.close() }
        #expect(!window.isVisible && app.windows.isEmpty)
        window.makeKeyAndOrderFront(nil)
        #expect(try app.windows[0].view(identifier: "number").text == "1")
        window.close()
    }

    @Test("has new views when it is released on closing and opened again all the same")
    func releasing() throws {
        begin()
        let window = makeWindow(isReleased: true)
        window.makeKeyAndOrderFront(nil)
        try app.windows[0].press("Count")
        app.windows[0].close()
        #expect(app.windows.isEmpty)
        window.orderFront(nil)
        #expect(try app.windows[0].view(identifier: "number").text == "0")
        window.close()
    }

    @Test("stays while it is open without being kept, and ends after that", arguments: [true, false])
    func lifetime(isReleased: Bool) async throws {
        begin()
        weak var known: NSWindow?
        weak var model: Model?
        do {
            let shown = Model()
            let window = makeWindow(ModelView(model: shown), isReleased: isReleased)
            window.makeKeyAndOrderFront(nil)
            (known, model) = (window, shown)
        }
        #expect(app.windows.count == 1 && known != nil)
        model?.text = "changed"
        #expect(app.windows[0].texts.contains("changed"))
        app.windows[0].close()
        #expect(app.windows.isEmpty)
        try await waitUntil("the window and its views are released") {
            _ = app.windows
            return known == nil && model == nil
        }
    }

    @Test("asks its delegate whether the user may close it, and tells it that it closes once")
    func delegate() throws {
        begin()
        let (window, delegate) = (makeWindow(), ClosingDelegate())
        window.delegate = delegate
        window.makeKeyAndOrderFront(nil)
        app.windows[0].close()
        #expect(app.windows.count == 1 && delegate.heard == ["should"])
        delegate.isAllowed = true
        app.windows[0].close()
        #expect(app.windows.isEmpty && delegate.heard == ["should", "should", "will"])
        window.close()
        window.makeKeyAndOrderFront(nil)
        window.close()
        #expect(delegate.heard == ["should", "should", "will", "will"])
    }

    @Test("is closed by its subclass's own method when the user closes it or a view dismisses it")
    func subclass() throws {
        begin()
        var closings = 0
        for isDismissed in [false, true] {
            let panel = FloatingPanel(content: DismissingView()) { closings += 1 }
            panel.makeKeyAndOrderFront(nil)
            if isDismissed { try app.windows[0].press("Done") } else { app.windows[0].close() }
            #expect(app.windows.isEmpty)
        }
        #expect(closings == 2)
    }

    @Test("shows another view of its hosting view with the state of the one before")
    func rootView() throws {
        begin()
        let hosting = NSHostingView(rootView: CounterView(label: "Count"))
        let window = makeWindow()
        window.contentView = hosting
        #expect(hosting.window === window)
        window.makeKeyAndOrderFront(nil)
        try app.windows[0].press("Count")
        hosting.rootView = CounterView(label: "Add")
        try app.windows[0].press("Add")
        #expect(try app.windows[0].view(identifier: "number").text == "2")
        let other = NSHostingView(rootView: CounterView())
        window.contentView = other
        #expect(try app.windows[0].view(identifier: "number").text == "0")
        #expect(hosting.window == nil && other.window === window)
        window.close()
    }

    @Test("has the app's actions in its environment")
    func environment() throws {
        begin()
        let window = makeWindow(SettingsButton())
        window.makeKeyAndOrderFront(nil)
        try app.windows[0].press("Open")
        #expect(app.windows.map(\.texts).contains(["Settings"]))
        window.close()
    }

    @Test("opens in the middle, or where code puts it")
    func places() throws {
        begin()
        let window = makeWindow()
        window.center()
        window.makeKeyAndOrderFront(nil)
        let origin = try #require(app.windows[0].origin)
        #expect(abs(origin.x - 440) < 1 && abs(origin.y - 460 / 3) < 1)
        window.close()
        #expect(makeWindow().frame == NSRect(x: 0, y: 0, width: 400, height: 300))
        let natural = NSWindow(
            contentViewController: NSHostingController(rootView: Color.red.frame(width: 70, height: 50))
        )
        #expect(natural.frame.size == NSSize(width: 70, height: 50))
    }

    @Test("keeps its frame in the app's settings by a name")
    func keptFrame() {
        begin()
        let name = "test \(UUID())"
        defer { NSWindow.removeFrame(usingName: name) }
        let window = makeWindow()
        #expect(window.setFrameAutosaveName(name) && window.frame.width == 400)
        window.makeKeyAndOrderFront(nil)
        #expect(!app.windows.isEmpty)
        #expect(!makeWindow().setFrameAutosaveName(name))
        window.setFrame(NSRect(x: 5, y: 6, width: 500, height: 350), display: true)
        window.close()
        window.setFrameAutosaveName("")
        let next = makeWindow()
        #expect(next.setFrameUsingName(name) && next.frame == NSRect(x: 5, y: 6, width: 500, height: 350))
        #expect(!next.setFrameUsingName("\(name) of none"))
    }

    @Test("tells its controllers that their views appear and disappear")
    func controllers() {
        begin()
        let controller = ListeningController()
        let window = NSWindow(contentViewController: controller)
        let owner = NSWindowController(window: window)
        #expect(controller.heard == ["load"] && window.title == "Own" && window.windowController === owner)
        owner.showWindow(nil)
        #expect(app.windows.map(\.texts) == [["Controlled"]])
        owner.close()
        #expect(app.windows.isEmpty)
        owner.showWindow(nil)
        window.contentViewController = NSHostingController(rootView: Text("Other"))
        #expect(app.windows.map(\.texts) == [["Other"]])
        #expect(
            controller.heard == [
                "load", "will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear",
                "will disappear", "did disappear",
            ]
        )
        window.close()
    }

    @Test("shows views inside of views at their places")
    func subviews() throws {
        begin()
        let (window, ground) = (makeWindow(), NSVisualEffectView())
        let (filling, placed) = (NSHostingView(rootView: Text("Filling")), NSHostingView(rootView: Text("Placed")))
        ground.frame = NSRect(x: 0, y: 0, width: 400, height: 300)
        filling.translatesAutoresizingMaskIntoConstraints = false
        placed.frame = NSRect(x: 10, y: 20, width: 100, height: 40)
        ground.addSubview(filling)
        window.contentView = ground
        window.makeKeyAndOrderFront(nil)
        #expect(app.windows[0].texts == ["Filling"])
        ground.addSubview(placed)
        #expect(app.windows[0].texts == ["Filling", "Placed"] && placed.window === window)
        app.windows[0].update()
        let frame = try app.windows[0].view(text: "Placed").frame
        #expect(abs(frame.midX - 60) < 1 && abs(frame.midY - 260) < 1, "\(frame)")
        filling.isHidden = true
        #expect(app.windows[0].texts == ["Placed"])
        placed.removeFromSuperview()
        #expect(app.windows[0].texts.isEmpty && placed.window == nil)
        window.close()
    }

    @Test("is shown as a sheet over another one, which ends with a response")
    func sheets() throws {
        begin()
        let window = makeWindow()
        window.makeKeyAndOrderFront(nil)
        var responses: [NSApplication.ModalResponse] = []
        let sheet = NSWindow(contentViewController: NSHostingController(rootView: Text("Sheet")))
        _ = app.windows
        window.beginSheet(sheet) { responses.append($0) }
        app.windows[0].update()
        #expect(app.windows[0].sheets.map(\.texts) == [["Sheet"]])
        #expect(sheet.isSheet && window.attachedSheet === sheet && sheet.sheetParent === window && sheet.isVisible)
        window.endSheet(sheet, returnCode: .OK)
        app.windows[0].update()
        #expect(app.windows[0].sheets.isEmpty && responses == [.OK] && !sheet.isSheet && !sheet.isVisible)
        window.close()
    }

    @Test("shows the sheets that are begun over it one after the other, and none of itself")
    func waitingSheets() throws {
        begin()
        let window = makeWindow()
        window.makeKeyAndOrderFront(nil)
        var responses: [String] = []
        let sheets = (1...3).map { NSWindow(contentViewController: NSHostingController(rootView: Text("Sheet \($0)"))) }
        _ = app.windows
        for (number, sheet) in zip(1..., sheets) {
            window.beginSheet(sheet) { responses.append("\(number) \($0.rawValue)") }
        }
        app.windows[0].update()
        #expect(app.windows[0].sheets.map(\.texts) == [["Sheet 1"]])
        #expect(window.sheets == sheets && window.attachedSheet === sheets[0] && !sheets[1].isVisible)
        window.endSheet(sheets[1], returnCode: .abort)
        window.endSheet(sheets[0], returnCode: .OK)
        for _ in 1...3 { app.windows[0].update() }
        #expect(app.windows[0].sheets.map(\.texts) == [["Sheet 3"]])
        sheets[2].close()
        for _ in 1...3 { app.windows[0].update() }
        #expect(app.windows[0].sheets.isEmpty && window.sheets.isEmpty)
        #expect(responses == ["2 -1001", "1 1", "3 -1000"])
        window.beginSheet(window) { responses.append("own \($0.rawValue)") }
        #expect(responses.last == "own -1001" && window.attachedSheet == nil)
        window.close()
    }

    @Test("takes no impossible frame, opacity or child to harm")
    func impossibleValues() {
        begin()
        let (window, child) = (makeWindow(), makeWindow())
        window.makeKeyAndOrderFront(nil)
        window.setFrame(NSRect(x: CGFloat.nan, y: .infinity, width: -5, height: CGFloat.nan), display: true)
        window.setContentSize(NSSize(width: 1e300, height: 0))
        window.setFrameOrigin(NSPoint(x: 1e300, y: -1e300))
        window.saveFrame(usingName: "impossible")
        defer { NSWindow.removeFrame(usingName: "impossible") }
        window.setFrameUsingName("impossible")
        window.minSize = NSSize(width: CGFloat.infinity, height: CGFloat.nan)
        window.alphaValue = CGFloat.nan
        window.addChildWindow(child, ordered: .above)
        child.addChildWindow(window, ordered: .above)
        window.addChildWindow(window, ordered: .above)
        #expect(window.parent == nil && window.childWindows == [child] && child.childWindows == nil)
        #expect(app.windows.count == 2)
        window.close()
        #expect(app.windows.isEmpty)
    }

    @Test("has the levels that Core Graphics numbers")
    func levels() {
        #expect(CGWindowLevelForKey(.normalWindow) == 0)
        #expect(NSWindow.Level(Int(CGWindowLevelForKey(.floatingWindow))) == .floating)
        #expect(NSWindow.Level(Int(CGWindowLevelForKey(.statusWindow))) == .statusBar)
        #expect(NSWindow.Level(Int(CGWindowLevelForKey(.screenSaverWindow))) == .screenSaver)
        #expect(CGWindowLevelForKey(.desktopWindow) < CGWindowLevelForKey(.desktopIconWindow))
    }

    @Test("closes its child windows with it")
    func children() {
        begin()
        let (window, child) = (makeWindow(), makeWindow())
        window.makeKeyAndOrderFront(nil)
        window.addChildWindow(child, ordered: .above)
        #expect(app.windows.count == 2 && child.parent === window && window.childWindows?.count == 1)
        window.close()
        #expect(app.windows.isEmpty)
        window.removeChildWindow(child)
        #expect(child.parent == nil && window.childWindows == nil)
    }
}

private struct SettingsApp: App {
    var body: some Scene { Settings { Text("Settings") } }
}

struct CounterView: View {
    var label = "Count"
    @State private var number = 0

    var body: some View {
        VStack {
            Text("\(number)").accessibilityIdentifier("number")
            Button(label) { number += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct DismissingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}

private struct SettingsButton: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View { Button("Open") { openSettings() } }
}

private final class Model: ObservableObject {
    @Published var text = "begun"
}

private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.text) }
}

/// A panel as tutorials have it.
private final class FloatingPanel<Content: View>: NSPanel {
    private let didClose: () -> Void

    init(content: Content, didClose: @escaping () -> Void) {
        self.didClose = didClose
        super.init(
            contentRect: NSRect(x: 0, y: 0, width: 200, height: 100),
            styleMask: [.titled, .closable, .fullSizeContentView, .nonactivatingPanel],
            backing: .buffered,
            defer: false
        )
        isFloatingPanel = true
        titleVisibility = .hidden
        titlebarAppearsTransparent = true
        contentView = NSHostingView(rootView: content)
    }

    override var canBecomeKey: Bool { true }
    override var canBecomeMain: Bool { true }

    override func resignKey() {
        super.resignKey()
        close()
    }

    override func close() {
        super.close()
        didClose()
    }
}

private final class ListeningController: NSViewController {
    var heard: [String] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Own"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = NSHostingView(rootView: Text("Controlled")) }
    override func viewDidLoad() { heard.append("load") }
    override func viewWillAppear() { heard.append("will appear") }
    override func viewDidAppear() { heard.append("did appear") }
    override func viewWillDisappear() { heard.append("will disappear") }
    override func viewDidDisappear() { heard.append("did disappear") }
}

private final class ClosingDelegate: NSObject, NSWindowDelegate {
    var heard: [String] = []
    var isAllowed = false

    func windowShouldClose(_ sender: NSWindow) -> Bool {
        heard.append("should")
        return isAllowed
    }

    func windowWillClose(_ notification: Notification) { heard.append("will") }
}
