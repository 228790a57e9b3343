import AppKit
import SwiftUI

/// An app whose windows code makes, as the arguments after `code` say. It has no scene but its settings.
struct CodeApp: App {
    @NSApplicationDelegateAdaptor(CodeDelegate.self) private var delegate

    var body: some Scene {
        Settings { Text("Settings of the probe").padding() }
    }
}

/// Makes the windows.
final class CodeDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    private var kept: NSWindow?
    private var openedWindows = 0
    private var wantedWindows = 0

    private func say(_ words: String) {
        print(words)
        fflush(nil)
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
        for argument in CommandLine.arguments.dropFirst(2) {
            switch argument {
            case "window": showWindow()
            case "kept": showKept()
            case "panel": showPanel()
            case "sleep": observeSleep()
            case "modal": showModal()
            case _ where argument.hasPrefix("many="):
                wantedWindows = Int(argument.dropFirst("many=".count)) ?? 0
                DispatchQueue.main.async { self.openNext() }
            default: say("unknown \(argument)")
            }
        }
    }

    /// Shows a window that nothing keeps.
    private func showWindow() {
        let window = NSWindow(
            contentRect: NSRect(x: 100, y: 200, width: 420, height: 240),
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered,
            defer: false
        )
        window.title = "Made by code"
        window.delegate = self
        window.contentView = NSHostingView(rootView: CountingView { self.say("counted \($0)") })
        window.center()
        window.makeKeyAndOrderFront(nil)
    }

    /// Tells when the machine sleeps and wakes.
    private func observeSleep() {
        for name in [NSWorkspace.willSleepNotification, NSWorkspace.didWakeNotification] {
            _ = NSWorkspace.shared.notificationCenter.addObserver(forName: name, object: nil, queue: .main) { _ in
                print(name.rawValue)
                fflush(nil)
            }
        }
    }

    /// Shows a window that is opened again when it has been closed.
    private func showKept() {
        let window = NSWindow(
            contentViewController: NSHostingController(rootView: CountingView { self.say("counted \($0)") })
        )
        window.title = "Kept"
        window.isReleasedWhenClosed = false
        window.delegate = self
        kept = window
        window.makeKeyAndOrderFront(nil)
    }

    private func showPanel() {
        let panel = EscapingPanel()
        panel.contentView = NSHostingView(rootView: Text("A panel").frame(width: 240, height: 120))
        panel.delegate = self
        panel.makeKeyAndOrderFront(nil)
    }

    /// Shows a window whose button waits for another one.
    private func showModal() {
        let view = Button("Ask") {
            let question = NSWindow(
                contentViewController: NSHostingController(
                    rootView: Button("Answer") { NSApp.stopModal(withCode: .OK) }.padding(40)
                )
            )
            question.title = "Question"
            let response = NSApp.runModal(for: question)
            question.close()
            self.say("answered \(response.rawValue)")
        }
        let window = NSWindow(contentViewController: NSHostingController(rootView: view.padding(60)))
        window.title = "Asking"
        window.makeKeyAndOrderFront(nil)
    }

    /// Opens windows one after another, and closes each.
    private func openNext() {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        say("opened \(openedWindows) live \(LiveObject.count) descriptors \(descriptors)")
        let window = NSWindow(contentViewController: NSHostingController(rootView: LiveView(object: LiveObject())))
        window.title = "One of many"
        window.isReleasedWhenClosed = openedWindows.isMultiple(of: 2)
        window.makeKeyAndOrderFront(nil)
        openedWindows += 1
        guard openedWindows <= wantedWindows else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            self.openNext()
            window.close()
        }
    }

    func windowDidBecomeKey(_ notification: Notification) { say("key \(title(of: notification))") }

    func windowWillClose(_ notification: Notification) {
        say("will close \(title(of: notification))")
        guard let window = kept else { return }
        kept = nil
        DispatchQueue.main.async { window.makeKeyAndOrderFront(nil) }
    }

    private func title(of notification: Notification) -> String { (notification.object as? NSWindow)?.title ?? "none" }
}

/// A panel that the Escape key closes, as launchers have it.
private final class EscapingPanel: NSPanel {
    init() {
        super.init(
            contentRect: NSRect(x: 0, y: 0, width: 240, height: 120),
            styleMask: [.titled, .fullSizeContentView, .nonactivatingPanel],
            backing: .buffered,
            defer: false
        )
        title = "Panel"
        level = .floating
        titleVisibility = .hidden
        titlebarAppearsTransparent = true
    }

    override var canBecomeKey: Bool { true }

    override func cancelOperation(_ sender: Any?) {
        print("cancelled")
        close()
    }
}

/// Counts the presses of a button.
struct CountingView: View {
    let counted: (Int) -> Void
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Counted \(count) times").font(.title2)
            Button("Count") {
                count += 1
                counted(count)
            }
            .keyboardShortcut("k")
        }
        .padding(40)
        .frame(minWidth: 300, maxWidth: .infinity, minHeight: 160, maxHeight: .infinity)
    }
}

/// An object that views keep.
@MainActor
private final class LiveObject {
    static var count = 0

    init() { Self.count += 1 }

    isolated deinit { Self.count -= 1 }
}

private struct LiveView: View {
    let object: LiveObject
    @State private var text = ""

    var body: some View {
        VStack {
            Text("One of many")
            TextField("Text", text: $text)
        }
        .padding()
    }
}
