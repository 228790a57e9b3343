import Foundation
import SwiftUICore

/// An object that responds to events in the life of a scene of an app that begins with an app delegate.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene has its window, in which the delegate puts a controller.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// Called when the window of the scene was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the window of the scene has gained keyboard focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the window of the scene has lost keyboard focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the window of the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the window of the scene is not visible any longer.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens URLs on request from outside the app that the app's delegate has not opened.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

/// An object that responds to events in the life of a window of an app that begins with an app delegate.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(
///         _ scene: UIScene,
///         willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: windowScene)
///         window?.rootViewController = UIHostingController(rootView: ContentView())
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
///
/// The app's `Info.plist` names its class, or ``UISceneConfiguration/delegateClass`` does. An `App` has no scene delegates: its windows are
/// those of its scenes, and `scenePhase` and `onOpenURL` inform their views of the same events.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}
