import Foundation
import KitSupport
import SwiftUICore

/// The running app.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// The app's delegate. An `App` sets it with ``UIApplicationDelegateAdaptor``.
    public var delegate: (any UIApplicationDelegate)? {
        didSet { AppLifecycle.shared.observer = delegate.map { DelegateObserver($0, finishesFirst: false) } }
    }

    /// Begins the app of a delegate, which finishes launching before the scene connects.
    func begin(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        AppLifecycle.shared.observer = DelegateObserver(delegate, finishesFirst: true)
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

    /// Returns a Boolean value that indicates whether there is a program that opens a URL.
    public func canOpenURL(_ url: URL) -> Bool { DesktopCalls.app(opening: url) != nil }

    /// The app's scenes, each of which is a window.
    public var connectedScenes: Set<UIScene> { Set(UIWindowScene.all) }
    /// The app's windows, in the order in which they were opened.
    public var windows: [UIWindow] { UIWindowScene.all.flatMap(\.windows) }
    /// The window with keyboard focus; nil for none.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for whether the URL is opened only in a program that is made for its host.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// Keys for the reasons why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// Keys for information about a URL that is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the program that requested it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
    }

    /// The activity states of the app.
    public enum State: Int, Sendable {
        /// A window of the app has keyboard focus.
        case active
        /// No window of the app has keyboard focus.
        case inactive
        /// No window of the app is visible.
        case background
    }

    /// The activity state of the app.
    public var applicationState: State { AppLifecycle.shared.isActive ? .active : .inactive }

    /// A Boolean value that indicates whether the screen stays on. The desktop determines that.
    public var isIdleTimerDisabled = false

    /// The URL of an app's settings on a phone. No program opens it here.
    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// An object that responds to events in the life cycle of the app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Tells the delegate that the first windows are about to open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells the delegate that the first windows have opened.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Opens a URL on request from outside the app. Without this method, views open it with `onOpenURL`, and scenes as a document.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Returns the configuration of a scene that is about to connect. Without this method it is the one in the app's `Info.plist`. It is called
    /// in an app that begins with the delegate.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells the delegate that the windows of scenes have been closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Tells the delegate that a window of the app has gained keyboard focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells the delegate that no window of the app has keyboard focus any longer.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells the delegate that no window of the app has keyboard focus any longer.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells the delegate that a window of the app is about to gain keyboard focus.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells the delegate that the app is about to terminate.
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
    /// Does nothing, so that views handle the URL.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        false
    }
    /// Returns the configuration in the app's `Info.plist`.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
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

/// An object that informs a delegate about the life cycle of the app.
private final class DelegateObserver: AppLifecycleObserver {
    private let delegate: any UIApplicationDelegate
    /// A Boolean value that indicates whether the delegate hears that the app has launched before its window opens.
    private let finishesFirst: Bool

    init(_ delegate: any UIApplicationDelegate, finishesFirst: Bool) {
        (self.delegate, self.finishesFirst) = (delegate, finishesFirst)
    }

    private var app: UIApplication { .shared }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: app) }

    func appWillFinishLaunching() {
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        if finishesFirst { finishLaunching() }
    }

    func appDidFinishLaunching() { if !finishesFirst { finishLaunching() } }

    private func finishLaunching() {
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
