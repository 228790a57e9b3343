import Foundation
import Testing

@testable import UniformTypes

@Suite("Types that applications declare")
struct DeclaredTypeTests {
    @Test("A type registered in code is found by all its names")
    func registration() throws {
        let type = UTType.register(
            UTTypeDeclaration(
                identifier: "com.example.Registered",
                description: "Registered document",
                conformsTo: ["public.json"],
                tags: [.filenameExtension: ["regdoc", "regd"], .mimeType: ["application/x-regdoc"]],
                referenceURL: URL(string: "https://example.com/regdoc"),
                version: 3
            )
        )
        #expect(type.isDeclared && !type.isDynamic)
        #expect(UTType("com.example.registered") == type)
        #expect(type.identifier == "com.example.Registered")
        #expect(UTType(filenameExtension: "REGD") == type)
        #expect(UTType(filenameExtension: "regd", conformingTo: .image)?.isDynamic == true)
        #expect(UTType(mimeType: "application/x-regdoc") == type)
        #expect(type.preferredFilenameExtension == "regdoc")
        #expect(type.localizedDescription == "Registered document")
        #expect(type.version == 3)
        #expect(type.referenceURL?.host == "example.com")
        #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.conforms(to: .data))
        #expect(type.supertypes.contains(.json))
        #expect(UTType(exportedAs: "COM.example.registered") == type)
    }

    @Test("An undeclared type conforms to the parent it was given, else to data")
    func undeclared() {
        let sketch = UTType(importedAs: "com.other.sketch", conformingTo: .image)
        #expect(!sketch.isDeclared && !sketch.isDynamic)
        #expect(sketch.conforms(to: .image) && sketch.conforms(to: .content))
        let recipe = UTType(exportedAs: "com.myapp.recipe")
        #expect(recipe.supertypes == [.data, .item])
        #expect(recipe.preferredFilenameExtension == nil && recipe.tags.isEmpty)
        #expect(UTType("com.myapp.recipe") == nil)
    }

    @Test("An exported type that nothing declares is reported once, with the entry to add")
    func report() throws {
        let registry = TypeRegistry(declarations: [])
        #expect(registry.reportUndeclared("com.example.Unreported", parentType: .json))
        #expect(!registry.reportUndeclared("com.example.unreported", parentType: .json))
        let advice = UndeclaredTypeAdvice.text(identifier: "com.example.Unreported", parent: "public.json")
        let start = try #require(advice.firstRange(of: "<key>")).lowerBound
        let plist = "<plist version=\"1.0\"><dict>\(advice[start...])</dict></plist>"
        let result = try UTTypeDeclaration.read(Data(plist.utf8))
        #expect(result.problems.isEmpty)
        #expect(result.declarations.map(\.identifier) == ["com.example.Unreported"])
        #expect(result.declarations.first?.conformsTo == ["public.json"])
        #expect(result.declarations.first?.tags[.filenameExtension] == ["unreported"])
    }

