import Foundation
import KitSupport
import SwiftUICore

/// The app that runs.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
    /// The app.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// The object that follows the life of the app. An app sets it by ``UIApplicationDelegateAdaptor``.
    public var delegate: (any UIApplicationDelegate)? {
        didSet { AppLifecycle.shared.observer = delegate.map { DelegateObserver($0) } }
    }

    /// Opens a URL in the user's default program.
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The way in which it is opened, which the desktop decides about.
    ///   - completion: Called with whether a program has accepted it.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        DesktopCalls.open(url) { error in
            DispatchQueue.main.async { MainActor.assumeIsolated { completion?(error == nil) } }
        }
    }

    /// Returns a Boolean value that indicates whether there is a program for a URL.
    public func canOpenURL(_ url: URL) -> Bool { DesktopCalls.app(opening: url) != nil }

    /// The app's scenes, of which each is a window.
    public var connectedScenes: Set<UIScene> { Set(UIWindowScene.all) }
    /// The app's windows, in the order in which they were opened.
    public var windows: [UIWindow] { UIWindowScene.all.flatMap(\.windows) }
    /// The window with the keyboard; nil for none.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The way in which a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key for whether the URL is opened only in a program that is made for its host.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// The reasons for which an app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// A key for what is known of a URL that is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that asked for it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
    }

    /// A value that indicates whether a window of the app has the keyboard.
    public enum State: Int, Sendable {
        /// One has.
        case active
        /// None has.
        case inactive
        /// No window is seen.
        case background
    }

    /// A value that indicates whether a window of the app has the keyboard.
    public var applicationState: State { AppLifecycle.shared.isActive ? .active : .inactive }

    /// A Boolean value that indicates whether the screen stays on. The desktop decides about it.
    public var isIdleTimerDisabled = false

    /// The URL of the settings of an app on a phone, which no program opens here.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Posted when the app has opened its first windows.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted when a window of the app has got the keyboard.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted when no window of the app has the keyboard.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when no window of the app has the keyboard.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted when a window of the app gets the keyboard.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )
}

/// An object that follows the life of the app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called before the first windows open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the first windows are open.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Opens a URL from outside. Without this method, views open it by `onOpenURL`, and scenes as a document.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called when a window of the app has got the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when no window of the app has the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when no window of the app has the keyboard.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when a window of the app gets the keyboard.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
    /// Leaves the URL to the views.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        false
    }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Tells a delegate of the life of the app.
private final class DelegateObserver: AppLifecycleObserver {
    private let delegate: any UIApplicationDelegate

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

    private var app: UIApplication { .shared }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: app) }

    func appWillFinishLaunching() { _ = delegate.application(app, willFinishLaunchingWithOptions: nil) }

    func appDidFinishLaunching() {
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
    }

    func appOpens(_ urls: [URL]) -> Bool {
        // Each is offered, as one that the delegate does not open is left to the views with all others.
        urls.map { delegate.application(app, open: $0, options: [:]) }.allSatisfy { $0 }
    }

    func appDidChangeActivity(isActive: Bool) {
        if isActive {
            delegate.applicationWillEnterForeground(app)
            post(UIApplication.willEnterForegroundNotification)
            delegate.applicationDidBecomeActive(app)
            post(UIApplication.didBecomeActiveNotification)
        } else {
            delegate.applicationWillResignActive(app)
            post(UIApplication.willResignActiveNotification)
            delegate.applicationDidEnterBackground(app)
            post(UIApplication.didEnterBackgroundNotification)
        }
    }

    func appShouldTerminate() -> Bool? { true }

    func appWillTerminate() {
        delegate.applicationWillTerminate(app)
        post(UIApplication.willTerminateNotification)
    }

    func provide(_ environment: inout EnvironmentValues) { environment.provideIfObservable(delegate) }
}
