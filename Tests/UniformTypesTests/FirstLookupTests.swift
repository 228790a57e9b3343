import Foundation
import Testing

@testable import UniformTypes

@Suite("What is told of a type before all of it is known")
struct FirstLookupTests {
    @Test(
        "The MIME type of a dynamic type is the first of its tags",
        arguments: ["gpx", "mkv", "lua", "toml", "qqqq", "key", "ts", "doc", "PNG", "x y", "é", "C"]
    )
    func preferredMIMEType(text: String) throws {
        for supertype in [UTType.data, .item, .text, .image, .directory] {
            // Two objects, since the second question to one is answered from what the first resolved.
            let first = try #require(
                TagLookup.dynamicType(tag: text, tagClass: .filenameExtension, supertype: supertype)
            )
            let second = try #require(
                TagLookup.dynamicType(tag: text, tagClass: .filenameExtension, supertype: supertype)
            )
            #expect(first.preferredMIMEType == second.tags[.mimeType]?.first)
            _ = first.supertypes
            #expect(first.preferredMIMEType == second.preferredMIMEType)
        }
    }

    @Test("A dynamic type with a MIME type in its identifier keeps it")
    func ownMIMEType() throws {
        let type = try #require(UTType(mimeType: "application/x-unheard-of"))
        #expect(type.isDynamic && type.preferredMIMEType == "application/x-unheard-of")
        #expect(type.tags == [.mimeType: ["application/x-unheard-of"]])
    }

    @Test("A memo tells keys apart, and forgets when it is full or out of date")
    func memo() {
        let memo = TypeMemo()
        let generation = Generation.current
        #expect(memo.type(text: "a") == nil)
        for number in 0..<1024 {
            memo.remember(
                number % 2 == 0 ? .png : .jpeg,
                number: UInt64(number % 4),
                text: "\(number)",
                madeOf: generation
            )
        }
        memo.remember(.gif, number: 3, text: "3", madeOf: generation)
        // As other tests may register types at the same time, it may have forgotten, but never mixed up.
        for number in 0..<1024 {
            let known = memo.type(number: UInt64(number % 4), text: "\(number)")
            #expect(known == nil || known == (number == 3 ? .gif : number % 2 == 0 ? .png : .jpeg))
            #expect(memo.type(number: 9, text: "\(number)") == nil)
        }
        let full = TypeMemo()
        for number in 0..<5000 { full.remember(.png, number: UInt64(number), madeOf: Generation.current) }
        let remembered = (0..<5000).count { full.type(number: UInt64($0)) != nil }
        #expect(remembered <= 1024)
    }

    @Test("A memo tells apart the databases in which keys are offsets")
    func memoOfDatabases() {
        let memo = TypeMemo()
        let (first, second) = (DesktopDatabase(caches: []), DesktopDatabase(caches: []))
        memo.remember(.png, number: 1, in: first, madeOf: Generation.current)
        #expect(memo.type(number: 1, in: second) == nil && memo.type(number: 1) == nil)
        memo.remember(.jpeg, number: 1, in: second, madeOf: Generation.current)
        #expect(memo.type(number: 1, in: first) == nil)
        // Another test may register a type in between, after which nothing is known.
        let known = memo.type(number: 1, in: second)
        #expect(known == nil || known == .jpeg)
    }
}
