import AppKit
import SwiftUI

/// Commands for the windows of the app, as the arguments say.
@MainActor
enum WindowCommands {
    private static var monitor: Any?

    /// Returns whether there is such a command.
    static func run(_ command: String, _ say: @escaping @MainActor (String) -> Void) -> Bool {
        switch command {
        case "alert": alert(say)
        case "alert over window":
            guard let window = NSApp.windows.first else { return true }
            let alert = NSAlert()
            alert.messageText = "Save the changes?"
            for title in ["Save", "Cancel", "Don’t Save"] { alert.addButton(withTitle: title) }
            alert.beginSheetModal(for: window) { say("answer \($0.rawValue)") }
            say("asked")
        case "windows":
            say("windows \(NSApp.windows.map(\.title)) key \(NSApp.keyWindow?.title ?? "none")")
            NSApp.windows.first?.title = "Renamed"
        case "keys":
            monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) { event in
                let name = event.type == .keyDown ? "key \(event.keyCode)" : "click \(event.clickCount)"
                say("\(name) \(event.characters ?? "nil") command \(event.modifierFlags == .command)")
                return event.keyCode == 53 ? nil : event
            }
        case "refuse to close":
            NSApp.windows.first?.delegate = ClosingDelegate.shared
        case "fill screen": NSApp.windows.first?.toggleFullScreen(nil)
        case "describe screen":
            let size = NSScreen.main?.deviceDescription[.size] as? NSSize ?? .zero
            say("described \(Int(size.width)) \(NSScreen.main?.localizedName.isEmpty == false)")
        case "close window": NSApp.windows.first?.close()
        default: return false
        }
        return true
    }

    private static func alert(_ say: (String) -> Void) {
        let alert = NSAlert()
        alert.messageText = "Rename “Holiday”?"
        alert.informativeText = "The files stay where they are."
        alert.alertStyle = .critical
        alert.showsSuppressionButton = true
        alert.addButton(withTitle: "Rename")
        alert.addButton(withTitle: "Cancel")
        let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 240, height: 24))
        field.stringValue = "Holiday"
        alert.accessoryView = field
        alert.window.initialFirstResponder = field
        let response = alert.runModal()
        say("answer \(response.rawValue) \(field.stringValue) \(alert.suppressionButton?.state == .on)")
    }
}

/// Refuses to close the window once, as an app does that hides its window.
private final class ClosingDelegate: NSObject, NSWindowDelegate {
    static let shared = ClosingDelegate()

    func windowShouldClose(_ sender: NSWindow) -> Bool {
        print("should close \(sender.title)")
        fflush(nil)
        return false
    }

    func windowWillClose(_ notification: Notification) {
        print("will close \((notification.object as? NSWindow)?.title ?? "none")")
        fflush(nil)
    }
}

/// Finds the window of a view, as many apps do.
struct WindowAccessor: NSViewRepresentable {
    let found: (NSWindow) -> Void

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { if let window = view.window { found(window) } }
        return view
    }

    func updateNSView(_ nsView: NSView, context: Context) {}
}
