/// Names that source uses and that are not there, with what PortingAnApp advises.
///
/// A name needs a table only where there is advice to give. What else is missing, the compiler finds, and it alone knows
/// which declaration a name stands for: an app's own type may have the name of one of Apple's.
struct NamedDeclaration {
    let names: [String]
    /// The alias that declares the names, where one does.
    let module: String?
    let advice: String

    static let all: [NamedDeclaration] = [
        .init(
            names: ["NSPasteboard", "NSPasteboardItem"],
            module: "AppKit",
            advice:
                "Use copyable and pasteDestination, or Pasteboard of SystemPasteboard; or import AppKit in the file."
        ),
        .init(
            names: ["UIPasteboard"],
            module: "UIKit",
            advice: "Use copyable and pasteDestination, or Pasteboard of SystemPasteboard; or import UIKit in the file."
        ),
        .init(
            names: ["NSImage", "NSColor"],
            module: "AppKit",
            advice: "Use Image and Color, and Data in a model; or import AppKit in the file."
        ),
        .init(
            names: ["UIImage", "UIColor"],
            module: "UIKit",
            advice: "Use Image and Color, and Data in a model; or import UIKit in the file."
        ),
        .init(names: ["NSWorkspace"], module: "AppKit", advice: "Use @Environment(\\.openURL)."),
        .init(names: ["NSSavePanel", "NSOpenPanel"], module: "AppKit", advice: "Use fileExporter and fileImporter."),
        .init(names: ["NSCursor"], module: "AppKit", advice: "Use pointerStyle."),
        .init(names: ["UIActivityViewController"], module: "UIKit", advice: "Use ShareLink."),
        .init(names: ["NSSharingServicePicker"], module: "AppKit", advice: "Use ShareLink."),
        .init(names: ["UIDocumentPickerViewController"], module: "UIKit", advice: "Use fileImporter or fileExporter."),
        .init(names: ["UIPasteControl"], module: "UIKit", advice: "Use PasteButton."),
        .init(names: ["PHPickerViewController"], module: "PhotosUI", advice: "Import PhotosUI in the file."),
        .init(names: ["PhotosPicker", "PhotosPickerItem"], module: "PhotosUI", advice: "Import PhotosUI in the file."),
        .init(
            names: [
                "NSViewControllerRepresentable", "UIViewController", "NSTextView", "UITextView", "NSScrollView",
                "UIVisualEffectView", "NSTableView",
            ],
            module: nil,
            advice:
                "Views and windows of the older toolkits are not there: use a view of SwiftUI, or GTKViewRepresentable."
        ),
        .init(
            names: ["NSStatusBar", "NSStatusItem", "NSStatusBarButton"],
            module: nil,
            advice: "Use MenuBarExtra, with menuBarExtraStyle(.window) for views."
        ),
        .init(
            names: ["NSPopover"],
            module: nil,
            advice: "Use popover, or MenuBarExtra with menuBarExtraStyle(.window)."
        ),
        .init(
            names: ["NSMenu", "NSMenuItem"],
            module: nil,
            advice: "Use Menu and contextMenu in views, and commands for the menus of the app."
        ),
        .init(names: ["UIImagePickerController"], module: nil, advice: "Use PhotosPicker; there is no camera."),
        .init(names: ["UIFont"], module: nil, advice: "Use Font."),
        .init(
            names: ["UINavigationBarAppearance", "UINavigationBar", "UITabBar", "UITabBarAppearance"],
            module: nil,
            advice: "Use modifiers such as toolbarBackground, toolbarColorScheme and tint: there are no bars of UIKit."
        ),
        .init(
            names: ["UIViewControllerRepresentable"],
            module: nil,
            advice:
                "Of share sheets, document pickers, photo pickers and previews it is made with import UIKit, PhotosUI or QuickLook. For others use a view of SwiftUI, or GTKViewRepresentable."
        ),
        .init(
            names: ["UIViewRepresentable", "UIView"],
            module: "UIKit",
            advice:
                "A UIView finds its window and draws nothing: use a view of SwiftUI, or GTKViewRepresentable."
        ),
        .init(
            names: [
                "NSWindow", "NSPanel", "NSWindowController", "NSHostingView", "NSHostingController", "NSViewController",
            ],
            module: "AppKit",
            advice:
                "Use Window, WindowGroup and openWindow; or import AppKit in the file, whose windows show views of SwiftUI."
        ),
        .init(
            names: ["NSViewRepresentable", "NSView", "NSVisualEffectView"],
            module: "AppKit",
            advice: "An NSView finds its window and draws nothing: use a view of SwiftUI, or GTKViewRepresentable."
        ),
        .init(names: ["NSSound"], module: "AppKit", advice: "Import AppKit in the file."),
        .init(
            names: ["NSEvent"],
            module: "AppKit",
            advice: "Use keyboardShortcut, onKeyPress and gestures, or monitors of the app's own events."
        ),
        .init(
            names: ["CGEvent", "UITapGestureRecognizer"],
            module: nil,
            advice: "Use keyboardShortcut, onKeyPress and gestures."
        ),
        .init(
            names: ["NSFileCoordinator", "NSMetadataQuery", "NSUbiquitousKeyValueStore"],
            module: nil,
            advice: "Read and write the file itself: no other device changes it."
        ),
        .init(
            names: ["#selector", "@objc", "@IBAction", "@IBOutlet"],
            module: nil,
            advice:
                "There is no Objective-C: use addObserver(forName:object:queue:using:), notifications(named:) or a closure."
        ),
        .init(
            names: ["UIResponder.resignFirstResponder"],
            module: nil,
            advice: "FocusState takes the keyboard away from a field."
        ),
        .init(
            names: ["NSPredicate(format:", "NSSortDescriptor(key:", "NSExpression(format:"],
            module: nil,
            advice: "Foundation on Linux reads no formats and no names of properties: use a closure or a key path."
        ),
        .init(
            names: ["SKStoreReviewController", "AppStore.requestReview"],
            module: nil,
            advice: "There is no store to review the app in: leave it out."
        ),
        .init(
            names: ["NWPathMonitor"],
            module: nil,
            advice: "Make the request, and show what its error says; or ask GNetworkMonitor of GIO."
        ),
        .init(
            names: ["SecItemAdd", "SecItemCopyMatching"],
            module: nil,
            advice: "The Secret Service of the desktop keeps passwords (libsecret)."
        ),
        .init(
            names: ["#Playground"],
            module: nil,
            advice: "Put it into “#if canImport(Playgrounds)”, which Xcode alone has."
        ),
        .init(
            names: ["ImportFromDevicesCommands"],
            module: nil,
            advice: "Use onDrop or dropDestination, and leave the command out."
        ),
        .init(
            names: ["@FetchRequest", "NSManagedObject", "NSPersistentContainer", "@Model", "@Query", "ModelContext"],
            module: nil,
            advice: "Keep Codable values in a file, or use SQLite through GRDB."
        ),
        .init(
            names: ["@UIApplicationMain", "@NSApplicationMain"],
            module: nil,
            advice: "Write @main. No storyboard or archive is read: the delegates make the windows."
        ),
        .init(
            names: [
                "UIApplicationDelegate", "@UIApplicationDelegateAdaptor", "UIWindowSceneDelegate", "UISceneDelegate",
                "UISceneConfiguration", "UIHostingController", "UIWindow",
            ],
            module: "UIKit",
            advice:
                "Import UIKit in the file. An app begins with an App or, as here, a delegate with @main, whose window shows a UIHostingController."
        ),
        .init(names: ["NSAlert"], module: "AppKit", advice: "Use alert, or confirmationDialog."),
        .init(
            names: ["UIAlertController", "UIAlertAction"],
            module: nil,
            advice: "Use alert, with a TextField among its actions for a text, or confirmationDialog."
        ),
        .init(
            names: ["NSApp.windows", "NSApp.keyWindow", "NSApp.mainWindow", "NSApp.currentEvent"],
            module: "AppKit",
            advice: "Windows belong to scenes: use openWindow, dismissWindow, dismiss and controlActiveState."
        ),
        .init(
            names: ["Bundle(identifier:"],
            module: nil,
            advice:
                "It is nil for a framework of the project, which is a target here: use Bundle.module in that target."
        ),
        .init(
            names: ["CFStringTransform"],
            module: nil,
            advice: "Use applyingTransform(_:reverse:) of Foundation's String."
        ),
        .init(
            names: ["NSAppleScript", "NSXPCConnection", "SMAppService"],
            module: nil,
            advice: "Linux has no counterpart: leave it out."
        ),
        .init(
            names: ["NSUserNotification", "UNUserNotificationCenter"],
            module: nil,
            advice: "Desktops show notifications through GIO (g_application_send_notification)."
        ),
        .init(
            names: ["autoreleasepool"],
            module: nil,
            advice: "There is no Objective-C: leave the call out, and keep what is in it."
        ),
    ]

