import Testing

@testable import ProjectPorting

@Suite("Projects that are wrong")
struct HostileProjectTests {
    private func package(_ project: String, _ others: [String: String] = [:]) throws -> PortedPackage {
        let files = MemoryFiles(
            contents: ["A.xcodeproj/project.pbxproj": project, "A/a.swift": "import SwiftUI\n"].merging(others) { $1 }
        )
        return try PackageMaker.package(of: "A.xcodeproj", in: files, options: PortingOptions())
    }

    @Test(
        "A file that is no project is an error",
        arguments: [
            "", "{", "{}", "{rootObject = A; objects = {}; }", "<plist><dict/></plist>", "bplist00", "{objects = (); }",
        ]
    )
    func noProject(text: String) {
        #expect(throws: PortingError.self) { try package(text) }
    }

    @Test("Groups in a circle end, and a path is text in the manifest")
    func circles() throws {
        let text = ProjectText.file(
            """
            ROOT = {isa = PBXProject; mainGroup = G; targets = (T, T, ROOT, X, ); developmentRegion = "e\\"n"; };
            G = {isa = PBXGroup; children = (G, H, F, ); sourceTree = "<group>"; };
            H = {isa = PBXGroup; children = (G, H, ); path = h; sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = "A"; sourceTree = "<group>"; exceptions = (F, T, ); };
            T = {isa = PBXNativeTarget; name = "x\\"),.unsafeFlags([\\"-v"; fileSystemSynchronizedGroups = (F, G, T, );
                productType = "com.apple.product-type.application"; buildPhases = (T, G, ); dependencies = (T, D, );
                buildConfigurationList = L; };
            D = {isa = PBXTargetDependency; target = T; };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; buildSettings = {A = "$(B)$(B)"; B = "$(A)$(A)"; PRODUCT_NAME = "$(A)$(TARGET_NAME)";
                SRCROOT = "../.."; INFOPLIST_FILE = "../../../etc/passwd"; MACOSX_DEPLOYMENT_TARGET = "1\\")"; }; };
            """
        )
        let files = MemoryFiles(contents: [
            "A.xcodeproj/project.pbxproj": text, "A/a.swift": "", "A/b\"c.json": "", "A/\\(x).txt": "",
        ])
        let package = try PackageMaker.package(of: "A.xcodeproj", in: files, options: PortingOptions())
        let manifest = try #require(package.generatedFiles(in: files).first).text
        #expect(manifest.contains(".copy(\"A/b\\\"c.json\")") && manifest.contains("\"A/\\\\(x).txt\""))
        #expect(!manifest.contains("unsafeFlags([\"-v") && manifest.contains("defaultLocalization: \"en\""))
        #expect(!manifest.contains("platforms: [.macOS"))
    }

    @Test(
        "A package that is none on the web is left out",
        arguments: [
            "/etc", "file:///etc", "--upload-pack=x", "ext::sh -c x", "https://a\\\" b", "../x",
        ]
    )
    func packages(url: String) throws {
        let text = ProjectText.appWithFolder(folder: "A")
            .replacing("https://github.com/apple/swift-algorithms.git", with: url)
        let package = try package(text)
        #expect(!package.packages.contains { if case .remote = $0.place { true } else { false } })
        #expect(package.notes.contains { $0.text.hasPrefix("Its URL") })
    }

    @Test("A local package outside the folder is left out")
    func localPackages() throws {
        let text = ProjectText.appWithFolder(folder: "A").replacing("Packages/Kitchen", with: "../Kitchen")
        #expect(try package(text).notes.contains { $0.text == PortingAdvice.outside })
    }

    @Test("Settings that refer to each other many times end")
    func settings() {
        var settings = BuildSettings()
        let text = String(repeating: "$(A)$(B)", count: 2000)
        for key in ["A", "B", "C"] { settings.add(text, for: key) }
        #expect((settings["C"] ?? "").count <= 16_384)
        #expect(settings.expand("$(C") == "$(C" && settings.expand("$") == "$" && settings.expand("${X:}") == "")
    }

    @Test("A workspace names projects in its folder alone")
    func workspace() throws {
        let files = MemoryFiles(contents: [
            "W.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:A.xcodeproj"></FileRef>
            <Group location = "group:Apps"><FileRef location = "group:B/B.xcodeproj"/></Group>
            <FileRef location = "group:../C.xcodeproj"/><FileRef location = "absolute:/D.xcodeproj"/></Workspace>
            """
        ])
        let (paths, outside) = try Workspace.entries(at: "W.xcworkspace", in: files)
        #expect(paths == ["A.xcodeproj", "Apps/B/B.xcodeproj"])
        #expect(outside == ["../C.xcodeproj", "/D.xcodeproj"])
    }
}
