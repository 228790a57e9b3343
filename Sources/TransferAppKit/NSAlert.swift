import Foundation
import KitSupport
import SwiftUICore

/// A question or a message that the user answers by a button.
///
/// ```swift
/// let alert = NSAlert()
/// alert.messageText = "Delete “Holiday”?"
/// alert.informativeText = "It cannot be brought back."
/// alert.addButton(withTitle: "Delete").hasDestructiveAction = true
/// alert.addButton(withTitle: "Cancel")
/// if alert.runModal() == .alertFirstButtonReturn { delete() }
/// ```
///
/// The Return key presses the first button, and the Escape key the one with the title “Cancel”. The title “Don’t Save” has Ctrl+D.
@MainActor @preconcurrency
public final class NSAlert: NSObject {
    /// The message, as the title of the alert.
    public var messageText = "Alert"
    /// The text below the message.
    public var informativeText = ""
    /// The severity.
    public var alertStyle = Style.warning
    /// The picture; nil for none, or for a warning where the alert is critical.
    public var icon: NSImage?
    /// A view below the texts: a ``NSTextField`` or ``NSSecureTextField``, a ``NSStackView`` of them, or an ``NSHostingView``.
    public var accessoryView: NSView?
    /// A Boolean value that indicates whether the alert has a check box that keeps it from appearing again. The app reads it afterwards.
    public var showsSuppressionButton = false
    /// A Boolean value that indicates whether the alert has a button for help, which there is no program for here.
    public var showsHelp = false
    /// The check box that keeps the alert from appearing again.
    public let suppressionButton: NSButton? = NSButton(title: "Do not show this message again")
    /// The buttons, the first one the most important.
    public private(set) var buttons: [NSButton] = []
    /// The window of the alert, as a handle for code that says which of its views has keyboard focus: its first field has it.
    public let window = NSWindow(nil)

    private var dialog: (any StandaloneDialog)?

    /// Creates an alert without a text.
    public override init() { super.init() }

    /// Creates an alert about an error, with its description, its reason or advice, and its options.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        let error = error as NSError
        informativeText = error.localizedRecoverySuggestion ?? error.localizedFailureReason ?? ""
        for option in error.localizedRecoveryOptions ?? [] { addButton(withTitle: option) }
    }

    /// The severities of alerts.
    public enum Style: UInt, Sendable {
        /// Something that the user should know.
        case warning
        /// Something that the user may want to know.
        case informational
        /// Something in which the wrong answer causes a loss. The alert shows a warning.
        case critical
    }

    /// Adds a button after the others.
    /// - Parameter title: The title of the button.
    /// - Returns: The button.
    @discardableResult
    public func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title)
        button.keyEquivalent =
            switch title {
            case _ where buttons.isEmpty: "\r"
            case "Cancel": "\u{1B}"
            case "Don’t Save", "Don't Save": "d"
            default: ""
            }
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        buttons.append(button)
        return button
    }

    /// Does nothing: the alert is laid out when it is shown.
    public func layout() {}

    // MARK: Showing

    /// Shows the alert over the window with keyboard focus and returns when the user has answered. Windows continue to respond in the
    /// meantime.
    /// - Returns: The response for the button, or `.cancel` in a program without windows.
    @discardableResult
    public func runModal() -> NSApplication.ModalResponse {
        var response: NSApplication.ModalResponse?
        guard show(over: nil, answer: { response = $0 }, onEnd: {}) else { return .cancel }
        serveWindows { response == nil }
        close()
        return response ?? .cancel
    }

    /// Shows the alert over a window, which cannot be used until the user has answered.
    /// - Parameters:
    ///   - sheetWindow: The window.
    ///   - handler: Called with the response when the alert is gone. It is `.cancel` at once in a program without windows.
    public func beginSheetModal(
        for sheetWindow: NSWindow,
        completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        var response = NSApplication.ModalResponse.cancel
        let isShown = show(over: sheetWindow.windowState) {
            response = $0
        } onEnd: {
            // The alert is there until it is answered.
            self.dialog = nil
            handler?(response)
        }
        if !isShown { handler?(.cancel) }
    }

    /// Shows the alert over a window, which cannot be used until the user has answered.
    /// - Parameter sheetWindow: The window.
    /// - Returns: The response, or `.cancel` in a program without windows.
    public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }

    private func close() {
        dialog?.close()
        dialog = nil
    }

    private func show(
        over window: WindowState?,
        answer: @escaping @MainActor (NSApplication.ModalResponse) -> Void,
        onEnd: @escaping @MainActor () -> Void
    ) -> Bool {
        guard let host = RunningHost.services, dialog == nil else { return false }
        if buttons.isEmpty { addButton(withTitle: "OK") }
        dialog = host.show(request(answer), over: window, onEnd: onEnd)
        return true
    }

    private func request(_ answer: @escaping @MainActor (NSApplication.ModalResponse) -> Void) -> DialogRequest {
        let tags = buttons.map(\.tag)
        var request = DialogRequest(title: messageText, message: informativeText, buttons: buttons.map(\.requested)) {
            answer(NSApplication.ModalResponse(rawValue: tags[$0]))
        }
        request.icon = icon.map { Image(nsImage: $0) }
        request.severity = alertStyle == .critical ? .critical : .automatic
        request.accessory = accessoryView.map { view in
            view.superview = nil
            return view.shown
        }
        if showsSuppressionButton, let box = suppressionButton {
            request.suppression = (box.title, box.state == .on)
            request.suppress = { box.state = $0 ? .on : .off }
        }
        return request
    }
}

extension NSButton {
    /// The button of the dialog.
    fileprivate var requested: DialogRequest.Button {
        let isCancel = keyEquivalent == "\u{1B}"
        let shortcut: KeyboardShortcut? =
            switch keyEquivalent {
            case "\r": .defaultAction
            case "\u{1B}", "": nil
            default: keyEquivalent.first.map { KeyboardShortcut(KeyEquivalent($0), modifiers: .command) }
            }
        return DialogRequest.Button(
            title,
            role: isCancel ? .cancel : hasDestructiveAction ? .destructive : nil,
            shortcut: shortcut,
            isEnabled: isEnabled
        )
    }
}

extension NSApplication.ModalResponse {
    /// The user pressed the first button.
    public static let alertFirstButtonReturn = NSApplication.ModalResponse(rawValue: 1000)
    /// The user pressed the second button.
    public static let alertSecondButtonReturn = NSApplication.ModalResponse(rawValue: 1001)
    /// The user pressed the third button.
    public static let alertThirdButtonReturn = NSApplication.ModalResponse(rawValue: 1002)
}
