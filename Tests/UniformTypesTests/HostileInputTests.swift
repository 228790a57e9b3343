import Foundation
import Testing

@testable import UniformTypes

/// Numbers that look random and are the same in every run.
struct Noise: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

@Suite("Bad input")
struct HostileInputTests {
    // MARK: Property lists

    private func problems(of plist: Any) throws -> (declarations: [UTTypeDeclaration], problems: [String]) {
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        return try UTTypeDeclaration.read(data)
    }

    @Test("Entries of wrong types are reported one by one, the good ones are kept")
    func wrongTypes() throws {
        let entries: [Any] = [
            "text", 5, ["UTTypeIdentifier": 7], [String: Any](), ["UTTypeIdentifier": "no good"],
            ["UTTypeIdentifier": ""], ["UTTypeIdentifier": "dyn.ah62d4rv4ge80s6d2"],
            [
                "UTTypeIdentifier": "com.example.fine", "UTTypeConformsTo": 5, "UTTypeTagSpecification": "x",
                "UTTypeDescription": ["a"], "UTTypeReferenceURL": 3, "UTTypeVersion": [1],
            ],
            [
                "UTTypeIdentifier": "com.example.fine2",
                "UTTypeTagSpecification": ["public.filename-extension": ["a/b", 5, "ok"]],
            ],
        ]
        let result = try problems(of: ["UTExportedTypeDeclarations": entries, "UTImportedTypeDeclarations": "x"])
        #expect(result.declarations.map(\.identifier) == ["com.example.fine", "com.example.fine2"])
        #expect(result.declarations[0].tags.isEmpty && result.declarations[0].conformsTo.isEmpty)
        #expect(result.declarations[1].tags == [.filenameExtension: ["ok"]])
        #expect(result.problems.count == 8)
    }

