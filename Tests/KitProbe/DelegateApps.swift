import AppKit
import SwiftUI
import UIKit

/// The delegate of an app without an `App`, whose scene delegate is found by its name.
final class PhoneDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        say("launched with \(application.connectedScenes.count) scenes")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NSClassFromString("KitProbe.PhoneSceneDelegate")
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { say("terminates") }
}

/// Shows a view that takes Control-K.
final class PhoneSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIHostingController(
            rootView: CountingView { say("counted \($0)") }.navigationTitle("Phone")
        )
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { say("scene is active") }
    func sceneDidDisconnect(_ scene: UIScene) { say("scene disconnects") }
}

private func say(_ words: String) {
    print(words)
    fflush(nil)
}
