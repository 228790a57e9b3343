import AppKit
import Foundation
import SwiftUI
import Testing

/// Windows without a display: what the classes make of the host's windows. `KitAppTests` has those on a display.
@Suite("An NSWindow", .serialized)
@MainActor
struct WindowTests {
    private let screen = ScreenWindow()

    @Test("is one object for an open window, and stays when that is closed")
    func identity() {
        let window = NSWindow.of(screen.state)
        #expect(NSWindow.of(screen.state) === window)
        #expect(window.title == "Library" && window.isVisible && window.contentView?.window === window)
        screen.state.close()
        #expect(window.title == "" && !window.isVisible && window.contentView == nil)
        window.miniaturize(nil)
        window.title = "closed"
        #expect(screen.calls.isEmpty)
    }

    @Test("does what the host's windows can")
    func actions() {
        let window = NSWindow.of(screen.state)
        window.title = "Shelf"
        window.miniaturize(nil)
        window.deminiaturize(nil)
        window.zoom(nil)
        window.toggleFullScreen(nil)
        window.makeKeyAndOrderFront(nil)
        window.orderOut(nil)
        window.performClose(nil)
        window.level = .floating
        window.level = .modalPanel
        window.level = .normal
        window.styleMask.remove(.resizable)
        window.styleMask.insert(.fullSizeContentView)
        window.setFrame(NSRect(x: 9, y: 9, width: 300, height: 200), display: true)
        window.alphaValue = 2
        #expect(window.makeFirstResponder(nil))
        #expect(!window.makeFirstResponder(NSView()))
        #expect(
            screen.calls == [
                "title Shelf", "minimized true", "minimized false", "zoomed true", "full screen true", "front", "hide",
                "close", "floating true", "floating false", "resizable false", "size 300 200", "opacity 1.0",
                "no focus",
            ]
        )
        #expect(window.isZoomed && window.styleMask.contains([.fullScreen, .fullSizeContentView]))
        #expect(!window.styleMask.contains(.resizable))
    }

    @Test("tells its delegate, and posts notifications, of what changes")
    func delegate() {
        let (delegate, window) = (Delegate(), NSWindow.of(screen.state))
        window.delegate = delegate
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let observer = NotificationCenter.default.addObserver(forName: nil, object: window, queue: nil) {
            posted.append($0.name)
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        screen.state.update(isShown: true, isActive: false)
        screen.state.update(isShown: true, isActive: true)
        screen.state.update(isShown: true, isActive: true)
        screen.condition.insert(.minimized)
        screen.state.informObserver()
        screen.condition.remove(.minimized)
        screen.state.informObserver()
        screen.size.width += 1
        screen.state.informObserver()
        #expect(screen.state.observer?.windowShouldClose() == false)
        screen.state.close()
        #expect(
            delegate.heard == [
                "resign key", "resign main", "become key", "become main", "miniaturize", "deminiaturize", "resize",
                "should close", "close",
            ]
        )
        #expect(posted.first == NSWindow.didResignKeyNotification && posted.last == NSWindow.willCloseNotification)
        #expect(posted.count == 8)
    }

    @Test("does not ask its delegate when the app closes it")
    func closing() {
        let (delegate, window) = (Delegate(), NSWindow.of(screen.state))
        window.delegate = delegate
        screen.didAskToClose = { [screen] in screen.state.observer?.windowShouldClose() ?? true }
        window.performClose(nil)
        #expect(screen.wasAllowed == false)
        window.close()
        #expect(screen.wasAllowed == true)
        #expect(delegate.heard == ["should close"])
    }

    @Test("is found by an event, of which a monitor hears before views")
    func monitors() {
        var heard: [String] = []
        let first = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .flagsChanged]) { event in
            heard.append("first \(event.keyCode) \(event.charactersIgnoringModifiers ?? "nil")")
            return event
        }
        let second = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            heard.append("second \(event.modifierFlags == .command)")
            return event.keyCode == 53 ? nil : event
        }
        var escape = InputEvent(.keyDown, modifiers: .command, time: 1)
        (escape.keyCode, escape.key) = (1, .escape)
        #expect(InputEvents.handle(escape))
        var letter = InputEvent(.keyDown, modifiers: [], time: 2)
        (letter.keyCode, letter.key) = (30, "a")
        #expect(!InputEvents.handle(letter))
        #expect(!InputEvents.handle(InputEvent(.buttonDown, modifiers: [], time: 3)))
        #expect(NSApp.currentEvent?.type == .leftMouseDown && NSApp.currentEvent?.characters == nil)
        NSEvent.removeMonitor(second as Any)
        #expect(!InputEvents.handle(escape))
        NSEvent.removeMonitor(first as Any)
        #expect(!InputEvents.handle(escape))
        #expect(
            heard == [
                "first 53 \u{1B}", "second true", "first 0 a", "second false", "first 53 \u{1B}",
            ]
        )
        #expect(NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { _ in } == nil)
    }

    @Test("belongs to an app with a picture, which that can replace")
    func icon() {
        #expect(NSApp.applicationIconImage != nil)
        let own = NSImage(size: NSSize(width: 4, height: 4))
        NSApp.applicationIconImage = own
        #expect(NSApp.applicationIconImage === own)
        NSApp.applicationIconImage = nil
        #expect(NSApp.applicationIconImage !== own)
    }

    @Test("answers for an alert that no window shows")
    func alertsWithoutWindows() async {
        let alert = NSAlert(error: CocoaError(.fileNoSuchFile))
        alert.addButton(withTitle: "Try Again")
        alert.addButton(withTitle: "Cancel")
        alert.addButton(withTitle: "Don’t Save")
        #expect(alert.buttons.map(\.keyEquivalent) == ["\r", "\u{1B}", "d"])
        #expect(alert.buttons.map(\.tag) == [1000, 1001, 1002])
        #expect(!alert.messageText.isEmpty)
        #expect(alert.runModal() == .cancel)
        #expect(await alert.beginSheetModal(for: NSWindow.of(screen.state)) == .cancel)
    }
}

