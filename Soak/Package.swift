// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "Soak",
    dependencies: [.package(name: "swift-transferable", path: "..", traits: [])],
    targets: [
        .executableTarget(
            name: "Soak",
            dependencies: [
                .product(name: "SwiftUICore", package: "swift-transferable"),
                .product(name: "SystemPasteboard", package: "swift-transferable"),
                .product(name: "TransferableTesting", package: "swift-transferable"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
