import AppFiles
import Foundation
import KitSupport
import SwiftUICore

/// An app that begins with its delegate.
package struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
    package init() { UIApplication.shared.begin(with: makeObject(Delegate.self)) }

    package var body: some Scene {
        Window(AppName.displayed, id: "UIWindowScene") { ConnectedScene() }
    }
}

/// The contents of the window of an app that begins with its delegate.
private struct ConnectedScene: View {
    @Environment(\.windowState) private var window
    @Environment(\.scenePhase) private var phase
    @State private var connection = SceneConnection()

    var body: some View {
        // The stack stays while its contents are replaced by others, so it disappears with the window alone.
        ZStack {
            if let windows = connection.windows(in: window) { SceneWindowsView(windows) }
        }
        .onChange(of: phase, initial: true) { connection.phaseDidChange(to: phase) }
        .onOpenURL { connection.open($0) }
        .onDisappear { connection.end() }
    }
}

/// The connection of the app's window with the delegate of its scene.
@MainActor
private final class SceneConnection {
    private var scene: UIWindowScene?
    private var phase = ScenePhase.background

    nonisolated init() {}

    /// Returns the windows of UIKit, which the delegate makes when there is a window of the desktop.
    func windows(in state: WindowState?) -> SceneWindows? {
        if scene == nil, let new = state.flatMap({ UIWindowScene.of($0) }) {
            scene = new
            connect(new)
        }
        return scene?.made
    }

    private func connect(_ scene: UIWindowScene) {
        scene.connect()
        let (app, session, options) = (UIApplication.shared, scene.session, UIScene.ConnectionOptions())
        guard let delegate = app.delegate else { return }
        session.configuration = delegate.application(app, configurationForConnecting: session, options: options)
        guard let type = session.configuration.delegateClass as? any (NSObject & UISceneDelegate).Type else { return }
        let sceneDelegate = Self.make(type)
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }

    private static func make<Delegate: NSObject & UISceneDelegate>(_ type: Delegate.Type) -> any UISceneDelegate {
        makeObject(type)
    }

    func phaseDidChange(to new: ScenePhase) {
        guard let scene, let delegate = scene.delegate else { return }
        let old = phase
        phase = new
        if old == .background, new != .background { delegate.sceneWillEnterForeground(scene) }
        if old == .active, new != .active { delegate.sceneWillResignActive(scene) }
        if old != .active, new == .active { delegate.sceneDidBecomeActive(scene) }
        if old != .background, new == .background { delegate.sceneDidEnterBackground(scene) }
    }

    func open(_ url: URL) {
        guard let scene else { return }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }

    func end() {
        guard let scene else { return }
        scene.delegate?.sceneDidDisconnect(scene)
        if let delegate = UIApplication.shared.delegate {
            delegate.application(.shared, didDiscardSceneSessions: [scene.session])
        }
        scene.disconnect()
        self.scene = nil
    }
}
