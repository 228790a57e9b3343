// swift-tools-version:6.1
import PackageDescription

// On Apple's platforms these modules are part of the system, so nothing is declared there.
#if os(Linux)
    let products: [Product] = [
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    ]

    let targets: [Target] = [
        // The model layer: no system library.
        .target(name: "UniformTypeIdentifiers", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(
            name: "CoreTransferable",
            dependencies: ["UniformTypeIdentifiers", .product(name: "Logging", package: "swift-log")]
        ),

        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", .product(name: "Logging", package: "swift-log")],
            exclude: ["Interface"]
        ),
    ]
#else
    let products: [Product] = []
    let targets: [Target] = []
#endif

let package = Package(
    name: "swift-transferable",
    products: products,
    dependencies: [
        .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0")
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
