import Testing

@testable import ProjectPorting

@Suite("Packages of Xcode projects")
struct PackageTests {
    private func package(
        of files: MemoryFiles = ProjectText.files,
        options: PortingOptions = PortingOptions()
    ) throws -> PortedPackage {
        try PackageMaker.package(of: "Recipes.xcodeproj", in: files, options: options)
    }

    private func text(of path: String, _ package: PortedPackage, _ files: MemoryFiles = ProjectText.files) throws
        -> String
    {
        try #require(package.generatedFiles(in: files).first { $0.path == path }).text
    }

    @Test("A folder of files becomes a target with its sources, resources and packages")
    func folder() throws {
        let package = try package()
        let manifest = try text(of: "Package.swift", package)
        #expect(manifest.hasPrefix("// swift-tools-version:6.2\n// Written by"))
        for line in [
            "name: \"Recipes\",", "platforms: [.macOS(\"14.0\")],", ".package(path: \"../swift-transferable\"),",
            ".package(url: \"https://github.com/apple/swift-algorithms.git\", from: \"1.2.0\"),",
            ".package(path: \"Packages/Kitchen\"),", ".executableTarget(",
            ".product(name: \"Algorithms\", package: \"swift-algorithms\"),",
            ".product(name: \"Kitchen\", package: \"Kitchen\"),",
            ".product(name: \"SwiftUI\", package: \"swift-transferable\", condition: .when(platforms: [.linux])),",
            ".copy(\"Recipes/Assets.xcassets\"),", ".copy(\"Recipes/Localizable.xcstrings\"),",
            ".copy(\"Linux/Recipes/Resources\"),", "\"Recipes/Old\",", "\"Recipes/Recipes.entitlements\",",
            "\"README.md\",", "\"Packages\",", ".swiftLanguageMode(.v5)",
        ] {
            #expect(manifest.contains(line), "\(line) in \(manifest)")
        }
        #expect(!manifest.contains("Sparkle"))
        // A folder of sources with a resource in it has two rules for that.
        #expect(manifest.contains("\"Recipes/Model.swift\","))
        #expect(!manifest.contains("sources: [\"Recipes\""))
    }

