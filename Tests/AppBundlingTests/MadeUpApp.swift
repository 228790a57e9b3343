import DesktopDeclarations
import Foundation
import TransferTestSupport

@testable import AppBundling

/// A package of an app in a temporary directory, with a program that stands in for the built one.
struct MadeUpApp {
    let directory: TemporaryDirectory
    var root: [String: Any] = [
        "CFBundleIdentifier": "org.example.Kitchen", "CFBundleName": "Kitchen", "CFBundleShortVersionString": "1.2.0",
        "CFBundleExecutable": "Kitchen",
        "LSApplicationCategoryType": "public.app-category.productivity",
        "NSHumanReadableCopyright": "© 2026 Example Cooks",
        "CFBundleDocumentTypes": [["CFBundleTypeRole": "Editor", "LSItemContentTypes": ["org.example.recipe"]]],
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "org.example.recipe", "UTTypeDescription": "Recipe",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": [
                    "public.filename-extension": ["krecipe"], "org.freedesktop.magic": ["0:RECIPE\\x00"],
                ],
            ]
        ],
        "LinuxDesktop": [
            "Summary": "Keep recipes", "License": "MIT", "Developer": "Example Cooks",
            "Homepage": "https://example.org/kitchen",
        ],
    ]
    /// The name of the product and of its target.
    var product = "Kitchen"

    init() throws {
        directory = try TemporaryDirectory()
    }

    var packageFolder: String { directory.file("kitchen") }
    var output: String { directory.file("made") }

    /// The manifest as SwiftPM prints it.
    private var manifest: String {
        """
        {
          "name": "kitchen", "products": [{"name": "\(product)", "targets": ["\(product)"], "type": {"executable": null}}],
          "dependencies": [],
          "targets": [
            {"name": "\(product)", "type": "executable", "dependencies": [], "resources": [{"path": "Resources", "rule": {}}]},
            {"name": "Other", "type": "executable", "dependencies": [], "resources": []}
          ]
        }
        """
    }

    /// Writes the files, and returns the bundler of the app.
    func bundler(_ change: (inout Bundler.Options) -> Void = { _ in }) throws -> Bundler {
        let plist = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        try directory.write(plist, to: "kitchen/Sources/\(product)/Resources/Info.plist")
        // The time of the manifest is that of the packages.
        if !FileManager.default.fileExists(atPath: "\(packageFolder)/Package.swift") {
            try directory.write("// swift-tools-version:6.2\n", to: "kitchen/Package.swift")
        }
        var options = Bundler.Options()
        options.product = product
        options.environment = [:]
        change(&options)
        let source = try SourcePackage(folder: packageFolder, manifest: PackageManifest(Data(manifest.utf8)))
        return try Bundler(source, options)
    }

    /// Puts a program into a folder of builds, with the resources of this target and of another one.
    /// - Parameter script: The program; nil for one that is linked with the C library.
    func makeProgram(_ script: String? = nil) async throws -> String {
        let place = directory.file("build/\(product)")
        try directory.write("for the app", to: "build/kitchen_\(product).resources/Resources/oven.txt")
        try directory.write("for another", to: "build/kitchen_Other.resources/other.txt")
        if let script { return try await directory.writeProgram(script, to: "build/\(product)") }
        try await run("install", ["-m", "755", "/usr/bin/env", place])
        return place
    }

    /// Makes packages, and returns their paths.
    func make(
        _ formats: [Bundler.Format],
        script: String? = nil,
        change: (inout Bundler.Options) -> Void = { _ in }
    ) async throws -> [String] {
        let program = try await makeProgram(script)
        var paths: [String] = []
        let bundler = try bundler { options in
            options.program = program
            change(&options)
        }
        try bundler.make(formats, in: output, drawing: Self.draw) { paths.append($0) }
        return paths
    }

    /// Stands in for the program that draws icons: the beginnings of PNGs of the right widths.
    static func draw(_ path: String, _ sizes: [Int]) -> [Int: Data] {
        sizes.reduce(into: [:]) { $0[$1] = png(width: $1, note: (path as NSString).lastPathComponent) }
    }

    /// Returns the header of a PNG, and some bytes that tell it from others.
    static func png(width: Int, note: String = "") -> Data {
        let number = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: width >> $0) }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number + number
        )
            + Data(note.utf8)
    }
}
