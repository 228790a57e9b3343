// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "Soak",
    dependencies: [.package(name: "swift-transferable", path: "..")],
    targets: [
        .executableTarget(
            name: "Soak",
            dependencies: [.product(name: "SystemPasteboard", package: "swift-transferable")]
        )
    ],
    swiftLanguageModes: [.v6]
)
