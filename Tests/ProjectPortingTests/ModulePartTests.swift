import Testing

@testable import ProjectPorting

@Suite("Imports of parts of modules")
struct ModulePartTests {
    private func ported(_ source: String) throws -> (package: PortedPackage, files: [String: String]) {
        var files = ProjectText.files
        files.contents["Recipes/Model.swift"] = source
        let package = try PackageMaker.package(of: "Recipes.xcodeproj", in: files, options: PortingOptions())
        let made = package.generatedFiles(in: files).map { ($0.path, $0.text) }
        return (package, Dictionary(uniqueKeysWithValues: made))
    }

    @Test("find modules that are made for them, and the names by exported imports")
    func parts() throws {
        let (package, files) = try ported("import os.log\nimport os.signpost\nimport OSLog\nimport AppKit.NSImage\n")
        let manifest = try #require(files["Package.swift"])
        for line in [
            ".target(name: \"os\", condition: .when(platforms: [.linux])),",
            ".target(name: \"AppKit\", condition: .when(platforms: [.linux])),",
            ".systemLibrary(name: \"os\", path: \"Linux/os\"),",
            ".systemLibrary(name: \"AppKit\", path: \"Linux/AppKit\"),",
            ".product(name: \"UnifiedLogging\", package: \"swift-transferable\", condition: .when(platforms: [.linux])),",
            "\"OSLog=UnifiedOSLog\"", "\"Linux/AppKit\",", "\"Linux/os\",",
        ] {
            #expect(manifest.contains(line), "\(line) in \(manifest)")
        }
        #expect(!manifest.contains("os=UnifiedLogging") && !manifest.contains("AppKit=TransferAppKit"))
        let map = try #require(files["Linux/os/module.modulemap"])
        #expect(map.hasSuffix("module os {\n    module log {\n    }\n    module signpost {\n    }\n}\n"))
        let exports = try #require(files["Linux/Recipes/Everywhere.swift"])
        #expect(exports.contains("@_exported import TransferAppKit\n    @_exported import UnifiedLogging\n"))
        #expect(!exports.contains("import AppKit"))
        #expect(!package.findings.contains { $0.subject.contains("os.") || $0.subject.contains("AppKit") })
        #expect(package.modulesWithoutCounterpart.names == ["Sparkle"])
    }

    @Test("are not needed where modules are imported as a whole, and of other modules are reported")
    func whole() throws {
        let (package, files) = try ported("import os\nimport AppKit\nimport Foundation.NSURL\n")
        let manifest = try #require(files["Package.swift"])
        #expect(!manifest.contains("systemLibrary") && manifest.contains("\"os=UnifiedLogging\""))
        #expect(!files.keys.contains { $0.hasSuffix("module.modulemap") })
        #expect(package.findings.contains { $0.subject == "import Foundation.NSURL" })
    }

    @Test("are reported in a package of somebody's own, whose manifest stays as it is")
    func ownPackage() {
        let files = MemoryFiles(contents: [
            "Package.swift": ".target(name: \"Tea\")", "Sources/Tea/a.swift": "import os.log\n",
        ])
        let (package, advice) = PackageReview.review(of: files)
        #expect(package.findings.contains { $0.subject == "import os.log" })
        #expect(advice.contains { $0.contains("os=UnifiedLogging") })
    }
}
