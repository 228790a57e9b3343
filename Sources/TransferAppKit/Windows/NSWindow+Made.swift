import Foundation
import KitSupport
import SwiftUICore

// What a window of code has for its host, and hears of it.

extension NSWindow: CodeWindowOwner {
    package var windowContents: AnyView {
        guard let view = contentView else { return AnyView(EmptyView()) }
        // Another view of the same type has a state of its own.
        return AnyView(WindowContents(view: view.shown, window: self).id(ObjectIdentifier(view)))
    }

    package var keepsViewsWhenClosed: Bool { !isReleasedWhenClosed || windowController != nil }

    package func describe(_ window: inout WindowDescription, _ properties: inout CodeWindowProperties) {
        window.title = title.isEmpty ? nil : title
        window.defaultSize = givenSize
        window.bar = bar
        window.level = level.rawValue > 0 ? .floating : .automatic
        // A window of settings or of tools has no room for the menus, whose keys it has all the same.
        window.showsMenuBar = isForWork && NSApplication.shared.modalWindow !== self
        switch givenPlace {
        case nil: break
        case .center: window.defaultPosition = Self.centerOfScreen
        case .origin:
            let height = NSScreen.main?.frame.height ?? 0
            window.defaultOrigin = CGPoint(x: givenOrigin.x, y: height - givenOrigin.y - frame.height)
        }
        properties.allowsResizing = otherStyles.contains(.resizable)
        properties.allowsClosing = isClosable
        properties.isTransparent = !isOpaque && backgroundColor.alphaComponent < 1
        properties.smallestSize = CGSize(
            width: max(minSize.width, contentMinSize.width),
            height: max(minSize.height, contentMinSize.height)
        )
        properties.opacity = shownOpacity
    }

    package func windowDidGet(_ state: WindowState) { takeOver(state) }

    package func closeWindowForUser() { performClose(nil) }

    package func windowCloses() {
        contentViewController?.willDisappear()
        saveFrameIfNamed()
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        for child in childWindows ?? [] { child.close() }
        contentViewController?.didDisappear()
    }
}

/// The contents of a window of code.
private struct WindowContents: View {
    let view: AnyView
    /// The colour of the ground; nil for that of the desktop's windows, and for none.
    let ground: Color?
    let isMovedByGround: Bool

    @MainActor
    init(view: AnyView, window: NSWindow) {
        self.view = view
        let color: NSColor = window.backgroundColor
        ground = color == .windowBackgroundColor || color.alphaComponent == 0 ? nil : Color(nsColor: color)
        isMovedByGround = window.isMovableByWindowBackground
    }

    var body: some View {
        view.background {
            if isMovedByGround { Color.clear.contentShape(Rectangle()).gesture(WindowDragGesture()) }
        }
        .background { if let ground { ground.ignoresSafeArea() } }
    }
}

/// The object by which the host knows a window of code, which it does not keep.
@MainActor
final class MadeWindowObserver: WindowObserver {
    weak var window: NSWindow?

    init(window: NSWindow) { self.window = window }

    func windowDidChange() { window?.windowDidChange() }

    /// Closes the window as code does: subclasses hear of it, and a window that is kept is not destroyed.
    func windowShouldClose() -> Bool {
        guard let window else { return true }
        window.performClose(nil)
        return false
    }

    /// The window has said so when code closed it.
    func windowWillClose() {}

    func windowDidGetKey() -> Bool { window?.takeKey() ?? false }
}

extension NSWindow: WindowObserver {
    var current: Known {
        Known(
            isKey: isKeyWindow,
            isMain: isMainWindow,
            condition: handle?.condition ?? [],
            size: handle?.size ?? .zero
        )
    }

    package func windowDidChange() {
        let (before, now) = (known, current)
        known = now
        if now.isKey != before.isKey { if now.isKey { becomeKey() } else { resignKey() } }
        if now.isMain != before.isMain { if now.isMain { becomeMain() } else { resignMain() } }
        let changes = now.condition.symmetricDifference(before.condition)
        if changes.contains(.minimized) {
            let isDone = now.condition.contains(.minimized)
            tell(isDone ? Self.didMiniaturizeNotification : Self.didDeminiaturizeNotification) {
                isDone ? $0.windowDidMiniaturize($1) : $0.windowDidDeminiaturize($1)
            }
        }
        if changes.contains(.fullScreen) {
            let isDone = now.condition.contains(.fullScreen)
            tell(isDone ? Self.didEnterFullScreenNotification : Self.didExitFullScreenNotification) {
                isDone ? $0.windowDidEnterFullScreen($1) : $0.windowDidExitFullScreen($1)
            }
        }
        if changes.contains(.visible), now.condition.contains(.visible), let parent { handle?.setParent(parent.handle) }
        if now.size != before.size, before.size != .zero {
            knownContentView?.frame.size = now.size
            tell(Self.didResizeNotification) { $0.windowDidResize($1) }
            saveFrameIfNamed()
        }
    }

    package func windowShouldClose() -> Bool { isClosing || delegate?.windowShouldClose(self) ?? true }

    package func windowWillClose() {
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        forgetContentView()
    }

    /// Offers the window the key that is pressed.
    func takeKey() -> Bool {
        guard let event = InputEvents.current, event.kind == .keyDown else { return false }
        isKeyTaken = true
        (knownContentView ?? self).keyDown(with: NSEvent(event))
        return isKeyTaken
    }

    func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
