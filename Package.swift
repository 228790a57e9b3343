// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// The platform that the package is built for.
// - linux: all of it.
// - posix: the model layer, with what POSIX has: Linux with Musl, Android, FreeBSD.
// - portable: the model layer, with what Foundation has: Windows, WASI.
// - apple: nothing. The modules are a part of the system there, and each library has one empty target, so that one manifest of an app
//   serves both.
// `#if os(Linux)` asks the machine that evaluates the manifest. TRANSFERABLE_PLATFORM in the environment has the last word: on a Mac
// that builds for Linux it is linux, and with the SDK for static programs posix. Scripts set it, too.
#if os(Linux)
    let platformOfMachine = "linux"
#elseif os(macOS)
    let platformOfMachine = "apple"
#elseif os(Windows)
    let platformOfMachine = "portable"
#else
    let platformOfMachine = "posix"
#endif
let platform = Context.environment["TRANSFERABLE_PLATFORM"] ?? platformOfMachine
let isForApplePlatforms = platform == "apple"
let hasAllOfLinux = platform != "posix" && platform != "portable"
let foldersOfOtherPlatforms =
    switch platform {
    case "posix": ["Linux", "Portable"]
    case "portable": ["Linux", "OtherPOSIX", "POSIX"]
    default: ["OtherPOSIX", "Portable", "WithoutLinux"]
    }

// Has the commands built where the trait Tools is off, and with it swift-syntax, which takes longer to build than they do.
let commandsAreBuilt = Context.environment["TRANSFERABLE_COMMANDS"] != nil

// The directory of the libraries that the compiler was built with, swift-syntax among them. Where it is named, the macros are made with
// those, and swift-syntax is not built. The build of a package that depends on this one cannot do so, since it takes unsafe flags.
let hostLibraries = Context.environment["TRANSFERABLE_HOST_LIBRARIES"]

// The targets of tests that are declared, separated by commas; all of them unless it is set. What they do not need is not declared
// either, so that it is neither compiled nor linked. Without a name, the libraries are declared.
let testTargets = Context.environment["TRANSFERABLE_TESTS"]?.split(separator: ",").map(String.init)

// The programs that a target's tests start, and do not import: with TEST_PRODUCTS they are those of another build, in that directory.
func started(_ programs: Target.Dependency...) -> [Target.Dependency] {
    Context.environment["TEST_PRODUCTS"] != nil ? [] : programs
}

// With the targets that they are named for; see below.
let namedProducts: [Product] = [
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UnifiedLogging", targets: ["UnifiedLogging"]),
    .library(name: "UnifiedOSLog", targets: ["UnifiedOSLog"]),
    .library(name: "TransferAppKit", targets: ["TransferAppKit"]),
    .library(name: "TransferCocoa", targets: ["TransferCocoa"]),
    .library(name: "TransferUIKit", targets: ["TransferUIKit"]),
    .library(name: "TransferCoreGraphics", targets: ["TransferCoreGraphics"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable", "UniformTypeIdentifiers"]),
    .library(name: "TransferableTesting", targets: ["TransferableTesting"]),
    .library(name: "TransferKit", targets: ["TransferKit"]),
    .library(name: "FilePasteboard", targets: ["FilePasteboard"]),
    .library(name: "X11Transport", targets: ["X11Transport"]),
    .library(name: "SystemPasteboard", targets: ["SystemPasteboard"]),
    .library(name: "WaylandTransport", targets: ["WaylandTransport"]),
    .library(name: "GTKTransport", targets: ["GTKTransport"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "GTKHost", targets: ["GTKHost"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "TransferPhotosUI", targets: ["TransferPhotosUI"]),
    .library(name: "TransferQuickLook", targets: ["TransferQuickLook"]),
    .library(name: "TransferLinkPresentation", targets: ["TransferLinkPresentation"]),
    // Modules without public declarations, for the fuzzers.
    .library(
        name: "InternalModules",
        targets: ["AppFiles", "DesktopServices", "NearbyDevices", "ProjectPorting", "RecentFileList"]
    ),
    .executable(name: "Catalog", targets: ["Catalog"]),
    .executable(name: "Notes", targets: ["Notes"]),
    .executable(name: "Palette", targets: ["Palette"]),
    .executable(name: "Photos", targets: ["Photos"]),
    .executable(name: "PlainWindow", targets: ["PlainWindow"]),
    .executable(name: "transferable", targets: ["transferable"]),
    .executable(name: "transferable-nearby", targets: ["transferable-nearby"]),
    .executable(name: "transferable-share", targets: ["transferable-share"]),
    .executable(name: "transferable-window", targets: ["transferable-window"]),
]

// What lets a target import AppKit and UIKit.
let aliasesOfKits: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "AppKit=TransferAppKit", "-module-alias", "UIKit=TransferUIKit",
        "-module-alias", "SwiftUI=SwiftUICore",
    ])
]

// What lets an app for phones import its modules.
let aliasesOfPhones: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "PhotosUI=TransferPhotosUI", "-module-alias", "UIKit=TransferUIKit"])
]

