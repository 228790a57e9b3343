import Foundation
import KitSupport
import SwiftUICore

/// The app that runs.
///
/// Its windows and menus are those of its scenes.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
    /// The app.
    public static let shared = NSApplication()

    private override init() { super.init() }

    /// The object that follows the life of the app. An app sets it by ``NSApplicationDelegateAdaptor``.
    public var delegate: (any NSApplicationDelegate)? {
        didSet { AppLifecycle.shared.observer = delegate.map { DelegateObserver($0) } }
    }

    /// A Boolean value that indicates whether a window of the app has the keyboard.
    public var isActive: Bool { AppLifecycle.shared.isActive }

    /// Ends the app, if its delegate and its documents with changes let it.
    /// - Parameter sender: The sender, which has no effect.
    public func terminate(_ sender: Any?) { AppLifecycle.shared.terminate() }

    /// Answers ``NSApplicationDelegate/applicationShouldTerminate(_:)`` after ``TerminateReply/terminateLater``.
    /// - Parameter shouldTerminate: Whether the app ends.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        AppLifecycle.shared.terminate(isAllowed: shouldTerminate)
    }

    /// Asks for the keyboard. Desktops give it to the windows that the user opens.
    /// - Parameter flag: Whether other apps lose it.
    public func activate(ignoringOtherApps flag: Bool) {}

    /// Asks for the keyboard. Desktops give it to the windows that the user opens.
    public func activate() {}

    /// The light or the dark look of all windows; nil for that of the desktop.
    public var appearance: NSAppearance? {
        didSet { RunningHost.services?.setPrefersDark(appearance.map(\.name.isDark)) }
    }

    /// The look that windows have.
    public var effectiveAppearance: NSAppearance { appearance ?? .current }

    /// A value that indicates whether the app is in the desktop's panel of apps.
    public enum ActivationPolicy: Int, Sendable {
        /// It is, with its windows.
        case regular
        /// It is not.
        case accessory
        /// It is not, and has no windows.
        case prohibited
    }

    /// Returns that the app is shown with its windows.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// Asks the desktop to show the app otherwise.
    /// - Returns: Whether it does: it shows apps by their windows.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { activationPolicy == .regular }

    /// The answers to the question whether the app may end.
    public enum TerminateReply: UInt, Sendable {
        /// It may not.
        case terminateCancel
        /// It may.
        case terminateNow
        /// `reply(toApplicationShouldTerminate:)` tells later.
        case terminateLater
    }

    /// Posted when the app has opened its first windows.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification"
    )
    /// Posted before the app opens its first windows.
    public nonisolated static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification"
    )
    /// Posted when a window of the app has got the keyboard.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification"
    )
    /// Posted when no window of the app has the keyboard.
    public nonisolated static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification"
    )
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification"
    )
}

/// The app that runs.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// Sounds the desktop's alert.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public func NSBeep() { RunningHost.services?.beep() }
