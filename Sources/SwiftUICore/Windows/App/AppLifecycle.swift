import Foundation

/// An object that observes the life cycle of the app, as the app delegate of older interfaces does.
@MainActor
package protocol AppLifecycleObserver: AnyObject {
    /// Tells the observer that the first windows are about to open.
    func appWillFinishLaunching()
    /// Tells the observer that the first windows have opened.
    func appDidFinishLaunching()
    /// Asks the observer to open URLs from outside the app.
    /// - Returns: Whether the object has opened them.
    func appOpens(_ urls: [URL]) -> Bool
    /// Tells the observer that a window of the app has gained keyboard focus when none had it, or that the last one has lost it.
    func appDidChangeActivity(isActive: Bool)
    /// Asks the observer whether the app may terminate; nil to wait for ``AppLifecycle/terminate(isAllowed:)``.
    func appShouldTerminate() -> Bool?
    /// Tells the observer that the app is about to terminate.
    func appWillTerminate()
    /// Adds the values that the object provides to the environment of the app's windows.
    func provide(_ environment: inout EnvironmentValues)
}

/// The life cycle of the running app, and the object that observes it.
@MainActor
package final class AppLifecycle {
    /// The life cycle of this process's app.
    package static let shared = AppLifecycle()

    /// The object that observes the life cycle; nil for none.
    package var observer: (any AppLifecycleObserver)?
    /// A closure that closes all windows and returns whether all have closed.
    var closeWindows: () -> Bool = { true }
    /// A closure that opens the settings of the app; nil if there is no app with scenes.
    package var openSettings: (() -> Void)?
    /// A Boolean value that indicates whether the app terminates when its last window closes, even if it has an item in the desktop's
    /// panel.
    package private(set) var isEnding = false
    /// A Boolean value that indicates whether a window of the app has keyboard focus.
    package private(set) var isActive = false

    package init() {}

    /// A closure that closes the windows of the app that is asked to end.
    private var closing: (() -> Bool)?

    /// Terminates the app if its observer and its documents allow it.
    /// - Parameter close: Closes the windows of the app; nil for the one that was made last.
    package func terminate(_ close: (() -> Bool)? = nil) {
        closing = close
        if let isAllowed = observer?.appShouldTerminate() ?? (observer == nil ? true : nil) {
            terminate(isAllowed: isAllowed)
        }
    }

    /// Receives the answer to the question of whether the app may terminate.
    package func terminate(isAllowed: Bool) {
        guard isAllowed else { return }
        isEnding = (closing ?? closeWindows)()
        closing = nil
    }

    /// Updates whether a window of the app has keyboard focus.
    package func update(isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        observer?.appDidChangeActivity(isActive: isActive)
    }
}

extension EnvironmentValues {
    /// Provides an object to the views, as ``View/environmentObject(_:)`` does.
    package mutating func provide<Object: ObservableObject>(_ object: Object) {
        self[environmentObject: ObjectType<Object>()] = ComparedByIdentity(object: object)
    }

    /// Provides an object to the views, as ``View/environment(_:)-object`` does.
    package mutating func provide<Object: AnyObject & Observable>(_ object: Object) {
        self[ObservableObjectKey<Object>.self] = object
    }
}
