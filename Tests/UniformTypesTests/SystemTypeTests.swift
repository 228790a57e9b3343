import Foundation
import Testing

@testable import UniformTypes

@Suite("Types that the system declares")
struct SystemTypeTests {
    @Test("An identifier is found whatever its case, and keeps the spelling of its declaration")
    func identifiersIgnoreCase() throws {
        let type = try #require(UTType("PUBLIC.Jpeg"))
        #expect(type == .jpeg)
        #expect(type.identifier == "public.jpeg")
        #expect(UTType("com.apple.SHUTDOWNSTALL")?.identifier == "com.apple.shutdownStall")
        #expect(UTType("unknown.id") == nil)
        #expect(UTType("") == nil)
    }

    @Test("An extension is found whatever its case")
    func extensionsIgnoreCase() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "prefpane", conformingTo: .directory) == .systemPreferencesPane)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "c++")?.identifier == "public.c-plus-plus-source")
    }

    @Test("The facts of a type are those that a Mac gives")
    func factsAreApples() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.localizedDescription == "JPEG image")
        #expect(UTType.jpeg.isPublic && UTType.jpeg.isDeclared && !UTType.jpeg.isDynamic)
        #expect(!UTType.pdf.isPublic)
        #expect(UTType.plainText.preferredFilenameExtension == "txt")
        #expect(UTType.plainText.localizedDescription == "text")
        #expect(UTType.heic.localizedDescription == "HEIF Image")
        #expect(
            UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg", "image/jpg"]]
        )
        #expect(UTType.item.tags.isEmpty)
    }

    @Test("Conformance reaches through all parents")
    func conformance() {
        #expect(
            UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && UTType.jpeg.conforms(to: .content)
        )
        #expect(
            UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg) && !UTType.image.conforms(to: .jpeg)
        )
        #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.jpeg.isSupertype(of: .image))
        #expect(UTType.applicationBundle.conforms(to: .package) && UTType.applicationBundle.conforms(to: .bundle))
        #expect(UTType.jpeg.supertypes == [.image, .data, .item, .content])
        #expect(UTType.item.supertypes.isEmpty)
        #expect(UTType.svg.directSupertypes == [.image, .xml])
        #expect(UTType(importedAs: "com.example.direct", conformingTo: .json).directSupertypes == [.json])
    }

    @Test(
        "Documents of iWork are files or packages, by what is asked for",
        arguments: [
            ("pages", "Pages.sffpages", "Pages.pages"), ("key", "Keynote.sffkey", "Keynote.key"),
            ("numbers", "Numbers.sffnumbers", "Numbers.numbers"), ("kth", "Keynote.sffkth", "Keynote.kth"),
            ("template", "Pages.sfftemplate", "Pages.template"),
            ("nmbtemplate", "Numbers.sfftemplate", "Numbers.template"),
        ]
    )
    func iWork(text: String, file: String, package: String) throws {
        let file = try #require(UTType("com.apple.iWork.\(file)"))
        let package = try #require(UTType("com.apple.iWork.\(package)"))
        #expect(UTType(filenameExtension: text) == file)
        #expect(UTType(filenameExtension: text, conformingTo: .data) == file)
        #expect(UTType(filenameExtension: text, conformingTo: .package) == package)
        #expect(UTType(filenameExtension: text, conformingTo: .directory) == package)
        #expect(!file.conforms(to: .directory) && !package.conforms(to: .data))
        let types = Set(UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: nil))
        #expect(types == [file, package])
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: scratch.appendingPathComponent("folder.\(text)"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: scratch) }
        try Data("PK".utf8).write(to: scratch.appendingPathComponent("file.\(text)"))
        #expect(try UTType(ofFileAt: scratch.appendingPathComponent("folder.\(text)")) == package)
        #expect(try UTType(ofFileAt: scratch.appendingPathComponent("file.\(text)")) == file)
    }

    @Test("The name of a business card is the desktop's")
    func vCard() {
        #expect(UTType(filenameExtension: "vcf") == .vCard && UTType(filenameExtension: "vcard") == .vCard)
        #expect(UTType.vCard.preferredMIMEType == "text/vcard")
        for name in ["text/vcard", "text/x-vcard", "text/directory"] { #expect(UTType(mimeType: name) == .vCard) }
    }

    @Test("The content tells between AIFF and AIFF-C, whatever the extension")
    func aiff() throws {
        let aifc = try #require(UTType("public.aifc-audio"))
        #expect(UTType(filenameExtension: "aif") == .aiff && UTType(filenameExtension: "aifc") == aifc)
        for name in ["a.aif", "a.AIFF", "a.aifc"] {
            #expect(UTType(ofContent: Data("FORM\0\0\0\u{4}AIFF".utf8), fileName: name) == .aiff)
            #expect(UTType(ofContent: Data("FORM\0\0\0\u{4}AIFC".utf8), fileName: name) == aifc)
            #expect(UTType(ofContent: Data("FORM".utf8), fileName: name) == UTType(ofFileNamed: name))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).aif")
        try Data("FORM\0\0\0\u{4}AIFC".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try UTType(ofFileAt: file) == aifc)
    }

    @Test("The requested parent decides between types of the same extension")
    func requestedParent() {
        #expect(UTType(filenameExtension: "plist") == .propertyList)
        #expect(UTType(filenameExtension: "plist", conformingTo: .xml) == .xmlPropertyList)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "app", conformingTo: .directory) == .applicationBundle)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    }

    @Test("All types of a tag are listed, the preferred one first")
    func typesOfATag() {
        let types = UTType.types(tag: "plist", tagClass: .filenameExtension, conformingTo: nil)
        #expect(types.first == .propertyList)
        #expect(Set(types).isSuperset(of: [.xmlPropertyList, .binaryPropertyList]))
        #expect(UTType.types(tag: "a/b", tagClass: .filenameExtension, conformingTo: nil).isEmpty)
    }

    @Test("A MIME type is found with its parameters, else without them")
    func mimeTypes() {
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(mimeType: "IMAGE/PNG") == .png)
        #expect(UTType(mimeType: "text/plain") == .plainText)
        #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
        #expect(UTType(mimeType: "text/plain; charset=UTF-8") == .utf8PlainText)
        #expect(UTType(mimeType: "text/html; charset=iso-8859-1") == .html)
    }

    @Test("Every type of the table is found by its identifier, extensions and MIME types")
    func tableIsWhole() throws {
        for number in 0..<UInt16(SystemTypeTable.typeCount) where SystemTypeTable.isDeclared(number) {
            let type = UTType(systemType: number)
            #expect(UTType(type.identifier) == type)
            #expect(UTType(type.identifier.uppercased()) == type)
            for (tagClass, tags) in type.tags {
                for tag in tags {
                    #expect(UTType.types(tag: tag, tagClass: tagClass, conformingTo: nil).contains(type))
                }
            }
            for parent in SystemTypeTable.parents(number) {
                #expect(type.conforms(to: UTType(systemType: parent)))
            }
        }
    }

    @Test("A value is small")
    func size() {
        #expect(MemoryLayout<UTType>.size <= 9)
        #expect(MemoryLayout<UTType?>.stride <= 16)
    }

    @Test("A type is coded as one string")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png, UTType(exportedAs: "com.example.coded")])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.example.coded"]"#)
        let decoded = try JSONDecoder().decode([UTType].self, from: data)
        #expect(decoded == [.png, UTType(importedAs: "com.example.coded")])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data(#"["no good"]"#.utf8))
        }
    }
}
