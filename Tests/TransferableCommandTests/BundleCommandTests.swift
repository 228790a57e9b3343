import Foundation
import Testing
import TransferTestSupport

@Suite("transferable bundle")
struct BundleCommandTests {
    private let tool: CommandLineTool

    init() async throws {
        tool = try CommandLineTool()
        try tool.directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "tea",
                targets: [
                    .executableTarget(name: "Tea", resources: [.copy("Resources")]), .executableTarget(name: "Kettle"),
                ]
            )
            """,
            to: "tea/Package.swift"
        )
        try tool.directory.write(
            """
            #if GREEN
                print("green tea")
            #else
                print("tea")
            #endif
            """,
            to: "tea/Sources/Tea/main.swift"
        )
        try tool.directory.write("print(\"kettle\")\n", to: "tea/Sources/Kettle/main.swift")
        try write([:])
        try tool.directory.makeDirectory("built")
        try await run("install", ["-m", "755", "/usr/bin/env", tool.directory.file("built/Tea")])
    }

    private func write(_ changes: [String: Any]) throws {
        let root: [String: Any] = [
            "CFBundleIdentifier": "org.example.Tea", "CFBundleName": "Tea", "CFBundleShortVersionString": "2.0",
            "CFBundleIconFile": "leaf",
            "LinuxDesktop": [
                "Summary": "Steep leaves", "License": "MIT", "Maintainer": "A Cook <cook@example.org>",
            ],
        ]
        try tool.directory.write(
            InfoPlist.data(root: root.merging(changes) { $1 }),
            to: "tea/Sources/Tea/Resources/Info.plist"
        )
    }

    private func bundle(_ arguments: String...) async throws -> RunningProgram {
        try await tool(["bundle", "tea", "--product", "Tea", "--output", "made"] + arguments)
    }

    /// Returns whether a path in the output is that of a file.
    private func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path.hasPrefix("/") ? path : tool.directory.file(path))
    }

    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16" viewBox="0 0 32 16">
          <rect width="32" height="16" fill="#0a0"/>
        </svg>
        """

    @Test("All packages are made of a drawing and a program")
    func everything() async throws {
        try tool.directory.write(Self.drawing, to: "tea/Sources/Tea/Resources/leaf.svg")
        let program = try await bundle("--program", "built/Tea")
        #expect(program.exitStatus == .exited(0) && program.standardError.text.isEmpty, "\(program.transcript)")
        let made = tool.directory.file("made")
        let lines = program.standardOutput.text.split(separator: "\n").map(String.init)
        #expect(lines.count == 3 && lines.allSatisfy(isThere))
        #expect(lines.contains { $0.hasSuffix("made/tea.flatpak/org.example.Tea.json") })
        for size in [16, 48, 512] {
            let path = "\(made)/tea.AppDir/usr/share/icons/hicolor/\(size)x\(size)/apps/org.example.Tea.png"
            let about = try await run("file", ["--brief", path]).standardOutput.text
            #expect(about.contains("PNG image data, \(size) x \(size), 8-bit/color RGBA"))
        }
        let check = try await run("desktop-file-validate", ["\(made)/tea.AppDir/org.example.Tea.desktop"])
        #expect(check.standardOutput.text.isEmpty)
    }

    @Test("A drawing that is wider than high is in the middle of a transparent square")
    func square() async throws {
        try tool.directory.write(Self.drawing, to: "tea/Sources/Tea/Resources/leaf.svg")
        _ = try await bundle("--program", "built/Tea", "--format", "appdir")
        let path = tool.directory.file("made/tea.AppDir/usr/share/icons/hicolor/64x64/apps/org.example.Tea.png")
        let pixels = try await run("convert", [path, "-format", "%[pixel:p{32,2}] %[pixel:p{32,32}]", "info:"])
        #expect(pixels.standardOutput.text.hasPrefix("srgba(0,0,0,0)"))
        #expect(pixels.standardOutput.text.contains(/(?:srgba?\(0,170,0|#00AA00)/))
    }

