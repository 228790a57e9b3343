import Foundation
import Testing
import TransferTestSupport

@Suite("The desktop entry of transferable declare")
struct DeclareDesktopEntryTests {
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

    /// The property list of an app that opens recipes and pictures.
    private static func app(_ changes: [String: Any] = [:]) -> [String: Any] {
        let app: [String: Any] = [
            "CFBundleIdentifier": "org.example.kitchen", "CFBundleName": "Kitchen", "CFBundleExecutable": "kitchen",
            "LSApplicationCategoryType": "public.app-category.productivity",
            "CFBundleDocumentTypes": [
                ["CFBundleTypeRole": "Editor", "LSItemContentTypes": ["org.example.recipe", "public.png"]],
                ["CFBundleTypeRole": "None", "LSItemContentTypes": ["public.jpeg"]],
                ["CFBundleTypeExtensions": ["gif", "*"], "CFBundleTypeMIMETypes": ["text/x-kitchen"]],
            ],
            "UTExportedTypeDeclarations": [recipe],
        ]
        return app.merging(changes) { $1 }
    }

    private func write(_ root: [String: Any], to path: String = "Info.plist") throws {
        try tool.directory.write(InfoPlist.data(root: root), to: path)
    }

    /// Makes a program that appends its arguments to a file, each between brackets.
    @discardableResult
    private func makeProgram(at path: String) async throws -> String {
        let log = tool.directory.file("arguments")
        let script = "#!/bin/sh\nfor argument; do printf '[%s]' \"$argument\"; done >>'\(log)'\necho >>'\(log)'\n"
        return try await tool.directory.writeProgram(script, to: path)
    }

    /// Waits until the program has been started, each time with the arguments of a line.
    private func waitForArguments(_ lines: [String]) async throws {
        let log = tool.directory.file("arguments")
        /// Files are given by their paths or URIs, as the other program likes it.
        func read() -> String {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            return text.components(separatedBy: "[").map { argument in
                guard argument.hasPrefix("file://") else { return argument }
                return argument.dropFirst(7).removingPercentEncoding ?? argument
            }
            .joined(separator: "[")
        }
        let expected = lines.map { $0 + "\n" }.joined()
        do {
            try await waitUntil("the program to be started") { read() == expected }
        } catch {
            throw TestSupportError("\(error)\nexpected: \(expected)\nwritten: \(read())")
        }
    }

    private func validate(_ path: String) async throws {
        let check = try await run("desktop-file-validate", [path], environment: tool.environment)
        #expect(check.exitStatus == .exited(0) && check.standardOutput.text.isEmpty, "\(check.transcript)")
    }

    // MARK: What the entry has

