import Foundation

/// An object by which code without scenes has a window, such as the window of an older interface.
///
/// It must not be kept by the views: a window that is closed lasts as long as its owner.
@MainActor
package protocol CodeWindowOwner: AnyObject {
    /// The contents of the window.
    var windowContents: AnyView { get }
    /// A Boolean value that indicates whether a closed window keeps its views and their state, so that it can be shown again.
    var keepsViewsWhenClosed: Bool { get }
    /// Sets the properties of the window.
    func describe(_ window: inout WindowDescription, _ properties: inout CodeWindowProperties)
    /// Tells the owner that the window has been made, before its views are.
    func windowDidGet(_ state: WindowState)
    /// Closes the window for the user, if the owner allows it.
    func closeWindowForUser()
    /// Tells the owner that the window closes.
    func windowCloses()
}

/// A window that code without scenes has made.
///
/// While it is open it keeps its owner, as an app on Apple's systems keeps the windows on its screen. When its owner is released, the views
/// are.
@MainActor
package final class CodeWindow {
    private weak var knownOwner: (any CodeWindowOwner)?
    /// The owner of a window that is open.
    private var keptOwner: (any CodeWindowOwner)?
    private weak var list: CodeWindows?
    fileprivate let id: WindowID
    fileprivate private(set) var presence = CodeWindowProperties.Presence.closed
    /// A Boolean value that indicates whether the host has the views.
    fileprivate private(set) var hasViews = false

    private static var lastNumber = 0

    package init() {
        Self.lastNumber += 1
        id = WindowID(scene: .code, number: Self.lastNumber)
    }

    deinit { onMainQueueSoon { CodeWindows.current?.changed() } }

    /// A Boolean value that indicates whether the window has been opened and not been closed.
    package var isOpen: Bool { presence != .closed }
    /// A Boolean value that indicates whether the window is on the screen, or is about to be.
    package var isShown: Bool { presence == .shown }

    /// Opens the window, shows one that is hidden, or brings it to the front. A program without an app shows none.
    package func open(for owner: any CodeWindowOwner) {
        guard let list = list ?? CodeWindows.current else { return }
        let wasShown = isShown
        (presence, hasViews) = (.shown, true)
        (knownOwner, keptOwner) = (owner, owner)
        self.list = list
        list.add(self, isInFront: wasShown)
    }

    /// Takes the window off the screen without closing it.
    package func hide() {
        guard isShown else { return }
        presence = .hidden
        list?.changed()
    }

    /// Closes the window without asking its owner.
    package func close() {
        guard isOpen else { return }
        let owner = keptOwner
        presence = .closed
        owner?.windowCloses()
        // The owner may have opened it again.
        guard !isOpen else { return }
        if owner?.keepsViewsWhenClosed != true { hasViews = false }
        keptOwner = nil
        list?.changed()
    }

    /// Informs the host that the contents or the properties of the window have changed.
    package func changed() { if hasViews { list?.changed() } }

    /// Closes the window for the user, if its owner allows it.
    fileprivate func closeForUser() { knownOwner?.closeWindowForUser() }

    /// The window for the host; nil for one without views.
    fileprivate var description: WindowDescription? {
        guard hasViews, let owner = knownOwner else { return nil }
        // The host keeps the description, which must not keep what the owner lets go.
        let contents = { [weak owner] in owner?.windowContents ?? AnyView(EmptyView()) }
        var description = WindowDescription(
            id: id,
            title: nil,
            makeGraph: { ViewGraph(contents(), menuBar: $0, environment: $1, host: $2) },
            updateGraph: { $0.setRoot(contents(), menuBar: $1) }
        )
        description.resizability = .contentSize
        var properties = CodeWindowProperties()
        owner.describe(&description, &properties)
        properties.presence = presence
        description.code = properties
        description.prepare = { [weak owner] environment in
            if let state = environment.windowState { owner?.windowDidGet(state) }
        }
        return description
    }
}

/// The windows of an app that code without scenes has made.
@MainActor
package final class CodeWindows {
    /// The windows of the app that takes those which are opened now: the one that was made last, or that a test has used last.
    package private(set) static weak var current: CodeWindows?

    private var windows: [WeakWindow] = []
    /// A closure that is called when the host is to show other windows, or others of their properties.
    var didChange: @MainActor () -> Void = {}
    /// A closure that brings an open window to the front.
    var bringToFront: @MainActor (WindowID) -> Void = { _ in }

    private struct WeakWindow {
        weak var window: CodeWindow?
        /// The window while it is open: its owner may have no other purpose.
        var kept: CodeWindow?
    }

    init() { receive() }

    /// Takes the windows that are opened from now on.
    func receive() { Self.current = self }

    fileprivate func add(_ window: CodeWindow, isInFront: Bool) {
        if !windows.contains(where: { $0.window === window }) { windows.append(WeakWindow(window: window)) }
        changed()
        if isInFront { bringToFront(window.id) }
    }

    fileprivate func changed() {
        windows.removeAll { $0.window?.hasViews != true }
        for index in windows.indices {
            windows[index].kept = windows[index].window.flatMap { $0.isOpen ? $0 : nil }
        }
        didChange()
    }

    private func window(_ id: WindowID) -> CodeWindow? { windows.lazy.compactMap(\.window).first { $0.id == id } }

    /// The windows for the host: those that are open, and closed ones whose views are kept.
    var descriptions: [WindowDescription] { windows.compactMap { $0.window?.description } }

    /// A Boolean value that indicates whether a window is open.
    var hasOpenWindow: Bool { windows.contains { $0.window?.isOpen ?? false } }

    /// Closes a window for the user, if its owner allows it.
    /// - Returns: False for a window of a scene.
    func closeForUser(_ id: WindowID) -> Bool {
        guard let window = window(id) else { return false }
        window.closeForUser()
        return true
    }

    /// Closes a window, or records that it has been closed.
    func close(_ id: WindowID) { window(id)?.close() }

    /// Closes all windows.
    func closeAll() { for window in windows.compactMap(\.window) { window.close() } }
}

extension SceneID {
    /// The place of windows that no scene opens.
    fileprivate static let code = SceneID(path: [-1])
}

/// Runs work on the main actor in a later turn.
private func onMainQueueSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
