import SwiftUICore

/// The windows of UIKit in a window of the desktop, which shows the last one that is visible and has a controller.
@MainActor
package final class SceneWindows: ObservableObject {
    private(set) var all: [UIWindow] = []
    /// The windows that code has made before there was a scene.
    private static var waiting: [UIWindow] = []

    /// Adds a window of UIKit.
    func add(_ window: UIWindow) {
        all.append(window)
        changed()
    }

    /// Adds the windows that have waited for a scene.
    func addWaiting(in scene: UIWindowScene) {
        let waiting = Self.waiting
        Self.waiting = []
        for window in waiting { window.attach(to: scene) }
    }

    /// Keeps a window until there is a scene.
    static func wait(_ window: UIWindow) {
        if !waiting.contains(where: { $0 === window }) { waiting.append(window) }
    }

    func removeAll() {
        all = []
        changed()
    }

    /// Shows the windows as they are now.
    func changed() { objectWillChange.send() }

    /// The controller whose view is shown; nil for none.
    fileprivate var shown: UIViewController? { all.filter { !$0.isHidden }.compactMap(\.rootViewController).last }
}

/// The contents of a window of the desktop that shows windows of UIKit.
package struct SceneWindowsView: View {
    @ObservedObject private var windows: SceneWindows

    /// - Parameter windows: The windows.
    package init(_ windows: SceneWindows) { self.windows = windows }

    /// The contents of the controller that is shown.
    package var body: some View {
        // Another controller has a state of its own.
        if let controller = windows.shown { controller.contents.id(ObjectIdentifier(controller)) }
    }
}
