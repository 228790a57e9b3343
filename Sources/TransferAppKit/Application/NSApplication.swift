import Foundation
import KitSupport
import SwiftUICore

/// The running app.
///
/// Its windows and menus are those of its scenes.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
    /// The app.
    public static let shared = NSApplication()

    private override init() { super.init() }

    /// The app's delegate. An app sets it with ``NSApplicationDelegateAdaptor``.
    public var delegate: (any NSApplicationDelegate)? {
        didSet { AppLifecycle.shared.observer = delegate.map { DelegateObserver($0) } }
    }

    /// A Boolean value that indicates whether a window of the app has keyboard focus.
    public var isActive: Bool { AppLifecycle.shared.isActive }

    /// Terminates the app, if its delegate and its documents with unsaved changes allow it.
    /// - Parameter sender: The sender, which has no effect.
    public func terminate(_ sender: Any?) { AppLifecycle.shared.terminate() }

    /// Answers ``NSApplicationDelegate/applicationShouldTerminate(_:)`` after it returned ``TerminateReply/terminateLater``.
    /// - Parameter shouldTerminate: Whether the app ends.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        AppLifecycle.shared.terminate(isAllowed: shouldTerminate)
    }

    /// Does nothing, because desktops give keyboard focus to the windows that the user opens.
    /// - Parameter flag: Whether other apps lose it.
    public func activate(ignoringOtherApps flag: Bool) {}

    /// Does nothing, because desktops give keyboard focus to the windows that the user opens.
    public func activate() {}

    /// Does nothing, because desktops give keyboard focus to the windows that the user opens.
    public func deactivate() {}

    /// The light or dark appearance of all windows; nil for that of the desktop.
    public var appearance: NSAppearance? {
        didSet {
            let isDark = appearance.map(\.name.isDark)
            HostCalls.tell { $0.setPrefersDark(isDark) }
        }
    }

    /// The picture of the app: the icon in its resources, or the desktop's for programs. One that is set is the app's own, since desktops show
    /// the icon of its desktop entry.
    public var applicationIconImage: NSImage! {
        get { givenIcon ?? NSImage(named: "AppIcon") ?? NSWorkspace.shared.icon(for: .application) }
        set { givenIcon = newValue }
    }
    private var givenIcon: NSImage?

    /// The current appearance of windows.
    public var effectiveAppearance: NSAppearance { appearance ?? .current }

    /// The ways in which the app appears in the desktop's panel.
    public enum ActivationPolicy: Int, Sendable {
        /// The app appears with its windows.
        case regular
        /// The app does not appear.
        case accessory
        /// The app does not appear and has no windows.
        case prohibited
    }

    /// Returns `.regular`, because the app appears with its windows.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// Requests a different way for the app to appear.
    /// - Returns: Whether it does: it shows apps by their windows.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { activationPolicy == .regular }

    /// The answers to the question of whether the app may terminate.
    public enum TerminateReply: UInt, Sendable {
        /// The app may not terminate.
        case terminateCancel
        /// The app may terminate.
        case terminateNow
        /// The answer follows with `reply(toApplicationShouldTerminate:)`.
        case terminateLater
    }
}

/// The running app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// Plays the desktop's alert sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSBeep() { HostCalls.tell { $0.beep() } }
