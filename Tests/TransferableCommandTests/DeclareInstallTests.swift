import Foundation
import Testing
import TransferTestSupport

@Suite("transferable declare --install and --remove")
struct DeclareInstallTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    private static let recipe = InfoPlist.entry(
        "org.example.recipe",
        description: "Recipe",
        conformsTo: ["public.json"],
        extensions: ["krecipe"]
    )

    private static let cookbook = InfoPlist.entry(
        "org.example.cookbook",
        description: "Cookbook",
        extensions: ["kbook"],
        mimeTypes: ["application/x-cookbook"]
    )

    private func write(_ entries: [[String: any Sendable]], to path: String = "Info.plist") throws {
        try tool.directory.write(InfoPlist.data(entries, bundle: "org.example.\(path.lowercased())"), to: path)
    }

    private func contentType(_ path: String) async throws -> Substring? {
        try await tool.desktop("gio", "info", "-a", "standard::content-type", path)
            .split(separator: "standard::content-type: ").last
    }

    // MARK: What other programs see

    @Test("Other programs name files by installed types, and no longer once these are removed")
    func roundTrip() async throws {
        try write([Self.recipe, Self.cookbook])
        let recipe = try tool.directory.write("{\"name\": \"soup\"}", to: "soup.krecipe")
        let book = try tool.directory.write("\0\u{1}\u{2}", to: "Soups.KBOOK")
        let before = try tool.dataTree()
        let unknown = (recipe: try await contentType(recipe), book: try await contentType(book))
        #expect(unknown.book == "application/octet-stream")

        let output = try await tool.output("declare", "Info.plist", "--install")
        #expect(output.hasSuffix("MimeType=application/x.org.example.recipe;application/x-cookbook;\n"))
        #expect(try await contentType(recipe) == "application/x.org.example.recipe")
        #expect(try await contentType(book) == "application/x-cookbook")
        for desktop in ["GNOME", ""] {
            let environment = tool.environment.merging(["XDG_CURRENT_DESKTOP": desktop]) { $1 }
            let answer = try await run("xdg-mime", ["query", "filetype", recipe], environment: environment)
            #expect(answer.standardOutput.lines == ["application/x.org.example.recipe"], "\(desktop)")
            let second = try await run("xdg-mime", ["query", "filetype", book], environment: environment)
            #expect(second.standardOutput.lines == ["application/x-cookbook"], "\(desktop)")
        }

        let installed = try tool.dataTree()
        _ = try await tool.output("declare", "Info.plist", "--install")
        #expect(try tool.dataTree() == installed)

        _ = try await tool.output("declare", "Info.plist", "--remove")
        #expect(try tool.dataTree() == before)
        #expect(try await contentType(recipe) == unknown.recipe)
        #expect(try await contentType(book) == unknown.book)
        #expect(try await tool.desktop("xdg-mime", "query", "filetype", book) == "application/octet-stream")

        let again = try await tool("declare", "Info.plist", "--remove")
        #expect(again.exitStatus == .exited(0))
        #expect(again.standardError.text.contains("Nothing is installed"))
    }

    @Test("Files without an extension are known by the first bytes that a type declares")
    func magic() async throws {
        var brew = InfoPlist.entry("org.example.brew", description: "Brew", extensions: ["kbrew"])
        let tags: [String: [String]] = [
            "public.filename-extension": ["kbrew"], "org.freedesktop.magic": ["4-8:BREW\\x01\\x80<\\\\", "0:\\x00KB"],
        ]
        brew["UTTypeTagSpecification"] = tags
        try write([brew])
        let near = try tool.directory.write(
            Data([0, 1, 2, 3]) + Data("BREW".utf8) + Data([1, 0x80]) + Data("<\\".utf8),
            to: "near"
        )
        let far = try tool.directory.write(
            Data(repeating: 9, count: 12) + Data("BREW".utf8) + Data([1, 0x80]),
            to: "far"
        )
        let other = try tool.directory.write(Data([0]) + Data("KB?".utf8), to: "other")
        _ = try await tool.output("declare", "Info.plist", "--install")
        #expect(try await contentType(near) == "application/x.org.example.brew")
        #expect(try await contentType(other) == "application/x.org.example.brew")
        #expect(try await contentType(far) != "application/x.org.example.brew")
    }

    @Test(
        "First bytes that no file can have are a mistake",
        arguments: ["RECIPE", "x:R", "0:", "9-2:R", "70000:R", "0:\\x4", "0:\\n", "-1:R", "0-1-2:R"]
    )
    func wrongMagic(text: String) async throws {
        var brew = InfoPlist.entry("org.example.brew", extensions: ["kbrew"])
        let tags: [String: [String]] = ["public.filename-extension": ["kbrew"], "org.freedesktop.magic": [text]]
        brew["UTTypeTagSpecification"] = tags
        try write([brew])
        let program = try await tool("declare", "Info.plist")
        #expect(program.exitStatus == .exited(1) && program.standardError.text.contains("org.freedesktop.magic"))
    }

    @Test("transferable type knows installed types by their identifiers")
    func installedTypesAreKnown() async throws {
        try write([Self.recipe, Self.cookbook])
        try tool.directory.write("{}", to: "soup.krecipe")
        let queries = ["soup.krecipe", ".krecipe", "application/x-cookbook", "org.example.cookbook", "kbook"]
        #expect(try await tool("type", "org.example.cookbook").exitStatus == .exited(1))
        _ = try await tool.output("declare", "Info.plist", "--install")
        let program = try await tool(["type"] + queries)
        #expect(program.exitStatus == .exited(0))
        let identifiers = program.standardOutput.lines.filter { $0.contains("identifier") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        let (recipe, book) = ("org.example.recipe", "org.example.cookbook")
        #expect(identifiers == [recipe, recipe, book, book, book])
    }

    // MARK: What is changed

    @Test("What others have installed stays, and so does the database that holds it")
    func otherPackagesStay() async throws {
        try write([Self.recipe], to: "A.plist")
        try write([Self.cookbook], to: "B.plist")
        let book = try tool.directory.write("x", to: "soups.kbook")
        let before = try tool.dataTree()
        _ = try await tool.output("declare", "A.plist", "--install")
        _ = try await tool.output("declare", "B.plist", "--install")
        _ = try await tool.output("declare", "A.plist", "--remove")
        #expect(try await contentType(book) == "application/x-cookbook")
        #expect(try tool.dataTree()["mime/application/x.org.example.recipe.xml"] == nil)
        // By name: as when the app is gone already.
        _ = try await tool.output("declare", "--remove", "org.example.b.plist")
        let files = try tool.dataTree().filter { !$0.value.isEmpty }
        #expect(files == before)
    }

    @Test("A changed Info.plist replaces what it declared before")
    func update() async throws {
        try tool.directory.write(Data(Self.png(width: 48)), to: "icon.png")
        var recipe = Self.recipe
        recipe["UTTypeIconFile"] = "icon"
        try write([recipe, Self.cookbook])
        let before = try tool.dataTree()
        _ = try await tool.output("declare", "Info.plist", "--install")
        let icon = "icons/hicolor/48x48/mimetypes/application-x.org.example.recipe.png"
        #expect(try tool.dataTree()[icon] == Data(Self.png(width: 48)))

        try write([Self.cookbook])
        _ = try await tool.output("declare", "Info.plist", "--install")
        let tree = try tool.dataTree()
        #expect(tree[icon] == nil && tree["mime/application/x.org.example.recipe.xml"] == nil)
        #expect(tree["mime/application/x-cookbook.xml"] != nil)
        _ = try await tool.output("declare", "Info.plist", "--remove")
        #expect(try tool.dataTree() == before)
    }

    @Test("A dry run says what would be done and does nothing")
    func dryRun() async throws {
        try write([Self.recipe])
        let install = try await tool.output("declare", "Info.plist", "--install", "--dry-run")
        #expect(install.contains("would write \(tool.dataHome)/mime/packages/org.example.info.plist.xml\n"))
        #expect(install.contains("would run ") && install.contains("update-mime-database \(tool.dataHome)/mime\n"))
        #expect(try tool.dataTree().isEmpty)

        _ = try await tool.output("declare", "Info.plist", "--install")
        let installed = try tool.dataTree()
        let remove = try await tool.output("declare", "Info.plist", "--remove", "-n")
        #expect(remove.contains("would remove \(tool.dataHome)/mime/packages/org.example.info.plist.xml\n"))
        #expect(try tool.dataTree() == installed)
    }

    @Test("A file that somebody else wrote is not replaced")
    func foreignFile() async throws {
        try write([Self.recipe])
        try tool.directory.write("<mine/>", to: "data home/mime/packages/org.example.info.plist.xml")
        let before = try tool.dataTree()
        let program = try await tool("declare", "Info.plist", "--install")
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("Move it away"))
        #expect(try tool.dataTree() == before)
    }

    // MARK: Failure

    @Test("When the database cannot be built nothing stays behind")
    func failingUpdate() async throws {
        try write([Self.recipe])
        let bin = try tool.directory.makeDirectory("bin")
        try await tool.directory.writeProgram("#!/bin/sh\necho broken >&2\nexit 3\n", to: "bin/update-mime-database")
        let failed = try await tool(["declare", "Info.plist", "--install"], environment: ["PATH": "\(bin):/bin"])
        #expect(failed.exitStatus == .exited(1))
        #expect(failed.standardError.text.contains("broken"))
        #expect(try tool.dataTree().isEmpty)

        let missing = try await tool(["declare", "Info.plist", "--install"], environment: ["PATH": "/nowhere"])
        #expect(missing.exitStatus == .exited(1))
        #expect(missing.standardError.text.contains("shared-mime-info"))
        #expect(try tool.dataTree().isEmpty)
    }

    @Test("Without a home there is an error")
    func homeless() async throws {
        try write([Self.recipe])
        let relative = ["HOME": "", "XDG_DATA_HOME": "relative"]
        let program = try await tool(["declare", "Info.plist", "--install"], environment: relative)
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("set HOME"))
    }

    @Test("A damaged record removes nothing")
    func damagedRecord() async throws {
        try write([Self.recipe])
        _ = try await tool.output("declare", "Info.plist", "--install")
        let record = "data home/transferable/declarations/org.example.info.plist/installed.json"
        try tool.directory.write("keep", to: "precious")
        for contents in ["{", "[]", #"{"files": ["../precious"], "directories": []}"#] {
            try tool.directory.write(contents, to: record)
            let program = try await tool("declare", "Info.plist", "--remove")
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains("is damaged"))
        }
        #expect(FileManager.default.fileExists(atPath: tool.directory.file("precious")))
    }

    // MARK: Icons

    /// The beginning of a PNG: as much as is looked at.
    private static func png(width: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, width, 8, 6, 0, 0, 0]
    }

    private static func icns(_ elements: [(type: String, data: [UInt8])]) -> Data {
        func size(_ count: Int) -> [UInt8] {
            [UInt8(count >> 24), UInt8(count >> 16 & 0xFF), UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
        }
        let body = elements.flatMap { Array($0.type.utf8) + size($0.data.count + 8) + $0.data }
        return Data(Array("icns".utf8) + size(body.count + 8) + body)
    }

    @Test("Icons are found beside the Info.plist and in Resources, as PNG, SVG and ICNS")
    func icons() async throws {
        let entries = [
            InfoPlist.entry("org.example.a", extensions: ["ka"], icons: ["one.png", "one.svg"]),
            InfoPlist.entry("org.example.b", extensions: ["kb"], mimeTypes: ["application/x-b"], icons: ["two"]),
            InfoPlist.entry("org.example.c", extensions: ["kc"], icons: ["../secret", "none", "broken.icns"]),
        ]
        try write(entries, to: "Contents/Info.plist")
        try tool.directory.write(Data(Self.png(width: 70)), to: "Contents/one.png")
        try tool.directory.write("<?xml version=\"1.0\"?><svg/>", to: "Contents/one.svg")
        let icns = Self.icns([("ic07", Self.png(width: 128)), ("il32", [1, 2]), ("icp5", Self.png(width: 32))])
        try tool.directory.write(icns, to: "Contents/Resources/two.icns")
        try tool.directory.write(Data("icns\0\0\0\u{9}ic07\0\0\0\0".utf8), to: "Contents/broken.icns")
        try tool.directory.write(Data(Self.png(width: 32)), to: "secret")

        let program = try await tool("declare", "Contents/Info.plist", "--install")
        #expect(program.exitStatus == .exited(0))
        let icons = try tool.dataTree().keys.filter { $0.contains("/mimetypes/") }.sorted()
        #expect(
            icons == [
                "icons/hicolor/128x128/mimetypes/application-x-b.png",
                "icons/hicolor/32x32/mimetypes/application-x-b.png",
                "icons/hicolor/64x64/mimetypes/application-x.org.example.a.png",
                "icons/hicolor/scalable/mimetypes/application-x.org.example.a.svg",
            ]
        )
        let warnings = program.standardError.text
        #expect(warnings.contains("“../secret”") && warnings.contains("“none”") && warnings.contains("broken.icns"))
        let file = try tool.directory.write("x", to: "x.kb")
        #expect(try await tool.desktop("gio", "info", "-a", "standard::icon", file).contains("application-x-b"))
    }
}
