import Foundation
import KitSupport
import SwiftUICore

extension NSWindow {
    /// Shows another window of code as a sheet over this one. While there is one, the sheet waits for its end.
    /// - Parameters:
    ///   - sheetWindow: The window whose view the sheet shows.
    ///   - handler: Called when the sheet is gone, with the response that it has ended with.
    public func beginSheet(
        _ sheetWindow: NSWindow,
        completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        guard sheetWindow.made != nil, sheetWindow !== self, sheetWindow.presenter == nil, let open = openWindow else {
            kitLogger.warning("A sheet is not shown: only a window of code that is none yet is, over an open window.")
            handler?(.abort)
            return
        }
        guard sheet == nil else {
            waitingSheets.append((sheetWindow, handler))
            return
        }
        sheet = sheetWindow
        sheetWindow.presenter = self
        sheetWindow.sheetResponse = .cancel
        sheetWindow.contentViewController?.willAppear()
        let size = sheetWindow.givenSize
        let content = sheetWindow.windowContents.frame(
            minWidth: size?.width,
            idealWidth: size?.width,
            minHeight: size?.height,
            idealHeight: size?.height
        )
        open.present(content) {
            sheetWindow.contentViewController?.willDisappear()
            self.sheet = nil
            sheetWindow.presenter = nil
            sheetWindow.contentViewController?.didDisappear()
            handler?(sheetWindow.sheetResponse)
            self.beginWaitingSheet()
        }
        sheetWindow.contentViewController?.didAppear()
    }

    /// Shows the sheet that has waited longest, unless the end of the last one has begun another.
    private func beginWaitingSheet() {
        guard sheet == nil, !waitingSheets.isEmpty else { return }
        let (window, handler) = waitingSheets.removeFirst()
        beginSheet(window, completionHandler: handler)
        // One that is not shown lets the next one begin.
        beginWaitingSheet()
    }

    /// Shows another window of code as a sheet over this one.
    /// - Returns: The response that the sheet has ended with.
    public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheet(sheetWindow) { continuation.resume(returning: $0) }
        }
    }

    /// Ends a sheet over this window.
    public func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }

    /// Ends a sheet over this window.
    /// - Parameters:
    ///   - sheetWindow: The window that the sheet shows.
    ///   - returnCode: The response for the handler of ``beginSheet(_:completionHandler:)``.
    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        if let index = waitingSheets.firstIndex(where: { $0.window === sheetWindow }) {
            waitingSheets.remove(at: index).handler?(returnCode)
            return
        }
        guard sheet === sheetWindow, let open = openWindow else { return }
        sheetWindow.sheetResponse = returnCode
        open.dismissSheet()
    }

    /// The window as SwiftUI knows it, where sheets are presented; nil for one that is not open.
    private var openWindow: OpenWindow? { OpenWindow.all.first { $0.state === windowState } }

    /// The sheet over this window that ``beginSheet(_:completionHandler:)`` has shown; nil for none.
    public var attachedSheet: NSWindow? { sheet }
    /// The sheets over this window: the one that is shown, and those that wait for its end.
    public var sheets: [NSWindow] { (sheet.map { [$0] } ?? []) + waitingSheets.map(\.window) }
    /// The window over which this one is a sheet; nil for none.
    public var sheetParent: NSWindow? { presenter }
    /// A Boolean value that indicates whether the window is a sheet over another one.
    public var isSheet: Bool { presenter != nil }
}

extension NSApplication {
    /// Shows a window, and returns when ``stopModal(withCode:)`` is called, or the window is closed. The app's other windows can be used
    /// meanwhile.
    ///
    /// It cannot wait within work of the main queue or in a task, which the changes of views need: there it shows the window and returns at
    /// once.
    /// - Parameter window: A window of code.
    /// - Returns: The response; `.abort` where it does not wait.
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse {
        if !window.isVisible { window.center() }
        guard let host = RunningHost.services, host.canServeWindows else {
            kitLogger.warning(
                "runModal(for:) does not wait within work of the main queue, or in a program without windows."
            )
            window.makeKeyAndOrderFront(nil)
            return .abort
        }
        let session = ModalSession(window: window)
        Self.modalSessions.append(session)
        defer { Self.modalSessions.removeAll { $0 === session } }
        window.makeKeyAndOrderFront(nil)
        serveWindows { session.response == nil && (window.isVisible || window.isMiniaturized) }
        return session.response ?? .stop
    }

    private static var modalSessions: [ModalSession] = []

    /// The window for which ``runModal(for:)`` waits; nil for none.
    public var modalWindow: NSWindow? { Self.modalSessions.last?.window }

    /// Ends the wait for a window.
    public func stopModal() { stopModal(withCode: .stop) }
    /// Ends the wait for a window.
    /// - Parameter returnCode: The response that ``runModal(for:)`` returns.
    public func stopModal(withCode returnCode: ModalResponse) { Self.modalSessions.last?.response = returnCode }
    /// Ends the wait for a window, with the response `.abort`.
    public func abortModal() { stopModal(withCode: .abort) }
}

/// A wait for a window.
@MainActor
private final class ModalSession {
    let window: NSWindow
    var response: NSApplication.ModalResponse?

    init(window: NSWindow) { self.window = window }
}

extension NSApplication.ModalResponse {
    /// The app has ended the wait.
    public static let stop = NSApplication.ModalResponse(rawValue: -1000)
    /// The app has ended the wait without an answer.
    public static let abort = NSApplication.ModalResponse(rawValue: -1001)
    /// The wait continues.
    public static let `continue` = NSApplication.ModalResponse(rawValue: -1002)
}