/// A window of a host that writes down what is done with it.
@MainActor
private final class ScreenWindow: WindowHandle {
    let state = WindowState()
    var calls: [String] = []
    var condition: WindowCondition = [.visible, .resizable]
    var size = CGSize(width: 640, height: 480)
    let isEditingText = false
    var didAskToClose: () -> Bool = { true }
    var wasAllowed: Bool?
    var shownTitle = "Library" { didSet { calls.append("title \(shownTitle)") } }

    init() {
        state.handle = self
        state.update(isShown: true, isActive: true)
    }

    func bringToFront() { calls.append("front") }
    func hide() { calls.append("hide") }
    func requestClose() {
        calls.append("close")
        wasAllowed = didAskToClose()
    }
    func setMinimized(_ isMinimized: Bool) { calls.append("minimized \(isMinimized)") }
    func setZoomed(_ isZoomed: Bool) {
        calls.append("zoomed \(isZoomed)")
        condition.formSymmetricDifference(.zoomed)
    }
    func setFullScreen(_ isFullScreen: Bool) {
        calls.append("full screen \(isFullScreen)")
        condition.formSymmetricDifference(.fullScreen)
    }
    func setFloating(_ isFloating: Bool) -> Bool {
        calls.append("floating \(isFloating)")
        return true
    }
    func setSize(_ size: CGSize) { calls.append("size \(Int(size.width)) \(Int(size.height))") }
    func move(to place: @escaping (CGRect, CGSize) -> CGPoint) { calls.append("move") }
    func setParent(_ parent: (any WindowHandle)?) { calls.append("parent") }
    func setResizable(_ isResizable: Bool) {
        calls.append("resizable \(isResizable)")
        condition.remove(.resizable)
    }
    func setOpacity(_ opacity: Double) { calls.append("opacity \(opacity)") }
    func resignFocus() { calls.append("no focus") }
}

/// Writes down what it hears of a window, and lets nobody close it.
@MainActor
private final class Delegate: NSObject, NSWindowDelegate {
    var heard: [String] = []

    func windowShouldClose(_ sender: NSWindow) -> Bool {
        heard.append("should close")
        return false
    }
    func windowWillClose(_ notification: Notification) { heard.append("close") }
    func windowDidBecomeKey(_ notification: Notification) { heard.append("become key") }
    func windowDidResignKey(_ notification: Notification) { heard.append("resign key") }
    func windowDidBecomeMain(_ notification: Notification) { heard.append("become main") }
    func windowDidResignMain(_ notification: Notification) { heard.append("resign main") }
    func windowDidResize(_ notification: Notification) { heard.append("resize") }
    func windowDidMiniaturize(_ notification: Notification) { heard.append("miniaturize") }
    func windowDidDeminiaturize(_ notification: Notification) { heard.append("deminiaturize") }
}