    @Test("The entry has the name, the program, what is opened and where the app stands in menus")
    func contents() async throws {
        try await makeProgram(at: "Contents/MacOS/kitchen")
        try write(Self.app(["CFBundleDisplayName": "The \\ Kitchen"]), to: "Contents/Info.plist")
        let strings = "\"CFBundleDisplayName\" = \"Die Küche\";\n"
        try tool.directory.write(strings, to: "Contents/Resources/de.lproj/InfoPlist.strings")
        let program = try await tool("declare", "Contents/Info.plist", "--output", "made")
        #expect(program.exitStatus == .exited(0) && program.standardError.text.isEmpty)
        let path = tool.directory.file("made/org.example.kitchen.desktop")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                [Desktop Entry]
                Type=Application
                Version=1.0
                Name=The \\\\ Kitchen
                Name[de]=Die Küche
                Exec=\(tool.directory.file("Contents/MacOS/kitchen")) %F
                Terminal=false
                StartupNotify=true
                StartupWMClass=kitchen
                Categories=Office;
                MimeType=application/x.org.example.recipe;image/png;image/gif;text/x-kitchen;

                """
        )
        try await validate(path)
        #expect(!FileManager.default.fileExists(atPath: tool.directory.file("made/org.example.kitchen.mimetype")))
        #expect(try await tool.output("declare", "Contents/Info.plist").contains("\n[Desktop Entry]\n"))
    }

    @Test("The entry has the share targets of the Info.plist, whose arguments are no field codes")
    func shareTargets() async throws {
        let targets: [[String: Any]] = [
            [
                "Identifier": "upload", "Name": "Upload", "Types": ["public.image", "video/*"],
                "Arguments": ["--to", "100% $HOME"],
            ],
            ["Identifier": "later", "Types": ["x-scheme-handler/https"]],
        ]
        try write(Self.app(["LinuxDesktop": ["Summary": "Cook", "ShareTargets": targets]]))
        try tool.directory.write("\"Upload\" = \"Hochladen\"; \"Cook\" = \"Kochen\";", to: "de.lproj/InfoPlist.strings")
        _ = try await tool.output("declare", "Info.plist", "--output", "made", "--program", "kitchen")
        let path = tool.directory.file("made/org.example.kitchen.desktop")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("\nComment=Cook\nComment[de]=Kochen\n"))
        #expect(
            text.hasSuffix(
                """
                X-Transferable-ShareTargets=upload;later;

                [X-Transferable-ShareTarget upload]
                Name=Upload
                Name[de]=Hochladen
                Exec=kitchen --to "100%% \\\\$HOME" %F
                Types=public.image;video/*;

                [X-Transferable-ShareTarget later]
                Exec=kitchen %U
                Types=x-scheme-handler/https;

                """
            )
        )
        try await validate(path)
    }

    private static func shareExtension(_ rule: Any, point: String = "com.apple.share-services") -> [String: Any] {
        [
            "NSExtension": [
                "NSExtensionPointIdentifier": point,
                "NSExtensionAttributes": ["NSExtensionActivationRule": rule],
            ] as [String: Any]
        ]
    }

    @Test("A share extension is a target that takes items, and counts them")
    func shareExtension() async throws {
        let rule: [String: Any] = [
            "NSExtensionActivationDictionaryVersion": 2,
            "NSExtensionActivationSupportsImageWithMaxCount": 10,
            "NSExtensionActivationSupportsWebURLWithMaxCount": 1,
            "NSExtensionActivationSupportsWebPageWithMaxCount": 2,
            "NSExtensionActivationSupportsMovieWithMaxCount": 0,
            "NSExtensionActivationSupportsText": true,
            "NSExtensionActivationSupportsAttachmentsWithMaxCount": 12,
        ]
        try write(Self.app(Self.shareExtension(rule)))
        _ = try await tool.output("declare", "Info.plist", "--output", "made", "--program", "kitchen")
        let path = tool.directory.file("made/org.example.kitchen.desktop")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            text.hasSuffix(
                """
                X-Transferable-ShareTargets=items;

                [X-Transferable-ShareTarget items]
                Exec=kitchen %U
                Types=public.image;public.url;public.text;
                TakesItems=true
                MaxCounts=10;2;0;
                MaxCount=12

                """
            )
        )
        try await validate(path)
    }

    @Test("The types of a predicate count, and extensions of other kinds do not")
    func predicates() async throws {
        func types(_ rule: String, point: String = "com.apple.share-services") async throws -> String? {
            try write(Self.app(Self.shareExtension(rule, point: point)))
            _ = try await tool.output("declare", "Info.plist", "--output", "made", "--program", "kitchen")
            let path = tool.directory.file("made/org.example.kitchen.desktop")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return text.split(separator: "\n").first { $0.hasPrefix("Types=") }.map(String.init)
        }
        #expect(try await types("TRUEPREDICATE") == "Types=public.file-url;public.url;public.text;")
        let pdf = """
            SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf" ||
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image").@count == $e.attachments.@count).@count == 1
            """
        #expect(try await types(pdf) == "Types=com.adobe.pdf;public.image;")
        #expect(try await types("TRUEPREDICATE", point: "com.apple.widgetkit-extension") == nil)
    }

    @Test(
        "A share extension that takes nothing is a mistake",
        arguments: [
            ("{}", "names nothing that the app takes"), ("\"FALSEPREDICATE\"", "is a predicate without types"),
            ("7", "is neither"),
            ("{\"NSExtensionActivationSupportsImages\": 1}", "has no key"),
            ("{\"NSExtensionActivationSupportsImageWithMaxCount\": \"many\"}", "that is no number of attachments"),
        ]
    )
    func wrongExtensions(_ rule: String, _ complaint: String) async throws {
        let rule = try JSONSerialization.jsonObject(with: Data(rule.utf8), options: .fragmentsAllowed)
        try write(Self.app(Self.shareExtension(rule)))
        let run = try await tool("declare", "Info.plist", "--program", "kitchen")
        #expect(run.exitStatus?.isSuccess == false && run.standardError.text.contains(complaint), "\(run.transcript)")
    }

    @Test("An app that opens URLs gets them beside files")
    func schemes() async throws {
        let urls = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["X-Kitchen", "web+recipe"]]]]
        try write(Self.app(urls).filter { $0.key != "CFBundleDocumentTypes" })
        _ = try await tool.output("declare", "Info.plist", "--output", "made", "--program", "kitchen")
        let path = tool.directory.file("made/org.example.kitchen.desktop")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("\nExec=kitchen %U\n"))
        #expect(text.contains("\nMimeType=x-scheme-handler/x-kitchen;x-scheme-handler/web+recipe;\n"))
        try await validate(path)
    }

    @Test("An app that declares no types of its own opens others")
    func withoutTypes() async throws {
        try write(Self.app(["UTExportedTypeDeclarations": [String]()]))
        let output = try await tool.output("declare", "Info.plist", "--program", "kitchen")
        #expect(output.contains("image/png") && output.contains("Exec=kitchen %F"))
    }

    @Test("Without a program there is no entry, which is told; without documents the types are the app's")
    func withoutProgram() async throws {
        try write(Self.app())
        let program = try await tool("declare", "Info.plist")
        #expect(program.standardError.text.contains("The app's program is not known"))
        let line = "MimeType=application/x.org.example.recipe;image/png;image/gif;text/x-kitchen;"
        #expect(program.standardOutput.lines.last == line)
        try write(Self.app().filter { $0.key != "CFBundleDocumentTypes" })
        #expect(try await tool("declare", "Info.plist").standardError.text.isEmpty)
        let named = try await tool.output("declare", "Info.plist", "--program", "kitchen")
        #expect(named.contains("Exec=kitchen %F") && named.contains("MimeType=application/x.org.example.recipe;"))
    }

    @Test("Mistakes are told in the words of the Info.plist")
    func mistakes() async throws {
        try write(
            Self.app([
                "CFBundleDocumentTypes": ["no dictionary", ["LSItemContentTypes": "public.png"]],
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["not a scheme"]]],
            ])
        )
        let program = try await tool("declare", "Info.plist")
        #expect(program.exitStatus == .exited(1))
        let text = program.standardError.text
        for mistake in [
            "CFBundleDocumentTypes[0] is not a dictionary",
            "CFBundleDocumentTypes[1]: LSItemContentTypes is not an array of strings",
            "CFBundleURLTypes[0]: “not a scheme” is not the scheme of a URL",
        ] {
            #expect(text.contains(mistake), "\(text)")
        }
        try write(Self.app())
        try await makeProgram(at: "a=b/kitchen")
        try await makeProgram(at: "100%/kitchen")
        for (path, reason) in [
            ("./missing", "is not a program"), ("./Info.plist", "is not a program"), ("a=b/kitchen", "equals sign"),
            ("100%/kitchen", "per cent sign"),
            ("a\nb", "control characters"),
        ] {
            let program = try await tool("declare", "Info.plist", "--program", path)
            #expect(program.exitStatus == .exited(1) && program.standardError.text.contains(reason), "\(path)")
        }
        let both = try await tool("declare", "Info.plist", "--remove", "--program", "x")
        #expect(both.exitStatus != .exited(0) && both.standardError.text.contains("do not go together"))
    }

    // MARK: What other programs do with it

    // What a test starts ends with its process group, and so would the program that was started: hence setsid.

    @Test(
        "Other programs start the app with files and URLs, whatever their names and that of the program are",
        arguments: ["kitchen", "it's a \"quoted\" $HOME `pwd` \\ kitchen;&|ü"]
    )
    func launching(_ name: String) async throws {
        let urls = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["x-kitchen"]]]]
        try write(Self.app(urls))
        try await makeProgram(at: "bin dir/\(name)")
        _ = try await tool.output("declare", "Info.plist", "--install", "--program", "bin dir/\(name)")
        let entry = "\(tool.dataHome)/applications/org.example.kitchen.desktop"
        try await validate(entry)

        let names = ["a b.krecipe", "100% \"x\" 'y' $z `w` \\.krecipe", "ü#?%41.krecipe", "-n.krecipe"]
        let files = try names.map { try tool.directory.write("{}", to: "files/" + $0) }
        var expected: [String] = []
        _ = try await tool.desktop("setsid", "--wait", "gio", "launch", entry, files[0], files[1])
        expected.append(contentsOf: ["[\(files[0])][\(files[1])]"])
        try await waitForArguments(expected)
        for file in files {
            _ = try await tool.desktop("setsid", "--wait", "gio", "open", file)
            expected.append("[\(file)]")
            try await waitForArguments(expected)
        }
        _ = try await tool.desktop("setsid", "--wait", "xdg-open", files[0])
        expected.append("[\(files[0])]")
        try await waitForArguments(expected)
        _ = try await tool.desktop("setsid", "--wait", "gio", "open", "x-kitchen:add?text=a%20b")
        expected.append("[x-kitchen:add?text=a%20b]")
        try await waitForArguments(expected)
    }

    @Test("An app without URLs is started with paths")
    func paths() async throws {
        try write(Self.app())
        try await makeProgram(at: "bin/kitchen")
        _ = try await tool.output("declare", "Info.plist", "--install", "--program", "bin/kitchen")
        let file = try tool.directory.write("{}", to: "my 100% recipe's.krecipe")
        _ = try await tool.desktop("setsid", "--wait", "gio", "open", file)
        try await waitForArguments(["[\(file)]"])
    }

    @Test("What was installed is removed, with the icon of the app, and what others have stays")
    func removal() async throws {
        try write(Self.app(["CFBundleIconFile": "kitchen.svg"]))
        try tool.directory.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "kitchen.svg")
        try await makeProgram(at: "kitchen")
        let before = try tool.dataTree()
        _ = try await tool.output("declare", "Info.plist", "--install")
        let tree = try tool.dataTree()
        #expect(tree["icons/hicolor/scalable/apps/org.example.kitchen.svg"] != nil)
        let entry = tree["applications/org.example.kitchen.desktop"].map { String(decoding: $0, as: UTF8.self) }
        #expect(entry?.contains("\nIcon=org.example.kitchen\n") == true)
        _ = try await tool.output("declare", "Info.plist", "--install")
        #expect(try tool.dataTree() == tree)
        _ = try await tool.output("declare", "Info.plist", "--remove")
        #expect(try tool.dataTree() == before)

        let other = "data home/applications/other.desktop"
        let entryOfOther = "[Desktop Entry]\nType=Application\nName=Other\nExec=true %f\nMimeType=image/png;\n"
        try tool.directory.write(entryOfOther, to: other)
        _ = try await tool.output("declare", "Info.plist", "--install")
        _ = try await tool.output("declare", "Info.plist", "--remove")
        #expect(FileManager.default.fileExists(atPath: tool.directory.file(other)))
        let cache = try tool.dataTree()["applications/mimeinfo.cache"].map { String(decoding: $0, as: UTF8.self) }
        #expect(cache?.contains("other.desktop") == true && cache?.contains("kitchen") == false)

        // Another's entry is not replaced.
        try tool.directory.write("mine", to: "data home/applications/org.example.kitchen.desktop")
        let refused = try await tool("declare", "Info.plist", "--install")
        #expect(refused.exitStatus == .exited(1) && refused.standardError.text.contains("is there already"))
    }
}
