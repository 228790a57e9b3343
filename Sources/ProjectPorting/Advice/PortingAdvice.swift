/// The advice of the documentation, in one sentence each.
enum PortingAdvice {
    static let outside = "It is outside the project's folder. Move it into the folder, or port the folder around both."
    static let missing = "The project names this file, and it is not there."
    static let plugin = "A plug-in of the build is left out."
    static let script = "A package runs no scripts. Run it yourself, if what it makes is needed."
    static let appleOnly = "The package does not build on Linux, so it is left out."
    static let ownManifest = "Its manifest stays as it is. “transferable port” with its folder says what it needs."
    static let leftOutModule = "The package that has it is left out. Put what uses it into “#if canImport(…)”."
    static let unknownPackage = "Whether the package builds on Linux is not known here: --check tells."
    static let elsewhere = "Linux gets the branch of line "
    static let nothing = "Linux gets no branch."
    static let giveABranch = "Give it one that uses SwiftUI or Foundation alone, such as that of macOS: “|| os(Linux)”."

    /// Returns the advice for an import of a part of a module of C.
    static func submodule(of module: String) -> String {
        "It names a part of a module of C. “import \(module)” does the same on both systems."
    }

    /// Imports without a counterpart, and what there is instead.
    static let modules: [String: String] = {
        var advice: [String: String] = [:]
        for (names, text) in moduleTable { for name in names { advice[name] = text } }
        return advice
    }()

    /// The advice for a module that the table does not have.
    static let unknownModule = "No module of this name is known here. Put what uses it into “#if canImport(…)”."

    private static let moduleTable: [(names: [String], text: String)] = [
        (["CoreData", "SwiftData"], "Keep Codable values in a file, or use SQLite through GRDB."),
        (["MobileCoreServices"], "Import UniformTypeIdentifiers, which has the types."),
        (["CloudKit"], "No other device changes the data: keep it in a file."),
        (
            ["QuartzCore"],
            "Animate SwiftUI's views; ProcessInfo.processInfo.systemUptime is what CACurrentMediaTime() returns."
        ),
        (["ApplicationServices", "IOKit", "SystemConfiguration"], "Linux has no counterpart: leave out what uses it."),
        (
            ["CoreImage", "Accelerate", "vImage", "Vision", "CoreML", "NaturalLanguage"],
            "Leave it out for Linux, or use a package."
        ),
        (
            ["AVFoundation", "AVKit", "AVFAudio", "MediaPlayer", "AudioToolbox", "CoreAudio", "CoreMedia"],
            "Open the file in the desktop's player with openURL, or use GTK's media in a GTKViewRepresentable."
        ),
        (["MapKit"], "Open the place in the browser with openURL, or show libshumate in a GTKViewRepresentable."),
        (["CoreLocation"], "Ask the user for the place, or leave it out."),
        (
            ["WebKit", "SafariServices"],
            "Open the page in the browser with openURL, or show WebKitGTK in a GTKViewRepresentable."
        ),
        (["PDFKit"], "quickLookPreview shows a PDF; Poppler in a GTKViewRepresentable shows it in a view."),
        (["Charts"], "Draw with Canvas or Path."),
        (
            ["WidgetKit", "ActivityKit", "ClockKit", "WatchKit", "WatchConnectivity"],
            "There are no widgets: leave it out."
        ),
        (
            ["StoreKit", "GameKit", "PassKit", "AdSupport", "AppTrackingTransparency", "iAd"],
            "There is no such store: leave it out."
        ),
        (["AppIntents", "Intents", "IntentsUI", "TipKit"], "There are no shortcuts: leave it out."),
        (
            ["UserNotifications", "UserNotificationsUI"],
            "Desktops show notifications through GIO (g_application_send_notification)."
        ),
        (["CryptoKit", "CommonCrypto"], "The package swift-crypto has the same as “Crypto”."),
        (
            ["Security", "LocalAuthentication", "AuthenticationServices"],
            "The Secret Service of the desktop keeps passwords (libsecret)."
        ),
        (["Darwin", "ObjectiveC", "MachO"], "Import Glibc for the functions of C; Swift has no Objective-C here."),
        (["Network", "NetworkExtension", "MultipeerConnectivity"], "Use URLSession, or the package swift-nio."),
        (
            ["Carbon", "HotKey"],
            "keyboardShortcut works in the app's windows; the desktop's settings make shortcuts for all programs."
        ),
        (
            ["ServiceManagement", "LaunchAtLogin"],
            "A desktop entry in ~/.config/autostart starts a program with the session."
        ),
        (["Photos"], "PhotosPicker lets the user choose; there is no library of photos to search."),
        (
            [
                "Contacts", "ContactsUI", "EventKit", "EventKitUI", "HealthKit", "HomeKit", "CoreMotion",
                "CoreBluetooth",
                "CoreNFC", "ARKit", "RealityKit", "SceneKit", "SpriteKit", "Metal", "MetalKit", "GameplayKit",
                "GameController",
                "CarPlay", "Speech", "SoundAnalysis", "CoreHaptics", "CoreTelephony", "DeviceActivity",
                "FamilyControls",
                "FoundationModels", "ImagePlayground", "Translation", "ScreenCaptureKit", "CallKit", "WeatherKit",
                "MusicKit", "JavaScriptCore", "CoreSpotlight", "BackgroundTasks", "MessageUI", "Messages",
                "LinkPresentation",
            ],
            "Linux has no counterpart: leave out what uses it."
        ),
        (["ImageIO"], "Image(importing:contentType:) reads a picture."),
        (["Quartz", "QuickLookUI", "QuickLookThumbnailing"], "quickLookPreview shows files."),
        (["VisionKit", "PencilKit", "PaperKit"], "Linux has no counterpart: leave out what uses it."),
    ]
}
