import AppKit
import Foundation
import KitSupport
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting
import UIKit

/// Apps without an `App`, in memory. `CodeWindowAppTests` has those on a display.
@Suite("An app that begins with its delegate", .serialized)
@MainActor
struct DelegateAppTests {
    @Test("has the window that its scene delegate makes, whose views live as in any other")
    func scenes() throws {
        SceneListener.heard = []
        do {
            let app = TestApp(UIKit.DelegateApp<ScenesDelegate>.self)
            let shown = try #require(app.windows.first)
            try shown.press("Count")
            try shown.press("Count")
            #expect(try shown.view(identifier: "number").text == "2")
            #expect(
                SceneListener.heard == [
                    "configuration UIWindowSceneSessionRoleApplication", "connect true", "foreground", "active",
                    "load", "appear",
                ]
            )
            let scene = try #require(UIWindowScene.connected)
            #expect(UIApplication.shared.connectedScenes.contains(scene) && scene.session.scene === scene)
            let window = try #require((scene.delegate as? SceneListener)?.window)
            #expect(scene.windows == [window] && window.windowScene === scene && !window.isHidden)
            #expect(UIApplication.shared.windows.contains(window))
            window.rootViewController?.present(UIHostingController(rootView: Text("over it")), animated: true)
            shown.update()
            #expect(try #require(shown.sheets.first).texts.contains("over it"))
            window.rootViewController?.dismiss(animated: true)
            shown.update()
            #expect(shown.sheets.isEmpty)
            shown.close()
            #expect(SceneListener.heard.suffix(2) == ["disappear", "disconnect"])
            #expect(scene.delegate == nil && !scene.windows.contains(window))
        }
        UIApplication.shared.delegate = nil
    }

    @Test("opens what it is asked to open by its scene, if not by itself")
    func urls() async throws {
        SceneListener.heard = []
        let app = TestApp(UIKit.DelegateApp<ScenesDelegate>.self)
        defer { UIApplication.shared.delegate = nil }
        #expect(app.windows.count == 1)
        await app.open(URL(string: "probe:1")!)
        #expect(SceneListener.heard.last == "open probe:1")
    }

    @Test("shows the window that it makes before there is a scene, and the last of several")
    func windowsWithoutScenes() throws {
        let app = TestApp(UIKit.DelegateApp<FrameDelegate>.self)
        defer { UIApplication.shared.delegate = nil }
        let shown = try #require(app.windows.first)
        #expect(shown.texts.isEmpty)
        try #require(AppLifecycle.shared.observer).appWillFinishLaunching()
        shown.update()
        #expect(shown.texts == ["first"])
        let scene = try #require(UIWindowScene.connected)
        let second = UIWindow(windowScene: scene)
        let controller = UIHostingController(rootView: Text("second"))
        second.rootViewController = controller
        shown.update()
        #expect(shown.texts == ["first"])
        second.isHidden = false
        shown.update()
        #expect(shown.texts == ["second"])
        controller.rootView = Text("changed")
        shown.update()
        #expect(shown.texts == ["changed"])
        #expect(scene.windows.count == 2 && second != scene.windows[0])
        second.isHidden = true
        shown.update()
        #expect(shown.texts == ["first"])
        shown.close()
    }

    @Test("of a Mac has the windows that it makes")
    func mac() throws {
        let app = TestApp(AppKit.DelegateApp<MacDelegate>.self)
        defer { NSApp.delegate = nil }
        #expect(app.windows.isEmpty)
        try #require(AppLifecycle.shared.observer).appDidFinishLaunching()
        #expect(app.windows.map(\.title) == ["Made by a delegate"])
        #expect(app.windows.first?.texts == ["on a Mac"])
        for window in NSApp.windows { window.close() }
    }

    @Test("shows a window about itself, once")
    func about() throws {
        let app = TestApp(AppKit.DelegateApp<MacDelegate>.self)
        defer { NSApp.delegate = nil }
        #expect(app.windows.isEmpty)
        NSApp.orderFrontStandardAboutPanel(options: [
            .applicationName: "Probe", .applicationVersion: "1.2", .version: "34",
            .credits: NSAttributedString(string: "by somebody"),
        ])
        #expect(app.windows.map(\.title) == ["About Probe"])
        // The program that runs the tests may have an Info.plist with a version and a copyright.
        func information(_ key: String) -> String? { Bundle.main.infoDictionary?[key] as? String }
        let copyright = information("NSHumanReadableCopyright").map { [$0] } ?? []
        var texts = try #require(app.windows.first).texts
        #expect(texts == ["Probe", "Version 1.2 (34)", "by somebody"] + copyright)
        NSApp.orderFrontStandardAboutPanel(options: [.applicationName: "Other", .version: "5"])
        #expect(app.windows.map(\.title) == ["About Other"])
        texts = try #require(app.windows.first).texts
        let version = information("CFBundleShortVersionString").map { "Version \($0) (5)" } ?? "Version 5"
        #expect(texts == ["Other", version] + copyright)
        for window in NSApp.windows { window.close() }
    }

    @Test("finds the classes of its scenes by their names in the information of the app")
    func manifest() throws {
        let entries = [
            ["UISceneConfigurationName": "Plain", "UISceneDelegateClassName": "App.Plain"],
            ["UISceneConfigurationName": "Other"],
        ]
        let role = UISceneSession.Role.windowApplication
        let information = [
            "UIApplicationSceneManifest": ["UISceneConfigurations": [role.rawValue: entries]]
        ]
        func name(_ name: String?, _ role: UISceneSession.Role = role, in information: [String: Any]) -> String? {
            UISceneConfiguration.entry(named: name, role: role, in: information)?["UISceneConfigurationName"] as? String
        }
        #expect(name(nil, in: information) == "Plain")
        #expect(name("Other", in: information) == "Other")
        #expect(name("None", in: information) == nil)
        #expect(name(nil, UISceneSession.Role(rawValue: "other"), in: information) == nil)
        #expect(name(nil, in: [:]) == nil)
        #expect(name(nil, in: ["UIApplicationSceneManifest": "text"]) == nil)
        #expect(UISceneConfiguration(name: nil, sessionRole: role).delegateClass == nil)
    }
}

/// Names the class of its scenes' delegate.
private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        SceneListener.heard.append("configuration \(connectingSceneSession.role.rawValue)")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneListener.self
        return configuration
    }
}

/// Writes down the calls.
private final class SceneListener: UIResponder, UIWindowSceneDelegate {
    static var heard: [String] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.heard.append("connect \(connectionOptions.urlContexts.isEmpty)")
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = Controller(rootView: CounterView())
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { Self.heard.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.heard.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Self.heard.append("resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.heard.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.heard.append("background") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        Self.heard += contexts.map { "open \($0.url)" }
    }

    private final class Controller: UIHostingController<CounterView> {
        override func viewDidLoad() {
            super.viewDidLoad()
            SceneListener.heard.append("load")
        }
        override func viewDidAppear(_ animated: Bool) { SceneListener.heard.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { SceneListener.heard.append("disappear") }
    }
}

/// Makes a window of its own, as apps without scenes do.
private final class FrameDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("first"))
        window?.makeKeyAndVisible()
        return true
    }
}

private final class MacDelegate: NSObject, NSApplicationDelegate {
    private var window: NSWindow?

    func applicationDidFinishLaunching(_ notification: Notification) {
        window = NSWindow(contentViewController: NSHostingController(rootView: Text("on a Mac")))
        window?.title = "Made by a delegate"
        window?.makeKeyAndOrderFront(nil)
    }
}