    @Test("The parent of an undeclared type is remembered for values that are read from elsewhere")
    func rememberedParent() throws {
        let type = UTType(importedAs: "com.other.remembered", conformingTo: .image)
        let read = try JSONDecoder().decode([UTType].self, from: Data(#"["com.other.Remembered"]"#.utf8))
        #expect(read == [type])
        #expect(read[0].conforms(to: .image))
        #expect(UTType("com.other.remembered") == nil)
        #expect(UTType(importedAs: "com.other.remembered", conformingTo: .text).conforms(to: .text))
    }

    @Test("A description is translated by the InfoPlist.strings of the user's language")
    func translation() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent("pt-BR.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let entries = [["UTTypeIdentifier": "com.example.translated", "UTTypeDescription": "Recipe"]]
        let plist = try PropertyListSerialization.data(
            fromPropertyList: ["UTExportedTypeDeclarations": entries],
            format: .xml,
            options: 0
        )
        try plist.write(to: root.appendingPathComponent("Info.plist"))
        try Data("/* types */\n\"Recipe\" = \"Receita\";\n".utf8)
            .write(to: folder.appendingPathComponent("InfoPlist.strings"))
        let url = root.appendingPathComponent("Info.plist")
        #expect(try UTTypeDeclaration.read(url, languages: ["pt_BR", "pt"]).declarations[0].description == "Receita")
        #expect(try UTTypeDeclaration.read(url, languages: ["de"]).declarations[0].description == "Recipe")
    }

    @Test("A value made before its declaration learns of it")
    func lateDeclaration() {
        let early = UTType(importedAs: "com.example.late")
        #expect(!early.isDeclared)
        UTType.register(UTTypeDeclaration(identifier: "com.example.late", conformsTo: ["com.example.late-parent"]))
        #expect(early.isDeclared)
        #expect(!early.conforms(to: .image))
        UTType.register(UTTypeDeclaration(identifier: "com.example.late-parent", conformsTo: ["public.image"]))
        #expect(early.conforms(to: .image))
    }

    @Test("Types of the system cannot be replaced")
    func systemTypesStay() {
        let type = UTType.register(
            UTTypeDeclaration(identifier: "public.png", tags: [.filenameExtension: ["zzpng"]])
        )
        #expect(type == .png)
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType(filenameExtension: "zzpng")?.isDynamic == true)
    }

    @Test("An exported declaration stands against an imported one, a higher version against a lower one")
    func precedence() {
        func declare(_ description: String, _ scope: UTTypeDeclaration.Scope, _ version: Int) {
            UTType.register(
                UTTypeDeclaration(
                    identifier: "com.example.precedence",
                    scope: scope,
                    description: description,
                    version: version
                )
            )
        }
        declare("imported", .imported, 9)
        declare("exported", .exported, 2)
        #expect(UTType("com.example.precedence")?.localizedDescription == "exported")
        declare("imported", .imported, 10)
        declare("older", .exported, 1)
        #expect(UTType("com.example.precedence")?.localizedDescription == "exported")
        declare("newer", .exported, 3)
        #expect(UTType("com.example.precedence")?.localizedDescription == "newer")
    }

    @Test("A type without a description has that of its first parent with one, even among cycles")
    func inheritedDescription() {
        UTType.register(
            UTTypeDeclaration(identifier: "com.example.plain", conformsTo: ["com.example.loop", "public.html"])
        )
        UTType.register(UTTypeDeclaration(identifier: "com.example.loop", conformsTo: ["com.example.plain"]))
        #expect(UTType("com.example.plain")?.localizedDescription == UTType.html.localizedDescription)
        UTType.register(UTTypeDeclaration(identifier: "com.example.alone", conformsTo: ["com.example.alone"]))
        #expect(UTType("com.example.alone")?.localizedDescription == nil)
    }

    @Test("Parents that form a cycle end")
    func cycle() {
        UTType.register(UTTypeDeclaration(identifier: "com.example.cycle-a", conformsTo: ["com.example.cycle-b"]))
        UTType.register(
            UTTypeDeclaration(identifier: "com.example.cycle-b", conformsTo: ["com.example.cycle-a", "public.text"])
        )
        let first = UTType(exportedAs: "com.example.cycle-a")
        let second = UTType(exportedAs: "com.example.cycle-b")
        #expect(first.conforms(to: second) && second.conforms(to: first) && first.conforms(to: .text))
        #expect(!first.supertypes.contains(first))
    }

    @Test("An Info.plist is read with every key")
    func propertyList() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UTExportedTypeDeclarations</key><array><dict>
              <key>UTTypeIdentifier</key><string>com.example.plist-type</string>
              <key>UTTypeDescription</key><string>Plist type</string>
              <key>UTTypeConformsTo</key><string>public.text</string>
              <key>UTTypeReferenceURL</key><string>https://example.com/p</string>
              <key>UTTypeIconFile</key><string>p.icns</string>
              <key>UTTypeVersion</key><integer>7</integer>
              <key>UTTypeTagSpecification</key><dict>
                <key>public.filename-extension</key><array><string>plisttype</string></array>
                <key>public.mime-type</key><string>text/x-plist-type</string>
                <key>com.apple.ostype</key><string>PLTY</string>
              </dict>
            </dict></array></dict></plist>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        try Data(plist.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let type = try #require(try UTType.register(declarationsAt: url).first)
        #expect(type.identifier == "com.example.plist-type")
        #expect(type.localizedDescription == "Plist type")
        #expect(type.conforms(to: .text))
        #expect(type.preferredMIMEType == "text/x-plist-type")
        #expect(type.version == 7)
        #expect(type.referenceURL?.absoluteString == "https://example.com/p")
        #expect(UTType(tag: "PLTY", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: nil) == type)
    }

    @Test("The application's Info.plist is looked for beside the executable and in resource bundles")
    func places() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let expected = [
            "bin/Info.plist", "bin/Resources/Info.plist", "share/tool/Info.plist", "bin/P_T.resources/Info.plist",
        ]
        for path in expected + ["bin/other/Info.plist"] {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: file)
        }
        let found = ApplicationDeclarations.propertyLists(forExecutableAt: root.appendingPathComponent("bin/tool").path)
        let paths = found.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        #expect(Set(paths) == Set(expected.map { root.appendingPathComponent($0).path }))
    }
}