let targets: [Target] = [
    // Files, descriptors, the event loop and threads, in folders for each kind of system. It declares the functions of C that it
    // needs, which takes an experimental feature of the compiler's; see Sources/SystemSupport/Linux/Linux.swift.
    .target(
        name: "SystemSupport",
        exclude: foldersOfOtherPlatforms,
        swiftSettings: [.enableExperimentalFeature("Extern")]
    ),

    // The model layer: no system library.
    .target(
        name: "UniformTypes",
        dependencies: ["SystemSupport", .product(name: "Logging", package: "swift-log")]
    ),
    // Attributed strings as RTF and HTML and back, and of Markdown.
    .target(name: "RichText", dependencies: ["SystemSupport", "UniformTypes"]),
    .target(
        name: "CoreTransferable",
        dependencies: [
            "RichText", "SystemSupport", "UniformTypes",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    // The types and the item providers, which files of an app expect to see together.
    .target(name: "UniformTypeIdentifiers", dependencies: ["CoreTransferable", "UniformTypes"]),

    // For unit tests of apps: checks of transferable types, and windows without a display.
    .target(
        name: "TransferableTesting",
        dependencies: ["CoreTransferable", "SwiftUICore", "SystemSupport", "TransferKit"]
    ),

    // Offers on the wire, and the pasteboard: no system library either.
    .target(
        name: "TransferKit",
        dependencies: ["CoreTransferable", "SystemSupport", "UniformTypeIdentifiers"],
        exclude: hasAllOfLinux
            ? ["Groups/NoMembership.swift"]
            : [
                "Files/OpenDirectory.swift", "Files/RuntimeDirectory.swift", "Groups/DeclaredMembership.swift",
                "Groups/Executable.swift",
            ]
    ),

    // The pasteboard in files.
    .target(
        name: "FilePasteboard",
        dependencies: ["CoreTransferable", "SystemSupport", "TransferKit", "UniformTypeIdentifiers"]
    ),

    // What is for the programs of one team or group, over private sockets.
    .target(
        name: "GroupSharing",
        dependencies: ["CoreTransferable", "SystemSupport", "TransferKit", "UniformTypeIdentifiers"]
    ),

    // The clipboard without a toolkit.
    .systemLibrary(
        name: "CXCB",
        pkgConfig: "xcb xcb-xfixes",
        providers: [.apt(["libxcb1-dev", "libxcb-xfixes0-dev"])]
    ),
    .target(
        name: "X11Transport",
        dependencies: ["CXCB", "GroupSharing", "SystemSupport", "TransferKit", "UniformTypeIdentifiers"]
    ),

    // It does not import the transports, which are bound when a program is linked.
    .target(
        name: "SystemPasteboard",
        dependencies: ["FilePasteboard", "SystemSupport", "TransferKit", "WaylandTransport", "X11Transport"]
    ),

    // Publishers and observable objects: no system library. `Combine` is what a program imports by that name; nothing
    // here depends on it, so that packages of the same build find it only where a program asks for it.
    .target(name: "CombineCore", dependencies: ["SystemSupport"]),
    .target(name: "Combine", dependencies: ["CombineCore"]),

    // What apps know as `os` and `OSLog`, which no module may be called; see the article on sharing a build.
    .target(name: "UnifiedLogging", dependencies: [.product(name: "Logging", package: "swift-log")]),
    .target(name: "UnifiedOSLog", dependencies: ["UnifiedLogging"]),

    // The files of an app: translations, asset catalogs, and the state that it keeps.
    .target(name: "AppFiles", dependencies: ["CMainBundle", "SystemSupport", "UniformTypes"]),
    // What makes the main bundle of an app know the resources of its target, before the app begins.
    .target(name: "CMainBundle"),

    // The symbols that apps name, as paths: drawings in a table, and what names make of them.
    .target(name: "SymbolDrawings", dependencies: ["SystemSupport"]),

    // Pictures from the web, through libcurl where the machine has it.
    .target(name: "CWebDownload"),

    // Views without a toolkit.
    .target(
        name: "SwiftUICore",
        dependencies: [
            "AppFiles", "CWebDownload", "CombineCore", "CoreTransferable", "RichText", "SymbolDrawings",
            "SystemSupport",
            "TransferKit", "UniformTypeIdentifiers",
        ],
        swiftSettings: [.enableExperimentalFeature("Extern")]
    ),

    // The clipboard of a Wayland compositor, without a toolkit.
    .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .target(name: "CWaylandProtocols", dependencies: ["CWayland"]),
    .target(
        name: "WaylandTransport",
        dependencies: [
            "CWayland", "CWaylandProtocols", "GroupSharing", "SystemSupport", "TransferKit",
            "UniformTypeIdentifiers",
        ]
    ),

    // What a desktop offers beside windows: installed programs, portals, e-mail.
    .systemLibrary(name: "CGIO", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    // Programs on the message buses, for the modules with GTK and without it.
    .target(name: "DesktopBus", dependencies: ["CGIO", "SystemSupport"]),
    .target(
        name: "DesktopServices",
        dependencies: [
            "CGIO", "CQREncode", "CoreTransferable", "DesktopBus", "GroupSharing", "NearbyControl", "SystemSupport",
            "TransferKit", "UniformTypeIdentifiers",
        ]
    ),

    // Other devices of the network, by the protocol of KDE Connect.
    .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
    .target(
        name: "NearbyDevices",
        dependencies: [
            "CGnuTLS", "CoreTransferable", "FilePasteboard", "GroupSharing", "NearbyControl", "SystemSupport",
            "TransferKit", "UniformTypeIdentifiers",
        ]
    ),
    // The way of the user's programs to the service.
    .target(name: "NearbyControl", dependencies: ["GroupSharing", "SystemSupport", "TransferKit"]),
    .executableTarget(
        name: "transferable-nearby",
        dependencies: [
            "CommandSupport", "DesktopBus", "NearbyControl", "NearbyDevices", "SystemPasteboard", "SystemSupport",
            "TransferKit", "UniformTypeIdentifiers",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),

    // GTK 4: windows, clipboard, drag and drop.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CGDKX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .target(name: "GTKInterop", dependencies: ["CGTK", "SystemSupport"]),
    .target(
        name: "GTKTransport",
        dependencies: [
            "CGDKX11", "CGTK", "CWayland", "DesktopBus", "GTKInterop", "GroupSharing", "SystemSupport", "TransferKit",
            "UniformTypeIdentifiers",
        ]
    ),
    .target(
        name: "GTKHost",
        dependencies: [
            "AppFiles", "CGTK", "DesktopBus", "DesktopServices", "GTKInterop", "GTKTransport", "GroupSharing",
            "SwiftUICore",
            "SymbolDrawings", "SystemSupport", "TransferKit",
        ]
    ),
    // #Preview, @Previewable and @Entry: a program that the compiler runs.
    .macro(
        name: "SwiftUIMacros",
        dependencies: hostLibraries != nil
            ? []
            : [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Tools"])),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Tools"])),
            ],
        swiftSettings: hostLibraries.map { [.unsafeFlags(["-I", $0])] },
        linkerSettings: hostLibraries.map { libraries in
            let names = [
                "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
                "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
            ]
            return [.unsafeFlags(["-L", libraries, "-Xlinker", "-rpath=\(libraries)"] + names.map { "-l\($0)" })]
        }
    ),
    // It does not import the host, which is bound when a program is linked.
    .target(
        name: "SwiftUI",
        dependencies: [
            "GTKHost", "SwiftUICore", .target(name: "SwiftUIMacros", condition: .when(traits: ["Tools"])),
        ]
    ),

    // What becomes of an Xcode project: the package, and what is said about it.
    .target(name: "ProjectPorting", dependencies: ["UniformTypes"]),

    // What an app of AppKit or UIKit has, in a program without windows, in place of the host that runs it.
    .target(name: "CAppEntry"),

    // What apps know as AppKit and UIKit, as far as it exchanges things: pictures, colours, pasteboards and the app itself. No
    // module may be called so, and nothing here depends on them; see the article on sharing a build.
    .target(
        name: "KitSupport",
        dependencies: [
            "AppFiles", "CAppEntry", "CoreTransferable", "DesktopServices", "FilePasteboard", "SwiftUICore",
            "SymbolDrawings", "SystemPasteboard", "SystemSupport", "TransferKit", "UniformTypeIdentifiers",
        ]
    ),
    .target(
        name: "TransferAppKit",
        dependencies: [
            "AppFiles", "CoreTransferable", "KitSupport", "RichText", "SwiftUICore", "SystemSupport", "TransferKit",
            "UniformTypeIdentifiers",
            "UniformTypes",
        ]
    ),

    .target(
        name: "TransferUIKit",
        dependencies: [
            "AppFiles", "CoreTransferable", "KitSupport", "SwiftUICore", "SystemSupport", "TransferKit",
            "TransferLinkPresentation", "UniformTypeIdentifiers",
        ]
    ),

    // What apps know as `Cocoa` and `CoreGraphics`. The compiler takes one other name for a module in a target, so each has its own.
    .target(name: "TransferCocoa", dependencies: ["TransferAppKit"]),
    .target(name: "TransferCoreGraphics", dependencies: ["SwiftUICore"]),

    // What apps know as `PhotosUI` and `QuickLook`, which no module may be called; see the article on sharing a build.
    .target(
        name: "TransferPhotosUI",
        dependencies: [
            "CoreTransferable", "KitSupport", "RecentFileList", "SwiftUICore", "UniformTypeIdentifiers",
        ]
    ),
    // The files that programs opened lately: foreign data, which the fuzzers try without views.
    .target(name: "RecentFileList", dependencies: ["UniformTypes"]),
    .target(name: "TransferQuickLook", dependencies: ["KitSupport", "SwiftUICore", "UniformTypeIdentifiers"]),
    // What apps know as `LinkPresentation`: the titles and pictures of links.
    .target(
        name: "TransferLinkPresentation",
        dependencies: [
            "CoreTransferable", "KitSupport", "RichText", "SwiftUICore", "TransferKit", "UniformTypeIdentifiers",
        ]
    ),

    // What the command line needs of C: keeping secrets in memory, and an end that a library cannot put off.
    .target(name: "CLinux"),
    .executableTarget(
        name: "transferable",
        dependencies: [
            "AppBundling", "CLinux", "CommandSupport", "DesktopDeclarations", "GroupSharing", "NearbyControl",
            "ProjectPorting", "UniformTypeIdentifiers", "SymbolDrawings", "SystemPasteboard", "SystemSupport",
            .product(
                name: "ArgumentParser",
                package: "swift-argument-parser",
                condition: commandsAreBuilt ? nil : .when(traits: ["Tools"])
            ),
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    // What the programs of the command line have in common.
    .target(
        name: "CommandSupport",
        dependencies: [
            "CoreTransferable", "SystemSupport", "TransferKit", "UniformTypeIdentifiers",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    // What desktops read instead of an Info.plist, and the packages of an app for its users.
    .target(name: "DesktopDeclarations", dependencies: ["CommandSupport", "UniformTypeIdentifiers"]),
    .target(
        name: "AppBundling",
        dependencies: ["CommandSupport", "DesktopDeclarations", "SystemSupport", "UniformTypeIdentifiers"]
    ),
    // The tables of ICU for the programs of the command line, which speak English; a step of their build, see scripts/lib/release.sh.
    .executableTarget(name: "language-tables", dependencies: ["AppBundling", "CommandSupport"]),
    // Its way to other apps: a program of its own, which loads GIO so that the others need not.
    .executableTarget(
        name: "transferable-share",
        dependencies: [
            "CommandSupport", "CoreTransferable", "DesktopServices", "TransferKit",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    // Its windows: a program of their own, which loads GTK so that the others need not. It does without the macros of
    // SwiftUI, so that an installation does not wait for the compiler of macros.
    .executableTarget(
        name: "transferable-window",
        dependencies: [
            "CGTK", "CLinux", "CommandSupport", "DesktopBus", "DesktopServices", "GTKHost", "GTKInterop",
            "GTKTransport", "NearbyControl", "SwiftUICore", "SystemSupport", "TransferKit",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),

    // The app that shows what the others are for.
    .executableTarget(
        name: "Catalog",
        dependencies: ["SwiftUI"],
        path: "Examples/Catalog",
        resources: [.copy("Resources")]
    ),
    .executableTarget(
        name: "Palette",
        dependencies: ["SwiftUI"],
        path: "Examples/Palette",
        resources: [.copy("Resources")]
    ),
    .executableTarget(
        name: "Notes",
        dependencies: ["SwiftUI"],
        path: "Examples/Notes",
        resources: [.copy("Resources")]
    ),
    .executableTarget(
        name: "Photos",
        dependencies: ["SwiftUI"],
        path: "Examples/Photos",
        resources: [.copy("Resources")]
    ),
    // An app that uses the older interfaces under Apple's names.
    .executableTarget(
        name: "Postcards",
        dependencies: ["SwiftUI", "TransferPhotosUI", "TransferUIKit"],
        path: "Examples/Postcards",
        swiftSettings: aliasesOfPhones
    ),
    .executableTarget(
        name: "Gallery",
        dependencies: ["SwiftUI", "SymbolDrawings", "TransferPhotosUI", "TransferQuickLook"],
        path: "Examples/Gallery"
    ),

    // GTK without SwiftUI: what the widgets of another toolkit have to do.
    .executableTarget(
        name: "PlainWindow",
        dependencies: ["CGTK", "CoreTransferable", "GTKTransport"],
        path: "Examples/PlainWindow"
    ),

    .testTarget(
        name: "SystemSupportTests",
        dependencies: ["SystemSupport", "TransferTestSupport"],
        exclude: hasAllOfLinux ? [] : ["Linux"]
    ),
    .testTarget(name: "SymbolDrawingsTests", dependencies: ["SymbolDrawings"]),
    .testTarget(name: "UniformTypesTests", dependencies: ["UniformTypeIdentifiers", "UniformTypes"]),
    .testTarget(
        name: "CoreTransferableTests",
        dependencies: ["CoreTransferable", "LogCapture", "TransferTestSupport"],
        exclude: ["Interface"]
    ),
    .testTarget(
        name: "RichTextTests",
        dependencies: ["CoreTransferable", "RichText", "UniformTypes"],
        exclude: ["Documents"]
    ),

    .testTarget(name: "CombineTests", dependencies: ["Combine", "TransferTestSupport"]),
    // Its files import `os` and `OSLog`, as those of an app do.
    .testTarget(
        name: "UnifiedLoggingTests",
        dependencies: ["LogCapture", "UnifiedLogging", "UnifiedOSLog"],
        swiftSettings: [
            .unsafeFlags(["-module-alias", "os=UnifiedLogging", "-module-alias", "OSLog=UnifiedOSLog"])
        ]
    ),

    // Their files import AppKit and UIKit, as those of an app do. They do without the macros of SwiftUI, so that
    // scripts/test-quickly builds them.
    .executableTarget(
        name: "KitProbe",
        dependencies: ["GTKHost", "SwiftUICore", "TransferAppKit", "TransferUIKit"],
        path: "Tests/KitProbe",
        swiftSettings: aliasesOfKits
    ),
    .testTarget(
        name: "KitTests",
        dependencies: [
            "GTKHost", "KitSupport", "SwiftUICore", "TransferAppKit", "TransferCocoa", "TransferCoreGraphics",
            "TransferLinkPresentation", "TransferTestSupport", "TransferUIKit", "TransferableTesting",
        ] + started("KitProbe"),
        // Swift Testing has modules of its own for files that import it beside AppKit.
        swiftSettings: aliasesOfKits + [
            .unsafeFlags([
                "-module-alias", "Cocoa=TransferCocoa", "-module-alias", "CoreGraphics=TransferCoreGraphics",
                "-module-alias", "LinkPresentation=TransferLinkPresentation",
                "-Xfrontend", "-disable-cross-import-overlays",
            ])
        ]
    ),

    .executableTarget(
        name: "NestingProgram",
        dependencies: ["SwiftUICore", "TransferableTesting"],
        path: "Tests/NestingProgram"
    ),
    .testTarget(
        name: "TransferableTestingTests",
        dependencies: ["NestingProgram", "SwiftUICore", "TransferableTesting", "TransferTestSupport"]
    ),

    .testTarget(
        name: "SwiftUICoreTests",
        dependencies: [
            "AppFiles", "OddNumbers", "RichText", "SwiftUICore", "LogCapture", "TestScenes", "TransferTestSupport",
            "TransferableTesting",
        ]
    ),
    // What Apple's frameworks were recorded to do, row by row of its tables.
    .testTarget(
        name: "RecordedTests",
        dependencies: [
            "CoreTransferable", "SwiftUICore", "TestScenes", "TransferAppKit", "TransferKit",
            "TransferTestSupport", "TransferableTesting", "UniformTypeIdentifiers",
        ],
        exclude: ["Tables"],
        swiftSettings: aliasesOfKits + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
    // Its files import `PhotosUI` and `SwiftUI`, as those of an app do, and no toolkit is linked.
    .testTarget(
        name: "TransferPhotosUITests",
        dependencies: [
            "CoreTransferable", "RecentFileList", "SwiftUICore", "TransferPhotosUI", "TransferTestSupport",
            "TransferUIKit", "TransferableTesting",
        ],
        swiftSettings: aliasesOfPhones + [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUICore"])]
    ),
    .testTarget(
        name: "TransferQuickLookTests",
        dependencies: ["SwiftUICore", "TransferQuickLook", "TransferTestSupport", "TransferableTesting"],
        swiftSettings: [
            .unsafeFlags(["-module-alias", "QuickLook=TransferQuickLook", "-module-alias", "SwiftUI=SwiftUICore"])
        ]
    ),
    .executableTarget(
        name: "PasteboardProbe",
        dependencies: ["FilePasteboard", "GroupSharing", "SystemPasteboard", "TransferKit"],
        path: "Tests/PasteboardProbe"
    ),
    .testTarget(
        name: "TransferKitTests",
        dependencies: ["TransferKit", "TransferTestSupport"]
            + (hasAllOfLinux ? ["FilePasteboard", "GroupSharing"] + started("PasteboardProbe") : []),
        exclude: ["Programs"] + (hasAllOfLinux ? [] : ["FilePasteboard", "GroupSharing", "Linux"])
    ),

    // What is logged, for tests; no product.
    .target(
        name: "LogCapture",
        dependencies: ["CLogCapture", "UniformTypeIdentifiers", .product(name: "Logging", package: "swift-log")],
        path: "Tests/LogCapture"
    ),
    .target(name: "CLogCapture", path: "Tests/CLogCapture"),

    // Views with numbers that no view can have, for tests; no product.
    .target(name: "OddNumbers", dependencies: ["SwiftUICore"], path: "Tests/OddNumbers"),
    // Views for tests in memory and for those on a display: the layouts that were recorded, a board of cards, and what both hosts do.
    .target(name: "TestScenes", dependencies: ["SwiftUICore"], path: "Tests/TestScenes"),

    // Displays, programs and clipboards for tests; no product.
    .target(name: "TransferTestSupport", path: "Tests/TransferTestSupport", exclude: ["Programs", "Session"]),
    .testTarget(name: "TransferTestSupportTests", dependencies: ["TransferTestSupport"]),

    .testTarget(name: "X11TransportTests", dependencies: ["X11Transport", "TransferTestSupport"]),
    .testTarget(
        name: "WaylandTransportTests",
        dependencies: [
            "CoreTransferable", "SystemSupport", "TransferKit", "TransferTestSupport", "WaylandTransport",
        ]
    ),

    // They do not depend on the macros themselves: all tests and what they test would be built for the compiler, too.
    .testTarget(
        name: "SwiftUIMacrosTests",
        dependencies: ["SwiftUI", "TransferTestSupport", "TransferableTesting"]
    ),

    // What packages of the same build meet that know nothing of this one.
    .testTarget(
        name: "ImportTests",
        dependencies: ["SwiftUI", "SystemPasteboard", "TransferableTesting", "TransferTestSupport"]
    ),

    // Apps of this package and programs that are not, on real displays. The apps stand beside the tests.
    .executableTarget(
        name: "TransferProbe",
        dependencies: [
            "CGTK", "GTKHost", "OddNumbers", "SwiftUI", "TestScenes", "TransferPhotosUI", "TransferQuickLook",
            .product(name: "Logging", package: "swift-log"),
        ],
        path: "Tests/TransferProbe",
        resources: [.copy("Resources")]
    ),
    .executableTarget(name: "InteractionProbe", dependencies: ["SwiftUI"], path: "Tests/InteractionProbe"),
    .executableTarget(name: "DocumentProbe", dependencies: ["SwiftUI"], path: "Tests/DocumentProbe"),
    .testTarget(
        name: "DesktopTransferTests",
        dependencies: ["SwiftUICore", "TestScenes", "TransferTestSupport"]
            + started(
                "Catalog",
                "DocumentProbe",
                "InteractionProbe",
                "KitProbe",
                "Notes",
                "Palette",
                "PasteboardProbe",
                "Photos",
                "PlainWindow",
                "TransferProbe",
                "transferable",
                "transferable-share",
                "transferable-window"
            )
    ),
    .testTarget(
        name: "ExampleTests",
        dependencies: [
            "Catalog", "Notes", "Palette", "Photos", "Postcards", "TransferableTesting", "TransferTestSupport",
            "TransferUIKit",
        ]
    ),
    .testTarget(name: "DesktopBusTests", dependencies: ["CGIO", "DesktopBus", "SystemSupport"]),
    .testTarget(
        name: "GTKHostTests",
        dependencies: ["CGTK", "DesktopBus", "DesktopServices", "GTKHost", "GTKTransport", "TransferTestSupport"]
    ),
    .executableTarget(name: "AccessibilityProbe", dependencies: ["SwiftUI"], path: "Tests/AccessibilityProbe"),
    .testTarget(
        name: "AccessibilityTests",
        dependencies: ["TransferTestSupport"] + started("Catalog", "AccessibilityProbe", "TransferProbe")
    ),
    .testTarget(
        name: "TransferableWindowTests",
        dependencies: ["TransferTestSupport"] + started("transferable", "transferable-share", "transferable-window")
    ),
    .testTarget(
        name: "SystemPasteboardTests",
        dependencies: ["TransferTestSupport", "SystemPasteboard", "CoreTransferable"] + started("PasteboardProbe")
    ),
    .testTarget(
        name: "NearbyDevicesTests",
        dependencies: [
            "CoreTransferable", "NearbyControl", "NearbyDevices", "SystemSupport", "TransferKit", "TransferTestSupport",
        ] + started("transferable", "transferable-nearby", "transferable-share", "transferable-window"),
        exclude: ["Programs"]
    ),
    .testTarget(name: "ProjectPortingTests", dependencies: ["ProjectPorting"]),
    .testTarget(name: "AppBundlingTests", dependencies: ["AppBundling", "DesktopDeclarations", "TransferTestSupport"]),
    .testTarget(
        name: "TransferableCommandTests",
        dependencies: ["TransferTestSupport"]
            + started("transferable", "transferable-nearby", "transferable-share", "transferable-window")
    ),
]

// The names of the targets of this package that a target depends on directly.
func namesOfDependencies(_ target: Target) -> [String] {
    target.dependencies.compactMap { dependency in
        switch dependency {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }
}

func needed(by tests: [String], of targets: [Target]) -> [Target] {
    var names: Set<String> = []
    var left = tests
    while let name = left.popLast() {
        guard names.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
        left += namesOfDependencies(target)
    }
    return targets.filter { names.contains($0.name) }
}

// The modules among some targets, and those that they need.
func modules(of names: [String], _ targets: [Target]) -> [String] {
    let modules = targets.filter { $0.type == .regular && names.contains($0.name) }.map(\.name)
    return needed(by: modules, of: targets).filter { $0.type == .regular }.map(\.name)
}

// SwiftPM compiles a module again only where the interface of one changes that its target names. An app that names SwiftUI alone would
// stay as it is where SwiftUICore changes, as SwiftUI's own interface is the same, and would then read values of another layout.
// Therefore each target depends on all modules that those it names need, and products have them.
for target in targets where target.type != .macro && target.type != .system {
    let named = namesOfDependencies(target)
    target.dependencies += modules(of: named, targets).filter { !named.contains($0) }.map { .target(name: $0) }
}
let products: [Product] = namedProducts.map { product in
    guard let library = product as? Product.Library else { return product }
    return .library(name: library.name, targets: modules(of: library.targets, targets))
}

let libraryTargets = products.compactMap { $0 as? Product.Library }.flatMap(\.targets)

// The Swift Package Index builds on a machine without GTK, and sets SPI_BUILD. There the package has what needs no library of the
// system; see .spi.yml.
func withoutSystemLibraries(_ targets: [Target]) -> [Target] {
    targets.filter { target in
        target.type != .test && target.path?.hasPrefix("Tests/") != true
            && needed(by: [target.name], of: targets).allSatisfy { $0.type != .system }
    }
}
let isForPackageIndex = Context.environment["SPI_BUILD"] != nil

// The modules that every platform has, and their tests.
let modelLayer: Set = [
    "Combine", "CombineCore", "CoreTransferable", "RichText", "SystemSupport", "TransferKit", "UniformTypeIdentifiers",
    "UniformTypes",
    "CLogCapture", "CombineTests", "CoreTransferableTests", "LogCapture", "RichTextTests", "SystemSupportTests",
    "TransferKitTests", "TransferTestSupport", "UniformTypesTests",
]
let targetsOfPlatform = hasAllOfLinux ? targets : targets.filter { modelLayer.contains($0.name) }

let declaredTargets: [Target] =
    if isForApplePlatforms {
        [.target(name: "PartOfTheSystem")]
    } else if isForPackageIndex {
        withoutSystemLibraries(targetsOfPlatform)
    } else {
        testTargets.map { needed(by: $0.isEmpty ? libraryTargets : $0, of: targetsOfPlatform) } ?? targetsOfPlatform
    }
let declaredProducts: [Product] =
    if isForApplePlatforms {
        products.filter { $0 is Product.Library }.map { .library(name: $0.name, targets: ["PartOfTheSystem"]) }
    } else if testTargets?.isEmpty == false {
        []
    } else {
        products.filter { product in
            let names = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
            return names.allSatisfy { name in declaredTargets.contains { $0.name == name } }
        }
    }
// What the declared targets need of other packages.
let dependencies: [Package.Dependency] = [
    ("swift-log", .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0")),
    ("swift-argument-parser", .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0")),
    ("swift-syntax", .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")),
].filter { name, _ in
    declaredTargets.contains { target in
        target.dependencies.contains { dependency in
            if case .productItem(_, name, _, _) = dependency { true } else { false }
        }
    }
}.map { $0.1 }

let package = Package(
    name: "swift-transferable",
    products: declaredProducts,
    traits: [
        // One trait for both: SwiftPM hands the names of several to the compiler in an order that differs from build to build, and
        // builds everything again when it does.
        .default(enabledTraits: ["Tools"]),
        .trait(
            name: "Tools",
            description: """
                The macros #Preview, @Previewable and @Entry, which need swift-syntax, and the commands, which need \
                swift-argument-parser.
                """
        ),
    ],
    dependencies: dependencies,
    targets: declaredTargets,
    swiftLanguageModes: [.v6]
)
