import CommandSupport
import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Apps with names that mean something elsewhere")
struct HostileAppTests {
    private var app: MadeUpApp

    init() throws { app = try MadeUpApp() }

    private mutating func setDesktop(_ key: String, _ value: Any) {
        var keys = app.root["LinuxDesktop"] as? [String: Any] ?? [:]
        keys[key] = value
        app.root["LinuxDesktop"] = keys
    }

    @Test("A pipe in the place of a file is no file, and is not waited for", .timeLimit(.minutes(5)))
    func pipes() async throws {
        for path in [
            "CHANGELOG.md", "LICENSE", "Package.resolved", "Sources/Kitchen/Pipe.swift",
            "Sources/Kitchen/Assets.xcassets/AppIcon.appiconset/Contents.json",
        ] {
            let place = try app.directory.makeDirectory("kitchen/" + (path as NSString).deletingLastPathComponent)
            #expect(mkfifo("\(place)/\((path as NSString).lastPathComponent)", 0o600) == 0)
        }
        #expect(try await app.make([.deb, .flatpak]).count == 2)
        // Among the resources it is said, since it would be missing.
        #expect(mkfifo(app.directory.file("build/kitchen_Kitchen.resources/pipe"), 0o600) == 0)
        let app = app
        await #expect(throws: CommandFailure.self) { try await app.make([.deb]) }
        var withIcon = app
        withIcon.root["CFBundleIconName"] = "AppIcon"
        #expect(throws: CommandFailure.self) { try withIcon.bundler() }
    }

    @Test("A package that cannot be made leaves the one that was made before, and nothing beside it")
    func unfinished() async throws {
        let package = try await app.make([.deb])[0]
        let before = try Data(contentsOf: URL(fileURLWithPath: package))
        // A folder in its place cannot be replaced.
        try FileManager.default.removeItem(atPath: package)
        try FileManager.default.createDirectory(atPath: "\(package)/full", withIntermediateDirectories: true)
        await #expect(throws: CommandFailure.self) { try await app.make([.deb]) }
        let names = try FileManager.default.contentsOfDirectory(atPath: app.output)
        #expect(names == [(package as NSString).lastPathComponent])
        try FileManager.default.removeItem(atPath: package)
        #expect(try await app.make([.deb]) == [package])
        #expect(try Data(contentsOf: URL(fileURLWithPath: package)) == before)
    }