    @Test("What is not a dictionary, or not a property list, is an error that says so")
    func notAPropertyList() throws {
        #expect(throws: PropertyListProblem.self) { try UTTypeDeclaration.read(Data()) }
        #expect(throws: PropertyListProblem.self) { try problems(of: ["a"]) }
        var noise = Noise(state: 1)
        let garbage = Data((0..<(1 << 20)).map { _ in UInt8.random(in: 0...255, using: &noise) })
        #expect(throws: PropertyListProblem.self) { try UTTypeDeclaration.read(garbage) }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(count: 10 << 20).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let error = #expect(throws: UTTypeDeclaration.ReadingError.self) { try UTType.register(declarationsAt: url) }
        #expect(error?.description.contains("larger than") == true)
        #expect(throws: UTTypeDeclaration.ReadingError.self) {
            try UTType.register(declarationsAt: URL(fileURLWithPath: "/nonexistent/Info.plist"))
        }
        #expect(throws: UTTypeDeclaration.ReadingError.self) {
            try UTType.register(declarationsAt: URL(fileURLWithPath: "/tmp"))
        }
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(mkfifo(pipe.path, 0o600) == 0)
        defer { unlink(pipe.path) }
        #expect(throws: UTTypeDeclaration.ReadingError.self) { try UTType.register(declarationsAt: pipe) }
    }

    @Test("Deep nesting is refused", arguments: ["xml", "openstep", "binary"])
    func deepNesting(format: String) throws {
        // As deep as the greatest size that is read allows.
        let size = UTTypeDeclaration.maximumPropertyListSize
        let data: Data
        switch format {
        case "xml":
            let open = String(repeating: "<array>", count: size / 16)
            let close = String(repeating: "</array>", count: size / 16)
            data = Data("<plist version=\"1.0\">\(open)\(close)</plist>".utf8)
        case "openstep":
            data = Data((String(repeating: "(", count: size / 2) + String(repeating: ")", count: size / 2)).utf8)
        default:
            data = Self.nestedBinaryPropertyList(depth: size / 7 - 100)
        }
        #expect(throws: PropertyListProblem.self) { try UTTypeDeclaration.read(data) }
    }

    /// A binary property list in which each object is an array of the next.
    private static func nestedBinaryPropertyList(depth: Int) -> Data {
        var data = Data("bplist00".utf8)
        /// Appends a number of three bytes.
        func appendNumber(_ number: Int) {
            withUnsafeBytes(of: UInt32(number).bigEndian) { data.append(contentsOf: $0.dropFirst()) }
        }
        var offsets: [Int] = []
        for index in 0..<depth {
            offsets.append(data.count)
            if index == depth - 1 {
                data.append(0xA0)
            } else {
                data.append(0xA1)
                appendNumber(index + 1)
            }
        }
        let table = data.count
        for offset in offsets { appendNumber(offset) }
        data.append(contentsOf: [0, 0, 0, 0, 0, 0, 3, 3])
        for value in [depth, 0, table] {
            data.append(contentsOf: (0..<8).map { UInt8(UInt64(value) >> (56 - 8 * UInt64($0)) & 0xFF) })
        }
        return data
    }

    @Test("Mutated property lists are read or refused")
    func mutatedPropertyLists() throws {
        let plist: [String: Any] = [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.fuzz", "UTTypeConformsTo": ["public.data"], "UTTypeVersion": 1,
                    "UTTypeTagSpecification": ["public.filename-extension": ["fuzz"]],
                ]
            ]
        ]
        var noise = Noise(state: 2)
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let original = try PropertyListSerialization.data(fromPropertyList: plist, format: format, options: 0)
            for _ in 0..<1500 {
                var data = original
                for _ in 0..<Int.random(in: 1...6, using: &noise) {
                    data[Int.random(in: 0..<data.count, using: &noise)] = UInt8.random(in: 0...255, using: &noise)
                }
                if Bool.random(using: &noise) { data = data.prefix(Int.random(in: 0...data.count, using: &noise)) }
                _ = try? UTTypeDeclaration.read(Data(data))
            }
        }
    }

    @Test("Types that all name each other as parents are resolved soon")
    func denseCycles() throws {
        let names = (0..<60).map { "com.example.dense-\($0)" }
        let entries = names.map { ["UTTypeIdentifier": $0, "UTTypeConformsTo": names] as [String: Any] }
        TypeRegistry.shared.register(try problems(of: ["UTExportedTypeDeclarations": entries]).declarations)
        let type = try #require(UTType(names[0]))
        #expect(type.localizedDescription == nil)
        #expect(type.supertypes.count == names.count - 1)
        #expect(!type.conforms(to: .data))
    }

    @Test("A chain of many parents is cut off", .timeLimit(.minutes(20)))
    func longChain() throws {
        let entries = (0..<2_000).map { number -> [String: Any] in
            [
                "UTTypeIdentifier": "com.example.chain-\(number)",
                "UTTypeConformsTo": "com.example.chain-\(number + 1)",
            ]
        }
        TypeRegistry.shared.register(try problems(of: ["UTExportedTypeDeclarations": entries]).declarations)
        let type = try #require(UTType("com.example.chain-0"))
        #expect(type.localizedDescription == nil)
        #expect(type.supertypes.count == 256)
        #expect(type.conforms(to: try #require(UTType("com.example.chain-256"))))
        // Each of them, not only the first.
        for number in 0..<50 { _ = UTType("com.example.chain-\(number)")?.conforms(to: .data) }
    }

    @Test("A declaration that has a tag or a parent many times is registered soon", .timeLimit(.minutes(20)))
    func repeatedTags() throws {
        let declaration = UTTypeDeclaration(
            identifier: "com.example.repeated",
            conformsTo: Array(repeating: "public.text", count: 20_000),
            tags: [.filenameExtension: Array(repeating: "repeated", count: 20_000)]
        )
        for _ in 0..<3 { UTType.register(declaration) }
        let type = try #require(UTType("com.example.repeated"))
        #expect(UTType.types(tag: "repeated", tagClass: .filenameExtension, conformingTo: nil) == [type])
        #expect(type.conforms(to: .text))
        var changed = declaration
        changed.tags = [.filenameExtension: ["other-repeated"]]
        UTType.register(changed)
        #expect(TypeRegistry.shared.types(tag: "repeated", tagClass: .filenameExtension).isEmpty)
        #expect(TypeRegistry.shared.types(tag: "OTHER-repeated", tagClass: .filenameExtension) == [type])
    }

    @Test("A pattern in which no set ends is one of characters")
    func openSets() {
        func matches(_ pattern: String, _ text: String) -> Bool {
            Array(pattern.utf8).withUnsafeBytes { pattern in
                Array(text.utf8).withUnsafeBytes { GlobPattern(pattern).matches($0) }
            }
        }
        #expect(matches("*[a", "x[a") && !matches("*[a", "xa"))
        #expect(matches("[ab]*[", "b["))
        #expect(matches("[]a]x", "]x") && matches("a[]", "a[]"))
        #expect(matches("[a]b]", "ab]") && !matches("[a]b]", "aba"))
        #expect(matches("*[^a-c]", "xd") && !matches("*[^a-c]", "xb") && !matches("*[9-0]", "x9"))
        #expect(matches("*[0-9]", "file7") && !matches("*[!0-9]", "file7"))
    }

    // MARK: mime.cache files

    private func exercise(_ bytes: [UInt8]) {
        guard let cache = MimeCache(contents: bytes) else { return }
        let database = DesktopDatabase(caches: [cache])
        for name in ["a.png", "Makefile", "x.tar.gz", "libc.so.6", "001.vdr", "README", "", "é.ü", "a.C"] {
            _ = database.types(fileName: name)
        }
        for type in ["application/x-pdf", "text/x-csrc", "image/svg+xml", ""] {
            _ = database.canonical(type)
            _ = database.isSubclass(type, of: "text/plain")
            _ = database.iconNames(of: type)
            _ = database.aliases(of: type)
            _ = cache.type(ofNamespace: "http://www.w3.org/1999/xhtml", root: "html")
        }
        for content in [Array("%PDF-1.4 ....".utf8), [UInt8](repeating: 0, count: 4096), Array("<?xml version".utf8)] {
            content.withUnsafeBytes { _ = database.type(fileName: "x", content: $0) }
        }
    }

    /// The answers of a cache about an entry of each kind.
    private func answers(_ bytes: some Collection<UInt8>) -> [[String]] {
        guard let cache = MimeCache(contents: Array(bytes)) else { return [] }
        let database = DesktopDatabase(caches: [cache])
        let (pdf, svg) = ("application/pdf", "image/svg+xml")
        return ["a.png", "Makefile", "README.txt"].map { database.types(fileName: $0) } + [
            [cache.target(ofAlias: "application/x-pdf")].compactMap { $0 },
            cache.aliases(of: pdf),
            cache.parents(of: svg),
            [cache.type(ofNamespace: "http://www.w3.org/2000/svg", root: "svg")].compactMap { $0 },
            [cache.icon(of: pdf)].compactMap { $0 },
            [cache.genericIcon(of: pdf)].compactMap { $0 },
        ]
    }

    @Test("A truncated cache gives the answers of the whole one, or none")
    func truncatedCaches() {
        let whole = SmallMimeCache().bytes
        let complete = [
            ["image/png"], ["text/x-makefile"], ["text/x-readme"], ["application/pdf"], ["application/x-pdf"],
            ["application/xml"], ["image/svg+xml"], ["pdf-icon"], ["x-office-document"],
        ]
        #expect(answers(whole) == complete)
        for length in whole.indices {
            for (answer, answerOfWhole) in zip(answers(whole.prefix(length)), complete) {
                #expect(answer.isEmpty || answer == answerOfWhole, "with \(length) bytes")
            }
        }
        #expect(answers(whole.prefix(3)) == [])
        #expect(answers(whole.prefix(40)).allSatisfy { $0.isEmpty })
    }

    @Test("A name with a NUL is not the string before the NUL, whatever follows that in the cache")
    func namesWithNUL() throws {
        let cache = try #require(MimeCache(contents: SmallMimeCache().bytes))
        let database = DesktopDatabase(caches: [cache])
        #expect(database.types(fileName: "makefile") == ["text/x-makefile"])
        // The cache has these bytes, which are two strings.
        #expect(database.types(fileName: "makefile\0text/x-makefile").isEmpty)
        #expect(cache.genericIcon(of: "application/pdf\0image/svg+xml") == nil)
        #expect(cache.icon(of: "application/pdf\0") == nil)
    }

    @Test("Strings at the end of a cache are found, and longer and shorter names are not")
    func stringsAtTheEnd() throws {
        let names = ["a.out", "core", "z"]
        let (header, table) = (48, 48 + 4 + names.count * 12)
        func bytes(_ numbers: Int...) -> [UInt8] {
            numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        }
        // A header in which all tables but that of literal names are empty.
        var contents = bytes(0x1_0002, 40, 40, header, 40, 40, 40, 40, 40, 40, 0, 0) + bytes(names.count)
        let type = Array("text/x-last\0".utf8)
        var place = table + type.count
        for name in names {
            contents += bytes(place, table, 50)
            place += name.utf8.count + 1
        }
        contents += type + names.flatMap { Array($0.utf8) + [0] }
        let database = DesktopDatabase(caches: [try #require(MimeCache(contents: contents))])
        for name in names { #expect(database.types(fileName: name) == ["text/x-last"], "\(name)") }
        for name in ["a", "a.ou", "a.out2", "cor", "core.1", "y", "zz", "zebra crossing"] {
            #expect(database.types(fileName: name).isEmpty, "\(name)")
        }
        // Without its end the last string is none, and the others are what they were.
        let shorter = DesktopDatabase(caches: [try #require(MimeCache(contents: contents.dropLast()))])
        #expect(shorter.types(fileName: "z").isEmpty && shorter.types(fileName: "zz").isEmpty)
        #expect(shorter.types(fileName: "a.out") == ["text/x-last"])
    }

    /// A Boolean value that indicates whether the desktop has a cache; without one there is nothing to damage.
    private static let hasCache = FileManager.default.fileExists(atPath: "/usr/share/mime/mime.cache")
    private static let noCache: Comment = "There is no /usr/share/mime/mime.cache, of shared-mime-info"

    private var desktopCache: Data {
        get throws { try Data(contentsOf: URL(filePath: "/usr/share/mime/mime.cache")) }
    }

    @Test("The beginnings of a desktop's cache are no fault", .enabled(if: hasCache, noCache))
    func truncatedDesktopCache() throws {
        let bytes = [UInt8](try desktopCache)
        for length in Array(0..<64) + stride(from: 64, to: bytes.count, by: 2011) {
            exercise(Array(bytes.prefix(length)))
        }
    }

    /// A copy of the desktop's cache, which is opened.
    private func withOpenCopy(_ body: (_ path: String, _ cache: MimeCache) throws -> Void) throws {
        let data = try desktopCache
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = MimeCache.path(inDirectory: directory.path)
        try data.write(to: URL(fileURLWithPath: path))
        try body(path, try #require(MimeCache.open(directory: directory.path).cache))
    }

    @Test(
        "A cache that becomes shorter while it is in use has no more answers, and no fault",
        .enabled(if: hasCache, noCache)
    )
    func shortenedCache() throws {
        try withOpenCopy { path, cache in
            let database = DesktopDatabase(caches: [cache])
            #expect(database.types(fileName: "picture.png") == ["image/png"])
            #expect(truncate(path, 0) == 0)
            #expect(!database.isSubclass("image/svg+xml", of: "application/xml"))
            #expect(Array("%PDF-1.4".utf8).withUnsafeBytes { database.magicMatch($0) } == nil)
            // What was read is there.
            #expect(database.types(fileName: "picture.png") == ["image/png"])
        }
    }

    @Test(
        "A cache that another file replaces while it is in use is what it was when it was opened",
        .enabled(if: hasCache, noCache)
    )
    func replacedCache() throws {
        try withOpenCopy { path, cache in
            try Data(repeating: 0, count: 4096).write(to: URL(filePath: path), options: .atomic)
            let database = DesktopDatabase(caches: [cache])
            #expect(database.types(fileName: "picture.png") == ["image/png"])
            #expect(database.isSubclass("image/svg+xml", of: "application/xml"))
        }
    }

    @Test(
        "A look-up reads what it needs of a cache; more read it to its end and close it",
        .enabled(if: hasCache, noCache)
    )
    func partlyReadCache() throws {
        try withOpenCopy { path, cache in
            func isOpen() -> Bool {
                ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).contains {
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
                }
            }
            let database = DesktopDatabase(caches: [cache])
            #expect(database.types(fileName: "picture.png") == ["image/png"])
            #expect(isOpen())
            let extensions = ["gpx", "mkv", "lua", "toml", "pdf", "html", "c", "zip", "odt", "mp3", "svg", "epub"]
            for text in extensions { #expect(database.types(fileName: "x.\(text)").count >= 1) }
            for type in ["image/svg+xml", "text/x-csrc", "text/x-lua"] {
                #expect(database.isSubclass(type, of: "text/plain") || database.isSubclass(type, of: "application/xml"))
            }
            #expect(Array("%PDF-1.4".utf8).withUnsafeBytes { database.magicMatch($0)?.type } == "application/pdf")
            #expect(!isOpen())
        }
    }

    @Test("Corrupted caches give wrong or no answers, never a fault", .enabled(if: hasCache, noCache))
    func corruptedCaches() throws {
        let original = [UInt8](try desktopCache)
        var noise = Noise(state: 3)
        for round in 0..<60 {
            var bytes = original
            for _ in 0..<(1 << Int.random(in: 0...14, using: &noise)) {
                let range = round % 2 == 0 ? 4..<40 : 4..<bytes.count
                bytes[Int.random(in: range, using: &noise)] = UInt8.random(in: 0...255, using: &noise)
            }
            exercise(bytes)
        }
        for fill: UInt8 in [0, 1, 0x7F, 0xFF] {
            exercise([0, 1, 0, 2] + [UInt8](repeating: fill, count: 4096))
        }
        for _ in 0..<40 {
            exercise([0, 1, 0, 2] + (0..<2048).map { _ in UInt8.random(in: 0...3, using: &noise) == 0 ? 4 : 0 })
        }
    }

    // MARK: Texts

    @Test(
        "Damaged markup ends the reading",
        arguments: ["<", "<a", "<a b", "<a b=", "<a b='", "<!--", "<?", "&#xFFFFFFFF;", "<a>&", "<comment>&#0;"]
    )
    func damagedMarkup(text: String) {
        let bytes = Array(text.utf8)
        bytes.withUnsafeBytes { _ = MimePackageFile(contents: $0, languages: ["de"]) }
    }

    @Test("Random texts are never a fault as identifiers, tags or dynamic identifiers")
    func randomTexts() {
        var noise = Noise(state: 4)
        let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789.:,=\\?/;é\0 -".unicodeScalars)
        for _ in 0..<4000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...40, using: &noise) {
                text.unicodeScalars.append(alphabet.randomElement(using: &noise)!)
            }
            _ = UTType(text)?.supertypes
            _ = UTType("dyn.a\(text)")?.tags
            if let type = UTType(filenameExtension: text) {
                #expect(UTType(type.identifier) == type)
            }
            if let type = UTType(mimeType: text) {
                #expect(UTType(type.identifier) == type)
            }
            _ = UTType(exportedAs: "com.example.fuzzed").conforms(to: .data)
        }
    }

    @Test(
        "Characters outside the allowed ones make no identifier",
        arguments: ["a b", "a/b", "a\0b", "<x>", "a:b", "\n"]
    )
    func identifiers(text: String) {
        #expect(UTType(text) == nil)
        #expect(!TypeIdentifier.isWellFormed(text))
        #expect(UTType.register(UTTypeDeclaration(identifier: text)).isDeclared == false)
    }
}
