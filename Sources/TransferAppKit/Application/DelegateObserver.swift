import Foundation
import KitSupport
import SwiftUICore

/// An object that informs a delegate about the life cycle of the app.
final class DelegateObserver: AppLifecycleObserver {
    private let delegate: any NSApplicationDelegate
    /// A Boolean value that indicates whether the delegate has left URLs to the views.
    static var opensNothing = false

    init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

    private func post(_ name: Notification.Name) -> Notification {
        let notification = Notification(name: name, object: NSApplication.shared)
        NotificationCenter.default.post(notification)
        return notification
    }

    func appWillFinishLaunching() {
        delegate.applicationWillFinishLaunching(post(NSApplication.willFinishLaunchingNotification))
    }

    func appDidFinishLaunching() {
        delegate.applicationDidFinishLaunching(post(NSApplication.didFinishLaunchingNotification))
    }

    func appOpens(_ urls: [URL]) -> Bool {
        Self.opensNothing = false
        delegate.application(NSApplication.shared, open: urls)
        return !Self.opensNothing
    }

    func appDidChangeActivity(isActive: Bool) {
        if isActive {
            delegate.applicationDidBecomeActive(post(NSApplication.didBecomeActiveNotification))
        } else {
            delegate.applicationDidResignActive(post(NSApplication.didResignActiveNotification))
        }
    }

    func appShouldTerminate() -> Bool? {
        switch delegate.applicationShouldTerminate(NSApplication.shared) {
        case .terminateNow: true
        case .terminateCancel: false
        case .terminateLater: nil
        }
    }

    func appWillTerminate() { delegate.applicationWillTerminate(post(NSApplication.willTerminateNotification)) }

    func provide(_ environment: inout EnvironmentValues) { environment.provideIfObservable(delegate) }
}