    @Test("What is not taken over is said")
    func notes() throws {
        let notes = try package().notes.map(\.subject)
        #expect(
            notes.contains("package Sparkle") && notes.contains("Share") && notes.contains("script “Run SwiftLint”")
        )
    }

    @Test("The Info.plist has its variables replaced, and what the settings add")
    func information() throws {
        let text = try text(of: "Linux/Recipes/Resources/Info.plist", package())
        #expect(text.contains("<string>org.example.recipes</string>"))
        #expect(text.contains("<string>Recipes</string>") && !text.contains("$("))
        #expect(text.contains("public.app-category.food-and-drink") && text.contains("org.example.recipe</string>"))
        #expect(text.contains("<string>1.4</string>"))
    }

    @Test("Files that import Foundation alone see what it shows on a Mac")
    func exports() throws {
        let text = try text(of: "Linux/Recipes/Everywhere.swift", package())
        #expect(text.contains("@_exported import FoundationNetworking\n    @_exported import SwiftUI"))
    }

    @Test("Assets have the constants that Xcode makes")
    func symbols() throws {
        let text = try text(of: "Linux/Recipes/AssetSymbols.swift", package())
        #expect(text.contains("static let brand = ColorResource(name: \"brandColor\", bundle: .main)"))
        #expect(text.contains("static let urlBadge = ImageResource(name: \"URL-badge\", bundle: .main)"))
        #expect(text.contains("static let BG = ColorResource(name: \"BG\", bundle: .main)"))
        #expect(!text.contains("extension Color {"))
    }

    @Test("Made a second time, with its own files there, the package is the same")
    func repetition() throws {
        var files = ProjectText.files
        let first = try package(of: files).generatedFiles(in: files)
        for file in first { files.contents[file.path] = file.text }
        #expect(try package(of: files).generatedFiles(in: files) == first)
    }

    @Test("A changed file is somebody's own")
    func changes() throws {
        let text = try text(of: "Package.swift", package())
        #expect(GeneratedFile.isGenerated(.init(text.utf8)))
        #expect(!GeneratedFile.isGenerated(.init(text.replacing("14.0", with: "15.0").utf8)))
        #expect(!GeneratedFile.isGenerated(.init("// swift-tools-version:6.2\nimport PackageDescription\n".utf8)))
        #expect(!GeneratedFile.isGenerated(.init()))
    }

    @Test("A target of two platforms gets the older toolkit of the Mac, by its own name, and no other")
    func aliases() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = """
            #if canImport(UIKit)
            import UIKit
            #elseif canImport(AppKit)
            import AppKit
            #endif
            import os
            """
        let manifest = try text(of: "Package.swift", package(of: files), files)
        #expect(
            manifest.contains("\"-module-alias\", \"AppKit=TransferAppKit\", \"-module-alias\", \"os=UnifiedLogging\"")
        )
        #expect(manifest.contains(".when(platforms: [.linux]))") && !manifest.contains("TransferUIKit"))
        files.contents["Recipes/Copy.swift"] = "import UIKit\n"
        #expect(try text(of: "Package.swift", package(of: files), files).contains("UIKit=TransferUIKit"))
    }

    @Test("Cocoa and CoreGraphics have modules of their own, and Cocoa brings AppKit")
    func shownModules() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = "import Cocoa\nimport CoreGraphics\n"
        files.contents["Recipes/Paste.swift"] = "#if canImport(AppKit)\nlet a = 1\n#else\nimport MapKit\n#endif\n"
        let package = try package(of: files)
        let manifest = try text(of: "Package.swift", package, files)
        for alias in ["AppKit=TransferAppKit", "Cocoa=TransferCocoa", "CoreGraphics=TransferCoreGraphics"] {
            #expect(manifest.contains("\"-module-alias\", \"\(alias)\""))
        }
        #expect(manifest.contains(".product(name: \"TransferCocoa\", package: \"swift-transferable\""))
        #expect(!package.findings.contains { ["Recipes/Copy.swift", "Recipes/Paste.swift"].contains($0.path) })
        let exports = try text(of: "Linux/Recipes/Everywhere.swift", package, files)
        #expect(exports.contains("import AppKit") && !exports.contains("import Cocoa"))
    }

    @Test(
        "A package that an older project names among its files is a dependency",
        arguments: [".library(name: \"Kitchen\")", "let name = \"Kit\" + \"chen\""]
    )
    func wrapper(manifest: String) throws {
        var files = ProjectText.files
        files.contents["Recipes.xcodeproj/project.pbxproj"] = ProjectText.appWithFolder()
            .replacing("FOLDER /* Recipes */, ); sourceTree", with: "FOLDER, WRAPPER, ); sourceTree")
            .replacing("LOCAL,\n", with: "\n")
            .replacing(
                "LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kitchen; };",
                with: "WRAPPER = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Kitchen; };"
            )
        files.contents["Packages/Kitchen/Package.swift"] = manifest
        let text = try text(of: "Package.swift", package(of: files), files)
        #expect(text.contains(".package(path: \"Packages/Kitchen\"),"))
        #expect(text.contains(".product(name: \"Kitchen\", package: \"Kitchen\"),"))
    }

    @Test("A workspace without a project says which commands read its packages")
    func workspaceOfPackages() {
        let files = MemoryFiles(contents: [
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace><FileRef location = "group:"></FileRef><FileRef location = "group:Core"></FileRef></Workspace>
            """, "Package.swift": "", "Core/Package.swift": "",
        ])
        let error = #expect(throws: PortingError.self) {
            try PackageMaker.package(of: "All.xcworkspace", in: files, options: PortingOptions())
        }
        #expect(error?.description.contains("\n  transferable port Package.swift\n  transferable port Core/") == true)
    }

    @Test("Files that import the old module of types see the new one, unless files of the target import that one")
    func typesOfOld() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = "import SwiftUI\nimport MobileCoreServices\n"
        let manifest = try text(of: "Package.swift", package(of: files), files)
        #expect(manifest.contains("MobileCoreServices=UniformTypeIdentifiers"))
        files.contents["Recipes/Paste.swift"] = "import UniformTypeIdentifiers\n"
        let both = try package(of: files)
        #expect(try !text(of: "Package.swift", both, files).contains("MobileCoreServices"))
        #expect(
            both.findings.contains { $0.subject == "import MobileCoreServices" && $0.advice.contains("Uniform") }
        )
    }

    @Test("An import of a part of a module that has none here is named, and one of a declaration is not")
    func submodules() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = """
            import struct SwiftUI.Text
            import UniformTypeIdentifiers.UTType
            import os.log
            import Algorithms.Chain
            """
        let subjects = try package(of: files).findings.filter { $0.path == "Recipes/Copy.swift" }.map(\.subject)
        #expect(subjects == ["import UniformTypeIdentifiers.UTType"])
    }

    @Test(
        "A name that is not there has the advice of what takes its place",
        arguments: [
            ("var item: NSStatusItem?", "MenuBarExtra"), ("let menu = NSMenu()", "contextMenu"),
            ("let all = NSPredicate(format: \"a == 1\")", "a closure"), ("#Playground { }", "canImport(Playgrounds)"),
            ("let monitor = NWPathMonitor()", "GNetworkMonitor"), ("AppStore.requestReview(in: scene)", "leave it out"),
            ("f(#selector(UIResponder.resignFirstResponder))", "FocusState"), ("SecItemAdd(query, nil)", "libsecret"),
            ("@UIApplicationMain class AppDelegate: UIResponder {}", "Write @main"),
            ("let picker = UIImagePickerController()", "PhotosPicker"), ("let font = UIFont()", "Use Font"),
        ]
    )
    func advice(source: String, part: String) throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = "import SwiftUI\n\(source)\n"
        let findings = try package(of: files).findings.filter { $0.path == "Recipes/Copy.swift" && $0.kind == .name }
        #expect(findings.contains { $0.line == 2 && $0.advice.contains(part) }, "\(findings)")
    }

    @Test("A file that imports SwiftUI alone sees the older toolkit of its platform")
    func shownToolkit() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = "import SwiftUI\nfunc copy() { NSPasteboard.general.clearContents() }\n"
        let package = try package(of: files)
        #expect(try text(of: "Package.swift", package, files).contains("AppKit=TransferAppKit"))
        #expect(try text(of: "Linux/Recipes/Everywhere.swift", package, files).contains("@_exported import AppKit\n"))
        files.contents["Recipes/Copy.swift"] = "import SwiftUI\n#if os(macOS)\nlet a = NSImage()\n#endif\n"
        #expect(try !text(of: "Package.swift", self.package(of: files), files).contains("AppKit"))
    }

    @Test("A package is left out when the user says so")
    func leavingOut() throws {
        var options = PortingOptions()
        options.leftOut = ["Swift-Algorithms"]
        #expect(try !text(of: "Package.swift", package(options: options)).contains("swift-algorithms"))
    }

    @Test("Default isolation and conditions are those of the settings")
    func settings() throws {
        var files = ProjectText.files
        files.contents["Recipes.xcodeproj/project.pbxproj"] = ProjectText.appWithFolder(
            settings: """
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", PRO, DEBUG, "x\\"y"); SWIFT_VERSION = 6.0;
                """
        )
        let manifest = try text(of: "Package.swift", package(of: files), files)
        #expect(manifest.contains(".defaultIsolation(MainActor.self)") && manifest.contains(".define(\"PRO\")"))
        #expect(manifest.contains(".swiftLanguageMode(.v6)") && manifest.contains("NonisolatedNonsendingByDefault"))
        #expect(!manifest.contains("x\\\"y") && !manifest.contains("\"DEBUG\""))
        #expect(!manifest.contains("BareSlashRegexLiterals"))
    }

    @Test("A slash begins a regular expression, unless the settings of source in Swift 5 say otherwise")
    func slashes() throws {
        #expect(try text(of: "Package.swift", package()).contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")"))
        var files = ProjectText.files
        files.contents["Recipes.xcodeproj/project.pbxproj"] = ProjectText.appWithFolder(
            settings: "SWIFT_ENABLE_BARE_SLASH_REGEX = NO;"
        )
        #expect(try !text(of: "Package.swift", package(of: files), files).contains("BareSlashRegexLiterals"))
    }

    @Test("Modules without a counterpart are empty for a check, with the parts that source imports")
    func emptyModules() throws {
        var files = ProjectText.files
        files.contents["Recipes/Copy.swift"] = """
            import IOKit.ps
            import IOKit.hid.usage
            import MapKit
            import struct Security.Key
            import UniformTypeIdentifiers.UTType
            """
        let modules = try package(of: files).modulesWithoutCounterpart
        #expect(modules.names == ["IOKit", "MapKit", "Security", "Sparkle"])
        #expect(
            modules.map == """
                module IOKit {
                    module hid {
                        module usage {
                        }
                    }
                    module ps {
                    }
                }
                module MapKit {
                }
                module Security {
                }
                module Sparkle {
                }

                """
        )
    }
}