    /// The names that show that a target uses a module without importing it in every file.
    static let evidence: [String: Set<String>] = [
        "FoundationNetworking": [
            "URLSession", "URLRequest", "URLSessionDataTask", "HTTPURLResponse", "URLResponse",
            "URLSessionConfiguration",
            "URLCache", "HTTPCookieStorage", "URLSessionDownloadTask", "URLSessionWebSocketTask", "URLProtocol",
        ],
        "FoundationXML": ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"],
        "Combine": [
            "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
            "AnyPublisher",
        ],
        "Observation": ["@Observable", "withObservationTracking"],
        "CoreTransferable": ["Transferable", "NSItemProvider", "TransferRepresentation"],
        "UniformTypeIdentifiers": ["UTType"],
    ]

    /// The names that show that a target uses an older toolkit, which `import SwiftUI` alone shows on Apple's systems.
    static let toolkits: [String: Set<String>] = [
        "AppKit": Set(all.filter { $0.module == "AppKit" }.flatMap(\.names)).union([
            "NSApp", "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSBezierPath",
            "NSBitmapImageRep", "NSEvent", "NSFont", "NSScreen", "NSSharingService", "NSSound", "NSAlert", "nsColor",
            "nsImage", "NSPasteboardWriting", "NSPasteboardReading", "NSBeep", "controlAccentColor",
            "controlBackgroundColor", "labelColor", "secondaryLabelColor", "separatorColor", "textBackgroundColor",
            "underPageBackgroundColor", "windowBackgroundColor",
        ]).union(colors),
        "UIKit": Set(all.filter { $0.module == "UIKit" }.flatMap(\.names)).union([
            "UIApplication", "UIBezierPath", "UIDevice", "UIFont", "UIGraphicsImageRenderer",
            "UIImpactFeedbackGenerator",
            "UINotificationFeedbackGenerator", "UIRectCorner", "UIScreen", "UISelectionFeedbackGenerator", "uiColor",
            "uiImage", "UINavigationBar", "UITableView", "UIActivity", "UIViewControllerRepresentable",
            "secondarySystemBackground", "systemBackground", "systemFill", "systemGray2", "systemGray3", "systemGray4",
            "systemGray5", "systemGray6", "systemGroupedBackground", "tertiarySystemBackground",
        ]).union(colors),
    ]

    /// Colours of both older toolkits, as in `Color(.systemBlue)`.
    private static let colors: Set<String> = [
        "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
    ]

    /// All words to look for in source.
    static let words: Set<String> = (Array(evidence.values) + Array(toolkits.values)).reduce(Set(all.flatMap(\.names)))
    { $0.union($1) }
}
