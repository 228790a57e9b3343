import Foundation
import Testing
import TransferTestSupport

@Suite("transferable port")
struct PortCommandTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
        try tool.directory.makeDirectory("Tea/Tea.xcodeproj")
        try tool.directory.makeDirectory("Tea/Tea/Assets.xcassets/leaf.colorset")
        try tool.directory.write(Self.project, to: "Tea/Tea.xcodeproj/project.pbxproj")
        try tool.directory.write("{}", to: "Tea/Tea/Assets.xcassets/leaf.colorset/Contents.json")
        try tool.directory.write(Self.source, to: "Tea/Tea/TeaApp.swift")
    }

    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T /* Tea */, ); };
                G = {isa = PBXGroup; children = (F /* Tea */, ); sourceTree = "<group>"; };
                F /* Tea */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Tea; sourceTree = "<group>"; };
                T = {
                    isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application";
                    buildPhases = (); fileSystemSynchronizedGroups = (F, ); buildConfigurationList = L;
                };
                L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
                C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    SDKROOT = macosx; PRODUCT_BUNDLE_IDENTIFIER = org.example.tea; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
            };
            rootObject = P;
        }
        """

    private static let source = """
        import MapKit
        import SwiftUI

        @main
        struct TeaApp: App {
            var body: some Scene {
                WindowGroup {
                    Text("Tea")
                    #if os(macOS)
                        Button("Copy") {}
                    #endif
                }
            }
        }
        """

    /// The files below the project's folder with their contents.
    private func tree() throws -> [String: Data] {
        let folder = tool.directory.file("Tea")
        var tree: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            tree[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
        }
        return tree
    }

    @Test("A package is written beside the project, what it needs is listed, and nothing else changes")
    func porting() async throws {
        let before = try tree()
        let output = try await tool.output("port", "Tea")
        #expect(output.contains("Tea/TeaApp.swift:1: import MapKit: Open the place in the browser"))
        #expect(output.contains("Tea/TeaApp.swift:9: #if os(macOS): Linux gets no branch."))
        #expect(output.contains("1 Swift file in Tea, 14 lines: 1 imports"))
        let after = try tree()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        #expect(
            Set(after.keys).subtracting(before.keys) == [
                "Package.swift", "Linux/Tea/AssetSymbols.swift", "Linux/Tea/Everywhere.swift",
                "Linux/Tea/Resources/Info.plist",
            ]
        )
        let again = try await tool.output("port", "Tea/Tea.xcodeproj/")
        #expect(!again.contains("wrote") && output.contains("wrote"))
        #expect(try tree() == after)
    }

    @Test("The package is one that SwiftPM takes without a word")
    func manifest() async throws {
        try tool.directory.makeDirectory("swift-transferable/Sources/SwiftUI")
        try tool.directory.write("", to: "swift-transferable/Sources/SwiftUI/Empty.swift")
        let manifest = """
            // swift-tools-version:6.2
            import PackageDescription
            let package = Package(
                name: "swift-transferable",
                products: [
                    .library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "UnifiedLogging", targets: ["SwiftUI"]),
                ],
                targets: [.target(name: "SwiftUI")]
            )
            """
        try tool.directory.write("import os.log\n\(Self.source)", to: "Tea/Tea/TeaApp.swift")
        try tool.directory.write(manifest, to: "swift-transferable/Package.swift")
        _ = try await tool.output("port", "Tea")
        let program = try await run(
            "swift",
            ["package", "--package-path", tool.directory.file("Tea"), "describe"],
            environment: ProcessInfo.processInfo.environment
        )
        #expect(program.standardOutput.text.contains("Linux/Tea/Resources"))
        #expect(program.standardOutput.text.contains("Linux/os"))
        #expect(program.standardOutput.text.contains("Tea/Assets.xcassets"))
        #expect(!program.transcript.contains("error:") && !program.transcript.contains("warning:"))
    }

    @Test("The only project below a folder is ported where it is, or in that folder if it has files beside its own")
    func projectBelow() async throws {
        try tool.directory.makeDirectory("Pods/Pods.xcodeproj")
        let output = try await tool.output("port", ".")
        #expect(output.contains("1 Swift file in Tea, 14 lines"))
        #expect(try tree()["Package.swift"] != nil)

        let around = try tool.directory.makeDirectory("Around")
        try FileManager.default.moveItem(atPath: tool.directory.file("Tea"), toPath: "\(around)/Tea")
        try FileManager.default.removeItem(atPath: "\(around)/Tea/Package.swift")
        try FileManager.default.moveItem(atPath: "\(around)/Tea/Tea", toPath: "\(around)/Sources")
        let project = Self.project.replacing("path = Tea;", with: "path = ../Sources;")
        try tool.directory.write(project, to: "Around/Tea/Tea.xcodeproj/project.pbxproj")
        for _ in 1...2 {
            let output = try await tool.output("port", "Around")
            #expect(output.contains("1 Swift file in Tea, 14 lines"))
            #expect(!output.contains("outside the project's folder"))
        }
        #expect(FileManager.default.fileExists(atPath: "\(around)/Package.swift"))
    }

    @Test(
        "A manifest of somebody's own is not overwritten",
        arguments: ["Package.swift", "Linux/Tea/Everywhere.swift"]
    )
    func refusal(path: String) async throws {
        if path != "Package.swift" { try tool.directory.makeDirectory("Tea/Linux/Tea") }
        try tool.directory.write("// Mine.\n", to: "Tea/\(path)")
        let before = try tree()
        let program = try await tool("port", "Tea/Tea.xcodeproj")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("“\(path)”"))
        #expect(try tree() == before)
    }

    @Test("Nothing is written through a symbolic link")
    func links() async throws {
        let elsewhere = try tool.directory.makeDirectory("elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: tool.directory.file("Tea/Linux"),
            withDestinationPath: elsewhere
        )
        try FileManager.default.createSymbolicLink(
            atPath: tool.directory.file("Tea/Tea/Secret.swift"),
            withDestinationPath: "/etc/passwd"
        )
        let program = try await tool("port", "Tea")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("symbolic link"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
        let dry = try await tool("port", "Tea", "--dry-run")
        #expect(!dry.transcript.contains("Secret"))
    }

    @Test("With --dry-run nothing is written")
    func announcement() async throws {
        let before = try tree()
        let output = try await tool.output("port", "--dry-run", "Tea")
        #expect(output.contains("would write") && output.contains("Package.swift"))
        #expect(try tree() == before)
    }

    @Test("A package of somebody's own is read, and told what to add")
    func package() async throws {
        try tool.directory.makeDirectory("Lib/Sources/Lib")
        let manifest = "// swift-tools-version:6.2\nlet targets: [Target] = [.target(name: \"Lib\")]\n"
        try tool.directory.write(manifest, to: "Lib/Package.swift")
        try tool.directory.write("import AppKit\nimport SwiftUI\nimport Nothing\n", to: "Lib/Sources/Lib/a.swift")
        let output = try await tool.output("port", "Lib")
        #expect(output.contains("Sources/Lib/a.swift:3: import Nothing"))
        #expect(output.contains("AppKit=TransferAppKit") && output.contains("The target “Lib” needs:"))
        // A workspace beside it shows its example.
        try tool.directory.makeDirectory("Lib/Lib.xcworkspace")
        #expect(try await tool.output("port", "Lib") == output)
        #expect(try await tool.output("port", "Lib/Package.swift") == output)
    }

    @Test("With --dry-run a manifest in the way is named, and what would be written is said")
    func announcementInTheWay() async throws {
        try tool.directory.write("// Mine.\n", to: "Tea/Package.swift")
        let program = try await tool("port", "--dry-run", "Tea")
        #expect(program.exitStatus == .exited(0))
        #expect(program.standardError.text.contains("“Package.swift” is there"))
        #expect(program.standardOutput.text.contains("would write"))
        #expect(program.standardOutput.text.contains("0 known names that need another one.\nThe compiler alone finds"))
        let refused = try await tool("port", "Tea")
        #expect(refused.exitStatus == .exited(1) && refused.standardError.text.contains("the path of that file"))
    }

    @Test("With --patch, branches for Linux are printed as git applies them")
    func patch() async throws {
        let before = try tree()
        #expect(try await tool.output("port", "Tea").contains("a patch of 1 line that Linux needs, for “git apply”"))
        let patch = try await tool.output("port", "--patch", "Tea")
        let path = try tool.directory.write(patch, to: "branches.patch")
        #expect(try tree()["Tea/TeaApp.swift"] == before["Tea/TeaApp.swift"])
        try await run("git", ["-C", tool.directory.file("Tea"), "apply", path])
        let source = try String(contentsOfFile: tool.directory.file("Tea/Tea/TeaApp.swift"), encoding: .utf8)
        #expect(source == Self.source.replacing("#if os(macOS)", with: "#if os(macOS) || os(Linux)"))
        let again = try await tool("port", "--patch", "Tea")
        #expect(again.exitStatus == .exited(1) && again.standardOutput.text.isEmpty)
    }

    @Test("What is no project is an error", arguments: ["nowhere", ".", "Tea/Tea", "Tea/None.xcodeproj"])
    func mistakes(path: String) async throws {
        try tool.directory.makeDirectory("Coffee/Coffee.xcodeproj")
        let program = try await tool("port", path)
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.hasPrefix("Error: ") && program.standardOutput.text.isEmpty)
    }
}