    @Test("Names of any characters make valid files, and nothing beside them")
    mutating func names() async throws {
        app.root["CFBundleName"] = "Pots & <pans>\nExec=evil; \"'`$(touch /tmp/x)\\"
        app.root["NSHumanReadableCopyright"] = "Copyright 2026 Me\nLicense: evil"
        setDesktop("Description", "One\nline.\n\n.SH Two\n\n\\fBthree]]>")
        setDesktop("Summary", "Keep “recipes” & more: 100 %")
        let place = app.directory.file("extracted")
        try await run("dpkg-deb", ["--raw-extract", try await app.make([.deb])[0], place])
        let entry = "\(place)/usr/share/applications/org.example.Kitchen.desktop"
        let check = try RunningProgram("desktop-file-validate", [entry])
        #expect(try await check.waitForExit() == .exited(0), "\(check.transcript)")
        let lines = try String(contentsOfFile: entry, encoding: .utf8).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("Exec=") } == 1 && !lines.contains { $0.hasPrefix("Exec=evil") })
        let data = try Data(
            contentsOf: URL(fileURLWithPath: "\(place)/usr/share/metainfo/org.example.Kitchen.metainfo.xml")
        )
        try await run(
            "python3",
            ["-c", "import sys, xml.dom.minidom as d; d.parseString(open(sys.argv[1], 'rb').read())"]
                + ["\(place)/usr/share/metainfo/org.example.Kitchen.metainfo.xml"]
        )
        #expect(String(decoding: data, as: UTF8.self).contains("<p>One line.</p>"))
        let copyright = try String(contentsOfFile: "\(place)/usr/share/doc/kitchen/copyright", encoding: .utf8)
        #expect(!copyright.contains("\nLicense: evil"))
        let page = try await run("zcat", ["\(place)/usr/share/man/man1/kitchen.1.gz"]).standardOutput.text
        #expect(page.contains("\n\\&.SH Two\n") && page.contains("\n\\efBthree]]>\n"))
    }

    @Test(
        "A product with spaces and quotes is a command without them",
        arguments: ["My “Pots”", "Pots' & Pans", "-rf Ünder"]
    )
    mutating func products(name: String) async throws {
        app.product = name
        let paths = try await app.make([.deb, .appdir], script: nil)
        let command = try #require(app.bundler().app.command as String?)
        #expect(command.wholeMatch(of: /[a-z0-9][a-z0-9+.-]+/) != nil)
        #expect(paths[1] == "\(app.output)/\(command).AppDir")
        let program = try await run("\(paths[1])/AppRun", ["--version"])
        #expect(program.standardOutput.text.contains("env"))
    }

    @Test("A product that can be no file is refused", arguments: ["a/b", "..", "new\nline", "a=b", "100%", "é", "x"])
    mutating func impossible(name: String) throws {
        let app = self.app
        let source = try PackageManifest(Data(#"{"name":"k","products":[],"targets":[],"dependencies":[]}"#.utf8))
        #expect(source.programs.isEmpty)
        let plist = try PropertyListSerialization.data(fromPropertyList: app.root, format: .xml, options: 0)
        let path = try app.directory.write(plist, to: "Info.plist")
        #expect(throws: CommandFailure.self) {
            try BundledApp(.init(path: path, requiresTypes: false), .init(program: name, date: .now))
        }
    }

    @Test(
        "An identifier that some part of a desktop would refuse is a mistake",
        arguments: [
            "", "Kitchen", "org.example", "org.example.1kitchen", "org.exa-mple.Kitchen", "org..Kitchen",
            "org.example.Kit chen",
            "org.example.../../x", "org.example.Küche",
        ]
    )
    mutating func identifiers(text: String) throws {
        app.root["CFBundleIdentifier"] = text
        let failure = #expect(throws: CommandFailure.self) { try app.bundler() }
        #expect(failure?.description.contains("CFBundleIdentifier") == true)
    }

    @Test(
        "A version that is none, or none at all, is a mistake",
        arguments: [nil, "", "v1", "1.0-2", "1 0", "1.0\nX: y"]
    )
    mutating func versions(text: String?) throws {
        app.root["CFBundleShortVersionString"] = text
        if text == nil { app.root["CFBundleShortVersionString"] = nil }
        #expect(throws: CommandFailure.self) { try app.bundler() }
    }

    @Test("A wrong value under LinuxDesktop is a mistake, and all of them are named at once")
    mutating func keys() throws {
        app.root["LinuxDesktop"] = [
            "Summary": 3, "Homepage": "javascript:x", "Sumary": "x", "Screenshots": ["file:///x"],
            "FlatpakPermissions": ["evil"], "DBusActivatable": "yes", "PrimaryMenu": 1,
            "ShareTargets": [["Identifier": "a b", "Types": ["public.image"]], ["Identifier": "up", "Types": []]],
        ]
        let failure = try #require(throws: CommandFailure.self) { try app.bundler() }
        for word in [
            "Summary", "Homepage", "Sumary", "Screenshots", "FlatpakPermissions", "DBusActivatable", "PrimaryMenu",
        ] {
            #expect(failure.description.contains(word), "\(word)")
        }
        #expect(failure.description.contains("ShareTargets[0]") && failure.description.contains("ShareTargets[1]"))
    }

    @Test("A link among the resources is not followed")
    mutating func links() async throws {
        _ = try await app.makeProgram()
        try FileManager.default.createSymbolicLink(
            atPath: app.directory.file("build/kitchen_Kitchen.resources/secret"),
            withDestinationPath: "/etc/passwd"
        )
        let failure = await #expect(throws: CommandFailure.self) { try await app.make([.appdir]) }
        #expect(failure?.description.contains("secret") == true, "\(String(describing: failure))")
        #expect(!FileManager.default.fileExists(atPath: "\(app.output)/kitchen.AppDir"))
    }

    @Test("A directory of somebody's own is not replaced")
    mutating func foreign() async throws {
        try app.directory.write("mine", to: "made/kitchen.AppDir/AppRun")
        await #expect(throws: CommandFailure.self) { try await app.make([.appdir]) }
        #expect(try String(contentsOfFile: "\(app.output)/kitchen.AppDir/AppRun", encoding: .utf8) == "mine")
    }
}
