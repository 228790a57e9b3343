// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    // Without the macros, which take as long to build as the rest.
    dependencies: [.package(name: "swift-transferable", path: "..", traits: [])],
    targets: [
        // GIO, to measure beside.
        .systemLibrary(name: "CMeasuredGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "Measuring"),
        .executableTarget(
            name: "TypeBenchmarks",
            dependencies: [
                "CMeasuredGIO", "Measuring", .product(name: "UniformTypeIdentifiers", package: "swift-transferable"),
            ]
        ),
        .executableTarget(
            name: "ReaderBenchmarks",
            dependencies: ["Measuring", .product(name: "CoreTransferable", package: "swift-transferable")]
        ),
        .executableTarget(
            name: "ModelBenchmarks",
            dependencies: [
                "Measuring", .product(name: "CoreTransferable", package: "swift-transferable"),
                .product(name: "TransferKit", package: "swift-transferable"),
            ]
        ),
        .executableTarget(
            name: "ViewBenchmarks",
            dependencies: [
                "Measuring", .product(name: "SwiftUI", package: "swift-transferable"),
                // Built beside it, because its start is measured.
                .product(name: "Catalog", package: "swift-transferable"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
