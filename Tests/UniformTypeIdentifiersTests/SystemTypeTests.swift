import Foundation
import Testing

@testable import UniformTypeIdentifiers

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
