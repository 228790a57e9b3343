import Testing

@testable import UniformTypes

@Suite("Dynamic types")
struct DynamicTypeTests {
    @Test("An unknown extension has the identifier that Apple's systems give it")
    func appleIdentifiers() throws {
        let type = try #require(UTType(filenameExtension: "gpx"))
        #expect(type.identifier == "dyn.ah62d4rv4ge80s6d2")
        #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
        #expect(type.preferredFilenameExtension == "gpx")
        #expect(type.conforms(to: .data))
        #expect(UTType(filenameExtension: "GPX") == type)
        #expect(UTType(filenameExtension: "sql")?.identifier == "dyn.ah62d4rv4ge81g6pq")
        #expect(
            UTType(
                tag: "NeXT smart paste pasteboard type",
                tagClass: .init(rawValue: "com.apple.nspboard-type"),
                conformingTo: .data
            )?
            .identifier == "dyn.ah62d4rv4gu8y63n2nuuhg5pbsm4ca6dbsr4gnkduqf31k3pcr7u1e3basv61a3k"
        )
    }

    @Test(
        "Identifiers that Apple's systems made are read, and written the same",
        arguments: [
            ("dyn.ah62d4rv4gk8zuxnxkq", "com.apple.ostype", "XMSC", UTType.data),
            ("dyn.agq80w5pbq7ww88brrfv085u", "public.mime-type", "image/x-icon", nil),
            ("dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df", "public.mime-type", "dev.kaya/note", .data),
            ("dyn.agq80w5pbq7ww8nu", "public.mime-type", "image/*", nil),
            ("dyn.age80k551r30g82pe", "public.filename-extension", "download", nil),
            ("dyn.ah62d4uv4ge804550", "public.filename-extension", "mov", .image),
            ("dyn.ah62d4sb4ge81e62", "public.filename-extension", "rs", .plainText),
            ("dyn.age80s52", "public.filename-extension", "go", nil),
            ("dyn.ah62d4rv4gk81n65yru", "com.apple.ostype", "ustl", .data),
            (
                "dyn.ah62d4rv4gu8y6y4usm1044pxqzb085xyqz1hk64uqm10c6xenv61a3k", "com.apple.nspboard-type",
                "NSPromiseContentsPboardType", .data
            ),
            (
                "dyn.ah62d46dzqm0gw23srf4gn5m4ge8068dytf2gn3dgrf0gn25tr34gn5xysr2ge55bsmwhk8puqzsdy4xuq6",
                "public.filename-extension", "nxtypedfilecontentspboardtype:jpg", .item
            ),
        ]
    )
    func foreignIdentifiers(identifier: String, tagClass: String, tag: String, parent: UTType?) throws {
        let tagClass = UTTagClass(rawValue: tagClass)
        let type = try #require(UTType(identifier))
        #expect(type.isDynamic)
        #expect(type.tags[tagClass]?.first == tag)
        #expect(DynamicIdentifier(identifier)?.tags.map(\.tags) == [[tag]])
        #expect(type.identifier == identifier)
        #expect(parent.map(type.conforms(to:)) ?? true)
        let made = DynamicIdentifier(supertypes: parent.map { [$0.identifier] } ?? [], tagClass: tagClass, tag: tag)
        #expect(made.identifier == identifier)
    }

    @Test("What the desktop knows of an extension is not said of another kind of thing")
    func otherKind() throws {
        let movie = try #require(UTType("dyn.ah62d4uv4ge804550"))
        #expect(movie.conforms(to: .image) && !movie.conforms(to: .movie))
        let xml = try #require(UTType(filenameExtension: "gpx", conformingTo: .image))
        #expect(xml.conforms(to: .image) && !xml.conforms(to: .xml))
    }

    @Test("The type of an empty tag is read and has no tags")
    func emptyTag() throws {
        #expect(try #require(UTType("dyn.age8u")).tags.isEmpty)
    }

    @Test("A dynamic type conforms to the requested parent")
    func parents() throws {
        let type = try #require(UTType(filenameExtension: "recipe", conformingTo: .json))
        #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.conforms(to: .item))
        #expect(DynamicIdentifier(type.identifier)?.supertypes == ["public.json"])
        let tag = try #require(UTType(tag: "gpx", tagClass: .filenameExtension, conformingTo: nil))
        #expect(tag.identifier == "dyn.age80s6d2")
        let unknown = try #require(UTType(tag: "zzyzx", tagClass: .filenameExtension, conformingTo: nil))
        #expect(unknown.supertypes.isEmpty && unknown.tags == [.filenameExtension: ["zzyzx"]])
        #expect(UTType(filenameExtension: "zzyzx")?.supertypes == [.data, .item])
    }

    @Test("A foreign dynamic identifier gives its tags and parents back")
    func decoding() throws {
        let type = try #require(UTType("dyn.ah62d4rv4ge81g6pq"))
        #expect(type.preferredFilenameExtension == "sql")
        #expect(type.supertypes.isSuperset(of: [.data, .item]))
        #expect(type.isDynamic)
        #expect(type == UTType(filenameExtension: "sql"))
    }

    @Test(
        "Separators within a tag survive",
        arguments: ["a:b", "a,b", "a=b", #"a\b"#, #"\:,="#, "ü", "x y", "0", "a,"]
    )
    func escaping(tag: String) throws {
        let type = try #require(UTType(filenameExtension: tag))
        #expect(UTType(type.identifier)?.tags == [.filenameExtension: [tag]])
    }

    @Test("A tag class with separators survives", arguments: ["a:b", "a,b", "a=b", #"a\b"#, "?a", "??", "="])
    func escapingOfKeys(name: String) throws {
        let made = DynamicIdentifier(supertypes: [], tagClass: UTTagClass(rawValue: name), tag: "x")
        #expect(try #require(DynamicIdentifier(made.identifier)).tags.map(\.tagClass.rawValue) == [name])
    }

    @Test("A tag class without a name is refused", arguments: ["=x", #"\=x"#, "1=a:=x"])
    func emptyKeys(text: String) {
        #expect(DynamicIdentifier("dyn.a" + PackedText.pack(text.utf8)) == nil)
    }

    @Test(
        "What is not a dynamic identifier is refused",
        arguments: [
            "dyn.", "dyn.a", "dyn.b", "dyn.ah62d4rv4ge80s6d", "dyn.ail", "dyn.a!", "dyn.agq8", "dyn.aé", "dyn.a0000000",
        ]
    )
    func refusal(identifier: String) {
        #expect(UTType(identifier) == nil)
    }

    @Test("A text that cannot be a tag has no type")
    func invalidTags() {
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(filenameExtension: "a/b") == nil)
        #expect(UTType(filenameExtension: "a\0b") == nil)
        #expect(UTType(filenameExtension: String(repeating: "x", count: 1_000_000)) == nil)
        #expect(UTType(mimeType: "") == nil)
        #expect(UTType(mimeType: "text/\n") == nil)
        #expect(UTType(mimeType: String(repeating: "x/", count: 500_000)) == nil)
    }
}
