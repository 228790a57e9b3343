import Foundation

/// An object that follows the life of the app, as a delegate of older interfaces does.
@MainActor
package protocol AppLifecycleObserver: AnyObject {
    /// Called before the first windows open.
    func appWillFinishLaunching()
    /// Called when the first windows are open.
    func appDidFinishLaunching()
    /// Called with URLs from outside.
    /// - Returns: Whether the object has opened them.
    func appOpens(_ urls: [URL]) -> Bool
    /// Called when a window of the app gets the keyboard, where none had it, or the last one loses it.
    func appDidChangeActivity(isActive: Bool)
    /// Asks whether the app may end; nil to wait for ``AppLifecycle/terminate(isAllowed:)``.
    func appShouldTerminate() -> Bool?
    /// Called before the app ends.
    func appWillTerminate()
    /// Gives the views of the app's windows what the object provides.
    func provide(_ environment: inout EnvironmentValues)
}

/// The life of the app that runs, and the object that follows it.
@MainActor
package final class AppLifecycle {
    /// The life of this process's app.
    package static let shared = AppLifecycle()

    /// The object that follows it; nil for none.
    package var observer: (any AppLifecycleObserver)?
    /// Closes all windows; returns whether none refuses.
    var closeWindows: () -> Bool = { true }
    /// A Boolean value that indicates whether the app ends when its last window is closed, even with an item in the desktop's
    /// panel.
    package private(set) var isEnding = false
    /// A Boolean value that indicates whether a window of the app has the keyboard.
    package private(set) var isActive = false

    package init() {}

    /// A closure that closes the windows of the app that is asked to end.
    private var closing: (() -> Bool)?

    /// Ends the app, if its observer and its documents let it.
    /// - Parameter close: Closes the windows of the app; nil for the one that was made last.
    package func terminate(_ close: (() -> Bool)? = nil) {
        closing = close
        if let isAllowed = observer?.appShouldTerminate() ?? (observer == nil ? true : nil) {
            terminate(isAllowed: isAllowed)
        }
    }

    /// Takes the answer to the question whether the app may end.
    package func terminate(isAllowed: Bool) {
        guard isAllowed else { return }
        isEnding = (closing ?? closeWindows)()
        closing = nil
    }

    /// Takes over whether a window of the app has the keyboard.
    package func update(isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        observer?.appDidChangeActivity(isActive: isActive)
    }
}

extension EnvironmentValues {
    /// Provides an object for the views, as ``View/environmentObject(_:)`` does.
    package mutating func provide<Object: ObservableObject>(_ object: Object) {
        self[environmentObject: ObjectType<Object>()] = ObjectReference(object: object)
    }
}
