import Foundation
import Testing
import TransferTestSupport

@Suite("transferable declare")
struct DeclareCommandTests {
    private let tool: CommandLineTool

    init() throws {
        tool = try CommandLineTool()
    }

    private static let recipe = InfoPlist.entry(
        "org.example.Recipe",
        description: "Recipe <for> \"you\" & me\u{1}",
        conformsTo: ["public.json"],
        extensions: ["krecipe", "KRCP"]
    )

    private static let cookbook = InfoPlist.entry(
        "org.example.cookbook",
        description: "Cookbook",
        conformsTo: ["org.example.recipe", "public.text"],
        extensions: ["kbook"],
        mimeTypes: ["application/x-cookbook", "application/x-kbook", "image/png"]
    )

    @Test("The package and the line for a desktop entry are printed")
    func printing() async throws {
        // Plain XML has no place for the control character; a binary property list has.
        let root: [String: Any] = ["UTExportedTypeDeclarations": [Self.recipe, Self.cookbook]]
        let data = try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)
        try tool.directory.write(data, to: "Info.plist")
        let program = try await tool("declare", "Info.plist")
        #expect(program.exitStatus == .exited(0) && program.standardError.text.isEmpty)
        #expect(
            program.standardOutput.text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
                  <mime-type type="application/x.org.example.recipe">
                    <comment>Recipe &lt;for&gt; &quot;you&quot; &amp; me</comment>
                    <sub-class-of type="application/json"/>
                    <generic-icon name="text-x-generic"/>
                    <glob pattern="*.krecipe"/>
                    <glob pattern="*.krcp"/>
                  </mime-type>
                  <mime-type type="application/x-cookbook">
                    <comment>Cookbook</comment>
                    <sub-class-of type="application/x.org.example.recipe"/>
                    <alias type="application/x-kbook"/>
                    <generic-icon name="text-x-generic"/>
                    <glob pattern="*.kbook"/>
                  </mime-type>
                </mime-info>
                MimeType=application/x.org.example.recipe;application/x-cookbook;

                """
        )
        #expect(try tool.dataTree().isEmpty)
    }

    @Test("A MIME type that stands for a built-in type, too, only gets patterns")
    func sharedMIMEType() async throws {
        let entries = [
            InfoPlist.entry("org.example.note", description: "Note", extensions: ["knote"], mimeTypes: ["text/plain"]),
            InfoPlist.entry("public.png", description: "My own", extensions: ["kpng"]),
            InfoPlist.entry("org.example.odd", extensions: ["a*[b]?"]),
        ]
        try tool.directory.write(InfoPlist.data(entries), to: "Info.plist")
        let xml = try await tool.output("declare", "Info.plist")
        #expect(xml.contains("type=\"text/plain\">\n    <glob pattern=\"*.knote\"/>\n  </mime-type>"))
        #expect(xml.contains("type=\"image/png\">\n    <glob pattern=\"*.kpng\"/>\n  </mime-type>"))
        #expect(xml.contains("pattern=\"*.a[*][[]b][?]\""))
    }

    @Test("General parents become the desktop's nearest types and icons")
    func parents() async throws {
        let entries = [
            InfoPlist.entry("org.example.a", conformsTo: ["public.text"], extensions: ["ka"]),
            InfoPlist.entry("org.example.b", conformsTo: ["public.image", "public.content"], extensions: ["kb"]),
            InfoPlist.entry("org.example.c", conformsTo: ["public.swift-source", "public.zip-archive"]),
            InfoPlist.entry("org.example.d", conformsTo: ["com.apple.package"], extensions: ["kd"]),
            InfoPlist.entry("org.example.e", conformsTo: ["com.nobody.knows"], extensions: ["ke"]),
        ]
        try tool.directory.write(InfoPlist.data(entries), to: "Info.plist")
        let program = try await tool("declare", "Info.plist")
        let elements = program.standardOutput.text.split(separator: "  <mime-type type=").map(String.init)
        try #require(elements.count == 6)
        #expect(elements[1].contains("<sub-class-of type=\"text/plain\"/>"))
        #expect(!elements[2].contains("sub-class-of") && elements[2].contains("image-x-generic"))
        #expect(elements[3].contains("<sub-class-of type=\"application/zip\"/>"))
        #expect(elements[4].contains("<sub-class-of type=\"inode/directory\"/>"))
        #expect(!elements[5].contains("sub-class-of"))
        let warnings = program.standardError.text
        #expect(warnings.contains("“org.example.c” has no filename extension"))
        #expect(warnings.contains("“org.example.d” is a type of directories"))
        #expect(warnings.contains("“org.example.e” conforms to “com.nobody.knows”, which is not declared"))
    }

    @Test("Descriptions are translated by the strings beside the Info.plist, whatever the user's language is")
    func translations() async throws {
        try tool.directory.write(InfoPlist.data([Self.cookbook]), to: "Contents/Info.plist")
        let translations = [
            ("Contents/de.lproj", "Kochbuch <alt>"), ("Contents/Resources/pt-BR.lproj", "Livro de receitas"),
            ("Contents/zh-Hant.lproj", "食譜"), ("Contents/Base.lproj", "not a language"), ("Contents/\"x.lproj", "none"),
        ]
        for (directory, text) in translations {
            try tool.directory.write("\"Cookbook\" = \"\(text)\";\n", to: "\(directory)/InfoPlist.strings")
        }
        try tool.directory.write("garbage", to: "Contents/fr.lproj/InfoPlist.strings")
        let german = ["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"]
        let xml = try await tool(["declare", "Contents/Info.plist"], environment: german).standardOutput.text
        #expect(
            xml.contains(
                """
                    <comment>Cookbook</comment>
                    <comment xml:lang="de">Kochbuch &lt;alt&gt;</comment>
                    <comment xml:lang="pt_BR">Livro de receitas</comment>
                    <comment xml:lang="zh_TW">食譜</comment>
                    <sub-class-of
                """
            )
        )
    }

    @Test("With --output the package and the line become files")
    func outputDirectory() async throws {
        try tool.directory.write(InfoPlist.data([Self.cookbook]), to: "Info.plist")
        let announced = try await tool.output("declare", "Info.plist", "--output", "made/here", "--dry-run")
        #expect(announced.contains("would write made/here/org.example.kitchen.xml"))
        #expect(!FileManager.default.fileExists(atPath: tool.directory.file("made")))
        _ = try await tool.output("declare", "Info.plist", "--output", "made/here")
        let xml = try String(contentsOfFile: tool.directory.file("made/here/org.example.kitchen.xml"), encoding: .utf8)
        #expect(xml.contains("*.kbook"))
        let line = try String(
            contentsOfFile: tool.directory.file("made/here/org.example.kitchen.mimetype"),
            encoding: .utf8
        )
        #expect(line == "MimeType=application/x-cookbook;\n")
    }

    @Test("Options that contradict each other are a usage error")
    func usage() async throws {
        try tool.directory.write(InfoPlist.data([Self.cookbook]), to: "Info.plist")
        let both = try await tool("declare", "Info.plist", "--install", "--remove")
        #expect(both.exitStatus == .exited(64))
        let output = try await tool("declare", "Info.plist", "--install", "--output", "x")
        #expect(output.exitStatus == .exited(64))
    }
}
