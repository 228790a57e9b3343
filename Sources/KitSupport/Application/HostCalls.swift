import Foundation
import SwiftUICore
import Synchronization

/// The calls of the kits' classes to the host. Apple's classes can be used on any thread, while the host belongs to the main actor.
package enum HostCalls {
    /// Calls the host, immediately on the main actor, and otherwise soon and without waiting.
    package static func tell(_ call: @escaping @MainActor @Sendable (any HostServices) -> Void) {
        onMainThreadSoon { if let services = RunningHost.services { call(services) } }
    }

    /// The screen on which windows open, with its bounds in points, its scale and its name.
    package struct Screen: Sendable {
        package let bounds: CGRect
        package let visible: CGRect
        package let scale: CGFloat
        package let name: String?
    }

    private static let knownScreen = Mutex<Screen?>(nil)

    /// The screen on which windows open; nil in a program without windows.
    ///
    /// Another thread than the main one gets the screen that was known last, as the main thread may be waiting for that thread. Only where
    /// none is known it waits.
    package static var screen: Screen? {
        if isOnMainActor { return onMainThread { askForScreen() } }
        guard RunningHost.isServing else { return nil }
        return knownScreen.withLock { $0 } ?? onMainThread { askForScreen() }
    }

    @MainActor
    private static func askForScreen() -> Screen? {
        let screen = RunningHost.services?.screen.map {
            Screen(bounds: $0.bounds, visible: $0.visible, scale: $0.scale, name: $0.name)
        }
        knownScreen.withLock { $0 = screen }
        return screen
    }
}