    @Test("A picture that lies about itself is an error with its name, in time")
    func lies() async throws {
        /// A header with a size, without pixels.
        func png(_ width: UInt32) -> Data {
            let number = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: width >> $0) }
            return Data(
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number + number
            )
                + Data([8, 6, 0, 0, 0, 0, 0, 0, 0])
        }
        let bomb = """
            <svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="9" height="9"/></svg>
            """
        let pictures = [
            "cut.png": png(64), "huge.png": png(1_000_000), "broken.svg": Data("<svg><g>".utf8),
            "bomb.svg": Data(bomb.utf8),
        ]
        for (name, data) in pictures {
            try tool.directory.write(data, to: name)
            let program = try await bundle("--program", "built/Tea", "--format", "appdir", "--icon", name)
            #expect(program.exitStatus == .exited(1), "\(name)")
            #expect(
                program.standardError.text.contains("Error: ") && program.standardError.text.contains(name),
                "\(name)"
            )
            #expect(!FileManager.default.fileExists(atPath: tool.directory.file("made/tea.AppDir")), "\(name)")
        }
    }

    @Test("The app is built for machines without Swift, with options for the build", arguments: [nil, "-DGREEN"])
    func build(option: String?) async throws {
        try tool.directory.write(Self.drawing, to: "tea/Sources/Tea/Resources/leaf.svg")
        let running = try RunningProgram(
            "/usr/bin/env",
            ["-C", tool.directory.path, try BuiltProduct.path(of: "transferable"), "bundle", "tea", "--product", "Tea"]
                + ["--format", "appdir"] + (option.map { ["--", "-Xswiftc", $0] } ?? []),
            environment: tool.environment
        )
        try await running.waitForExit(timeout: .seconds(300))
        #expect(running.exitStatus == .exited(0), "\(running.transcript)")
        let app = tool.directory.file("tea/.build/bundles/tea.AppDir")
        let libraries = try await run("ldd", ["\(app)/usr/lib/tea/Tea"]).standardOutput.text
        #expect(!libraries.contains("swift"))
        let program = try await run("\(app)/AppRun", environment: ["PATH": "/usr/bin:/bin"])
        #expect(program.standardOutput.text == (option == nil ? "tea\n" : "green tea\n"))
        #expect(FileManager.default.fileExists(atPath: "\(app)/usr/lib/tea/tea_Tea.resources/Resources/leaf.svg"))
    }

    @Test(
        "What cannot be bundled is an error that says what to do",
        arguments: [
            (["nowhere"], "Package.swift"), (["tea"], "--product"), (["tea", "--product", "Pot"], "“Tea”"),
            (["tea", "--product", "Kettle"], "Info.plist"),
            (["tea", "--product", "Tea", "--program", "none"], "“none”"),
            (["tea", "--product", "Tea", "--maintainer", "me"], "name@example.com"),
        ]
    )
    func mistakes(arguments: [String], words: String) async throws {
        try tool.directory.write(Self.drawing, to: "tea/Sources/Tea/Resources/leaf.svg")
        let program = try await tool(["bundle"] + arguments + ["--output", "made"])
        #expect(program.exitStatus == .exited(1))
        #expect(
            program.standardError.text.contains("Error: ") && program.standardError.text.contains(words),
            "\(program.transcript)"
        )
        #expect(program.standardOutput.text.isEmpty)
    }

    @Test("Options for the build and a program that is built already do not go together")
    func optionsOfBuiltProgram() async throws {
        let program = try await bundle("--program", "built/Tea", "--", "--traits", "Offline")
        #expect(program.exitStatus == .exited(64) && program.standardError.text.contains("--program"))
    }

    @Test("Languages are given by their codes", arguments: ["German", "de,", "DE", "de,../x", ""])
    func languages(codes: String) async throws {
        let program = try await tool(["bundle", "tea", "--product", "Tea", "--languages=\(codes)"])
        #expect(program.exitStatus == .exited(64) && program.standardError.text.contains("--languages"))
    }
}
