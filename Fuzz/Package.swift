// swift-tools-version:6.2
import PackageDescription

// Built by scripts/fuzz, which adds the sanitizers.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "swift-transferable", path: "..", traits: [])],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CFuzzer",
                .product(name: "CoreTransferable", package: "swift-transferable"),
                // With the message buses.
                .product(name: "GTKTransport", package: "swift-transferable"),
                .product(name: "InternalModules", package: "swift-transferable"),
                // With the pasteboard in files and what groups share.
                .product(name: "SystemPasteboard", package: "swift-transferable"),
                .product(name: "TransferKit", package: "swift-transferable"),
                .product(name: "UniformTypeIdentifiers", package: "swift-transferable"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
