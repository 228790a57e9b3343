// swift-tools-version:6.2
import PackageDescription

// On Apple's platforms these modules are part of the system, so nothing is declared there.
#if os(Linux)
    let products: [Product] = [
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "TransferableTesting", targets: ["TransferableTesting"]),
        .library(name: "TransferKit", targets: ["TransferKit"]),
        .library(name: "X11Transport", targets: ["X11Transport"]),
        .library(name: "SystemPasteboard", targets: ["SystemPasteboard"]),
        .library(name: "WaylandTransport", targets: ["WaylandTransport"]),
        .library(name: "GTKTransport", targets: ["GTKTransport"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "GTKHost", targets: ["GTKHost"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .executable(name: "Catalog", targets: ["Catalog"]),
        .executable(name: "transferable", targets: ["transferable"]),
        .executable(name: "transferable-window", targets: ["transferable-window"]),
    ]

    let targets: [Target] = [
        // What Linux has beyond POSIX.
        .target(name: "CLinux"),

        // The model layer: no system library.
        .target(name: "UniformTypeIdentifiers", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(
            name: "CoreTransferable",
            dependencies: ["CLinux", "UniformTypeIdentifiers", .product(name: "Logging", package: "swift-log")]
        ),

        // For unit tests of apps: checks of transferable types, and windows without a display.
        .target(name: "TransferableTesting", dependencies: ["CoreTransferable", "SwiftUICore", "TransferKit"]),

        // Offers on the wire, and the pasteboard: no system library either.
        .target(name: "TransferKit", dependencies: ["CLinux", "CoreTransferable"]),

        // The clipboard without a toolkit.
        .systemLibrary(
            name: "CXCB",
            pkgConfig: "xcb xcb-xfixes",
            providers: [.apt(["libxcb1-dev", "libxcb-xfixes0-dev"])]
        ),
        .target(
            name: "X11Transport",
            dependencies: ["CXCB", "TransferKit", "UniformTypeIdentifiers"]
        ),

        .target(name: "SystemPasteboard", dependencies: ["TransferKit", "X11Transport", "WaylandTransport"]),

        // Views without a toolkit.
        .target(
            name: "SwiftUICore",
            dependencies: ["CoreTransferable", "TransferKit", "UniformTypeIdentifiers"]
        ),

        // The clipboard of a Wayland compositor, without a toolkit.
        .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        .target(name: "CWaylandProtocols", dependencies: ["CWayland"]),
        .target(
            name: "WaylandTransport",
            dependencies: [
                "CLinux", "CWayland", "CWaylandProtocols", "TransferKit", "UniformTypeIdentifiers",
            ]
        ),

        // GTK 4: windows, clipboard, drag and drop.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CGDKX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        .target(
            name: "GTKTransport",
            dependencies: ["CGDKX11", "CGTK", "TransferKit", "UniformTypeIdentifiers"]
        ),
        .target(name: "GTKHost", dependencies: ["CGTK", "GTKTransport", "SwiftUICore"]),
        .target(name: "SwiftUI", dependencies: ["GTKHost", "SwiftUICore"]),

        // The command line.
        .executableTarget(
            name: "transferable",
            dependencies: [
                "CLinux", "CommandSupport", "UniformTypeIdentifiers", "SystemPasteboard",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // What the command line and its windows have in common.
        .target(name: "CommandSupport", dependencies: ["CoreTransferable"]),
        // Its windows: a program of their own, which loads GTK so that the others need not.
        .executableTarget(
            name: "transferable-window",
            dependencies: [
                "CGDKX11", "CGTK", "CommandSupport", "CoreTransferable", "GTKTransport", "TransferKit",
                "UniformTypeIdentifiers",
            ]
        ),

        // The app that shows what the others are for.
        .executableTarget(
            name: "Catalog",
            dependencies: ["SwiftUI"],
            path: "Examples/Catalog",
            resources: [.copy("Resources")]
        ),

        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", "LogCapture"],
            exclude: ["Documents", "Interface"]
        ),

        .testTarget(name: "TransferableTestingTests", dependencies: ["SwiftUICore", "TransferableTesting"]),

        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: ["SwiftUICore", "LogCapture", "TransferableTesting"]
        ),
        .executableTarget(name: "PasteboardProbe", dependencies: ["TransferKit"], path: "Tests/PasteboardProbe"),
        .testTarget(
            name: "TransferKitTests",
            dependencies: ["TransferKit", "TransferTestSupport", "PasteboardProbe"],
            exclude: ["Programs"]
        ),

        // What is logged, for tests; no product.
        .target(
            name: "LogCapture",
            dependencies: ["UniformTypeIdentifiers", .product(name: "Logging", package: "swift-log")],
            path: "Tests/LogCapture"
        ),

        // Displays, programs and clipboards for tests; no product.
        .target(name: "TransferTestSupport", path: "Tests/TransferTestSupport", exclude: ["Programs"]),
        .testTarget(name: "TransferTestSupportTests", dependencies: ["TransferTestSupport"]),

        .testTarget(name: "X11TransportTests", dependencies: ["X11Transport", "TransferTestSupport"]),
        .testTarget(
            name: "WaylandTransportTests",
            dependencies: ["CoreTransferable", "TransferKit", "TransferTestSupport", "WaylandTransport"]
        ),

        // Apps of this package and programs that are not, on real displays. The apps stand beside the tests.
        .executableTarget(name: "TransferProbe", dependencies: ["SwiftUI"], path: "Tests/TransferProbe"),
        .testTarget(name: "DesktopTransferTests", dependencies: ["TransferTestSupport", "Catalog", "TransferProbe"]),
        .executableTarget(name: "AccessibilityProbe", dependencies: ["SwiftUI"], path: "Tests/AccessibilityProbe"),
        .testTarget(
            name: "AccessibilityTests",
            dependencies: ["TransferTestSupport", "Catalog", "AccessibilityProbe"]
        ),
        .testTarget(
            name: "TransferableWindowTests",
            dependencies: ["TransferTestSupport", "transferable", "transferable-window"]
        ),
        .testTarget(
            name: "SystemPasteboardTests",
            dependencies: ["TransferTestSupport", "SystemPasteboard", "CoreTransferable"]
        ),
        .testTarget(name: "TransferableCommandTests", dependencies: ["TransferTestSupport", "transferable"]),
    ]
#else
    let products: [Product] = []
    let targets: [Target] = []
#endif

let package = Package(
    name: "swift-transferable",
    products: products,
    dependencies: [
        .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
