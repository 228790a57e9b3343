import Foundation
import SwiftUICore

/// The session of a scene, which tells its delegate which of the app's scenes it is.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// The role of the scene.
    public let role: Role
    /// An identifier of the session, which another launch does not have.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration by which the scene was made.
    public package(set) var configuration: UISceneConfiguration
    /// The scene; nil after its window was closed.
    public package(set) weak var scene: UIScene?
    /// Values that the app keeps with the session.
    public var userInfo: [String: Any]?
    /// The activity that the app keeps with the session. `SceneStorage` keeps the state of views between launches.
    public var stateRestorationActivity: NSUserActivity?

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// The roles of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role, as in the app's `Info.plist`.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The configuration of a scene: the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's `Info.plist`; nil for the first one.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene, which is a window whatever it says.
    public var sceneClass: AnyClass?
    /// The class of the scene's delegate. It is the one that the app's `Info.plist` names, as long as no other one is set.
    public var delegateClass: AnyClass?

    /// Creates the configuration of a name in the app's `Info.plist`, or one that is not there.
    /// - Parameters:
    ///   - name: The name; nil for the first one of the role.
    ///   - sessionRole: The role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = Self.entry(named: name, role: sessionRole, in: Bundle.main.infoDictionary ?? [:])
        self.name = name ?? entry?["UISceneConfigurationName"] as? String
        role = sessionRole
        delegateClass = (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
        super.init()
    }

    /// Returns the description of a configuration in an `Info.plist`; nil for none.
    package static func entry(
        named name: String?,
        role: UISceneSession.Role,
        in information: [String: Any]
    ) -> [String: Any]? {
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = configurations?[role.rawValue] as? [[String: Any]] ?? []
        return entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    }
}

/// A URL from outside the app that a scene opens.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The way in which it is opened.
    public let options = UIScene.OpenURLOptions()

    package init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// The reasons why a scene connects. There are none: what the app was opened with arrives by
    /// ``UISceneDelegate/scene(_:openURLContexts:)``.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        /// The URLs that the scene opens.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities that the scene continues.
        public let userActivities: Set<NSUserActivity> = []
        /// The identifier of the app that asked for the scene; nil, because desktops do not tell.
        public let sourceApplication: String? = nil
        /// The role of an activity that was handed over; nil, because no device hands any over.
        public let handoffUserActivityType: String? = nil

        package override init() { super.init() }
    }

    /// The way in which a scene opens a URL.
    @MainActor @preconcurrency
    public final class OpenURLOptions: NSObject {
        /// The identifier of the app that asked for it; nil, because desktops do not tell.
        public let sourceApplication: String? = nil
        /// A Boolean value that indicates whether a file is to be opened where it is, as all are.
        public let openInPlace = true

        override init() { super.init() }
    }
}
