import Foundation
import Testing
import UniformTypes

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

    @Test("A value is cut before it is made, whatever it repeats", .timeLimit(.minutes(5)))
    func repeatedValues() {
        var settings = BuildSettings()
        settings.add(String(repeating: "x", count: 16_000), for: "A")
        // 600 KB that stand for 800 MB.
        settings.add(String(repeating: "$(inherited)", count: 50_000), for: "A")
        #expect(settings["A"]?.utf8.count == 16_384)
        settings.add(String(repeating: "${inherited}-", count: 3), for: "A")
        #expect(settings["A"]?.utf8.count == 16_384)
        settings.add("a $(inherited) $(B) ${inherited}", for: "C")
        settings.add("c $(inherited)", for: "C")
        settings.set("b", for: "B")
        #expect(settings["C"] == "c a  b ")
        // A character of many marks has bytes, too, and is cut between its codes.
        settings.add("e" + String(repeating: "\u{301}", count: 100_000), for: "M")
        #expect(settings["M"].map { (16_380...16_384).contains($0.utf8.count) } == true)
        // Brackets that do not end, and operations one after another.
        #expect(settings.expand(String(repeating: "$(", count: 300_000)).utf8.count == 16_384)
        #expect(settings.expand("$(A" + String(repeating: ":lower", count: 50_000) + ")").utf8.count <= 16_384)
    }

    @Test("The texts of an Info.plist are cut together", .timeLimit(.minutes(5)))
    func repeatedTexts() throws {
        let strings = String(repeating: "<string>$(A)</string>", count: 8000)
        let text = ProjectText.appWithFolder(settings: "A = \"\(String(repeating: "x", count: 16_000))\";", folder: "A")
            .replacing("Recipes/Info.plist", with: "A/Info.plist")
        let list = "<plist><dict><key>K</key><array>\(strings)</array></dict></plist>"
        let package = try package(text, ["A/Info.plist": list])
        let information = try #require(package.targets.first?.information)
        let all = information["K"]?.array?.compactMap(\.string) ?? []
        #expect(all.count == 8000 && all[0].utf8.count == 16_000)
        #expect(all.reduce(0) { $0 + $1.utf8.count } <= ProjectLimits.replacedText)
        #expect(information["CFBundleIdentifier"] == .string("org.example.recipes"))
    }

    @Test("Twenty thousand files are named one by one, and left out one by one", .timeLimit(.minutes(5)))
    func manyFiles() throws {
        let directory = try Folder(count: 20_000)
        let left = (0..<10_000).map { "\"f\($0 * 2).swift\"" }.joined(separator: ", ")
        let text = ProjectText.appWithFolder(folder: "A").replacing("\"Old/Unused.swift\"", with: left)
        let files = try directory.files(["A.xcodeproj/project.pbxproj": text])
        let package = try PackageMaker.package(of: "A.xcodeproj", in: files, options: PortingOptions())
        let manifest = try #require(package.generatedFiles(in: files).first).text
        #expect(package.targets.first?.sources.count == 10_000)
        #expect(manifest.contains("\"A/f1.swift\"") && manifest.contains("\"A/f0.swift\""))
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

/// The files of a folder, which has many, as a table: the files of other tests are looked for one by one.
private struct Folder: ProjectFiles {
    private let names: [String]
    private var others: [String: String] = [:]

    init(count: Int) throws { names = (0..<count).map { "f\($0).swift" }.sorted() }

    func files(_ others: [String: String]) throws -> Folder {
        var files = self
        files.others = others
        return files
    }

    func entries(of folder: String) -> [ProjectEntry] {
        switch folder {
        case "": ["A", "A.xcodeproj"].map { ProjectEntry(name: $0, kind: .folder) }
        case "A": names.map { ProjectEntry(name: $0, kind: .file) }
        default: []
        }
    }

    func kind(of path: String) -> ProjectEntry.Kind? {
        if ["", "A", "A.xcodeproj"].contains(path) { return .folder }
        return others[path] != nil || path.hasPrefix("A/f") ? .file : nil
    }

    func contents(of path: String) -> Data? {
        others[path].map { Data($0.utf8) } ?? (path.hasPrefix("A/f") ? Data("import SwiftUI\n".utf8) : nil)
    }
}
