import Foundation
import Testing
import TransferTestSupport

@Suite("Property lists that are wrong")
struct HostileInfoPlistTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    /// Tries to install a file, which fails without a trace.
    private func refusal(of data: Data) async throws -> String {
        try tool.directory.write(data, to: "Info.plist")
        let program = try await tool("declare", "Info.plist", "--install")
        #expect(program.exitStatus == .exited(1), "\(program.transcript.prefix(1000))")
        #expect(program.standardOutput.text.isEmpty)
        #expect(program.standardError.text.contains("Info.plist"))
        #expect(program.standardError.data.count < 10_000)
        #expect(try tool.dataTree().isEmpty)
        return program.standardError.text
    }

    @Test("Every mistake is listed with its place")
    func wrongTypes() async throws {
        let tags: [String: Any] = [
            "public.filename-extension": [".dot", "a/b", "", "new\nline"],
            "public.mime-type": ["../../x", "image", "a/b;c=d", "x/\"><a>"],
        ]
        let entries: [Any] = [
            "text", ["UTTypeDescription": "no identifier"], ["UTTypeIdentifier": "not good"], ["UTTypeIdentifier": 7],
            ["UTTypeIdentifier": "org.example.a", "UTTypeConformsTo": 5, "UTTypeDescription": ["a"]],
            ["UTTypeIdentifier": "org.example.b", "UTTypeTagSpecification": "x", "UTTypeVersion": [1]],
            ["UTTypeIdentifier": "org.example.c", "UTTypeTagSpecification": ["public.mime-type": 5]],
            ["UTTypeIdentifier": "org.example.d", "UTTypeTagSpecification": tags],
            ["UTTypeIdentifier": "org.example.D"],
            ["UTTypeIdentifier": String(repeating: "a", count: 300)],
        ]
        let root: [String: Any] = [
            "CFBundleIdentifier": 1, "UTExportedTypeDeclarations": entries, "UTImportedTypeDeclarations": "x",
        ]
        let text = try await refusal(of: InfoPlist.data(root: root))
        let expected = [
            "CFBundleIdentifier is not a string", "UTImportedTypeDeclarations is not an array",
            "UTExportedTypeDeclarations[0]: is not a dictionary",
            "UTExportedTypeDeclarations[1]: UTTypeIdentifier is missing",
            "UTExportedTypeDeclarations[2]: “not good” is not a valid identifier",
            "UTExportedTypeDeclarations[3]: UTTypeIdentifier is missing",
            "UTExportedTypeDeclarations[4]: UTTypeConformsTo is not a string or an array of strings",
            "UTExportedTypeDeclarations[4]: UTTypeDescription is not a string",
            "UTExportedTypeDeclarations[5]: UTTypeTagSpecification is not a dictionary",
            "UTExportedTypeDeclarations[5]: UTTypeVersion is not a string or a number",
            "UTExportedTypeDeclarations[6]: UTTypeTagSpecification is not a dictionary of strings",
            "[7]: the extension “.dot” begins with a full stop: write “dot”",
            "[7]: “a/b” cannot be the extension", "[7]: “” cannot be the extension",
            "[7]: “new\u{FFFD}line” cannot be the extension", "[7]: “../../x” is not a MIME type",
            "[7]: “image” is not a MIME type", "[7]: “a/b;c=d” is not a MIME type",
            "[7]: “x/\"><a>” is not a MIME type", "“org.example.D” is declared twice", "is longer than 200 bytes",
        ]
        for line in expected { #expect(text.contains(line), "\(line)") }
    }

    @Test("Types that conform to themselves are refused, with the way round")
    func cycles() async throws {
        let entries = [
            InfoPlist.entry("org.example.a", conformsTo: ["org.example.b"]),
            InfoPlist.entry("org.example.b", conformsTo: ["public.data", "ORG.example.c"]),
            InfoPlist.entry("org.example.c", conformsTo: ["org.example.a"]),
            InfoPlist.entry("org.example.fine", conformsTo: ["org.example.a"]),
            InfoPlist.entry("org.example.self", conformsTo: ["org.example.self"]),
        ]
        let text = try await refusal(of: InfoPlist.data(entries))
        #expect(
            text.contains(
                "“org.example.a” conforms to itself: org.example.a → org.example.b → ORG.example.c → org.example.a"
            )
        )
        #expect(text.contains("“org.example.self” conforms to itself: org.example.self → org.example.self"))
        #expect(!text.contains("“org.example.fine”"))
    }

    @Test("A chain of 500 types is put out, each with the one before it as its parent", .timeLimit(.minutes(20)))
    func chain() async throws {
        let count = 500
        let entries = (0..<count).map { number in
            InfoPlist.entry(
                "org.example.chain\(number)",
                conformsTo: number == 0 ? [] : ["org.example.chain\(number - 1)"],
                extensions: ["chain\(number)"]
            )
        }
        try tool.directory.write(InfoPlist.data(entries), to: "Info.plist")
        let program = try await tool("declare", "Info.plist")
        #expect(program.exitStatus == .exited(0))
        let parents = program.standardOutput.text.split(separator: "\n").filter { $0.contains("<sub-class-of") }
        #expect(parents.count == count - 1)
        #expect(parents.last?.contains("chain\(count - 2)\"") == true)
    }

    @Test("A circle of 2,000 types is told once")
    func largeCycle() async throws {
        let entries = (0..<2_000).map { number in
            InfoPlist.entry("org.example.ring\(number)", conformsTo: ["org.example.ring\((number + 1) % 2_000)"])
        }
        let text = try await refusal(of: InfoPlist.data(entries))
        #expect(text.contains("“org.example.ring0” conforms to itself: org.example.ring0 → org.example.ring1 → "))
        #expect(text.contains(" → … → org.example.ring0"))
        #expect(text.components(separatedBy: "conforms to itself").count == 2)
    }

    @Test("What declares nothing is refused")
    func nothingDeclared() async throws {
        #expect(try await refusal(of: InfoPlist.data(root: ["a": 1])).contains("declares no types"))
        #expect(try await refusal(of: InfoPlist.data([])).contains("declares no types"))
        #expect(try await refusal(of: InfoPlist.data(root: [1])).contains("not a dictionary"))
        #expect(try await refusal(of: Data()).contains("not a property list"))
    }

    @Test("Garbage of 10 MB and deep nesting are refused in time")
    func garbage() async throws {
        let garbage = Data((0..<10 << 20).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) })
        #expect(try await refusal(of: garbage).contains("larger than"))
        #expect(try await refusal(of: garbage.prefix(3 << 20)).contains("not a property list"))
        let depth = 100_000
        let nested = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        #expect(try await refusal(of: Data("<plist version=\"1.0\">\(nested)</plist>".utf8)).contains("Info.plist"))
    }

    @Test("What is no file is refused")
    func noFile() async throws {
        for path in ["missing.plist", ".", "/dev/null"] {
            let program = try await tool("declare", path)
            #expect(program.exitStatus == .exited(1), "\(path)")
            #expect(!program.standardError.text.isEmpty)
        }
        let removal = try await tool("declare", "--remove", "../../etc")
        #expect(removal.exitStatus == .exited(1))
    }

    @Test("The name of an app cannot lead out of the database")
    func bundleIdentifier() async throws {
        for bundle in ["../../../escape", ".hidden", "-rf", "a b/c;$(x)", ""] {
            let entry = InfoPlist.entry("org.example.a", extensions: ["ka"])
            try tool.directory.write(InfoPlist.data([entry], bundle: bundle), to: "Info.plist")
            _ = try await tool.output("declare", "Info.plist", "--install")
            let packages = try tool.dataTree().keys.filter { $0.hasPrefix("mime/packages/") }
            #expect(packages.count == 1, "\(bundle)")
            #expect(packages.allSatisfy { $0.contains(/^mime\/packages\/\w[\w.-]*\.xml$/) }, "\(packages)")
            _ = try await tool.output("declare", "Info.plist", "--remove")
            #expect(try tool.dataTree().isEmpty, "\(bundle)")
        }
    }
}
