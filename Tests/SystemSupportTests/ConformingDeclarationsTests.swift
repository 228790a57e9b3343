import Foundation
import SystemSupport
import Testing

private protocol Marked {}
private struct Plain {}
private struct Structure: Marked {}
private enum Enumeration: Marked { case one(Int) }
private class Superclass: Marked {}
private final class Subclass: Superclass {}
private final class OtherClass {}

private struct Pair<First, Second> {
    struct Inside: Marked {}
    struct Beside {}
    var values: (First, Second)
}
extension Pair: Equatable where First: Equatable, Second: Equatable {
    static func == (first: Pair, second: Pair) -> Bool { first.values == second.values }
}
extension [Plain]: Marked {}
extension Optional: Marked where Wrapped: Marked {}

@Suite("Declarations that conform to a protocol")
struct ConformingDeclarationsTests {
    private static let marked = ConformingDeclarations(of: (any Marked).self)
    private static let equatable = ConformingDeclarations(of: (any Equatable).self)

    private static let types: [Any.Type] = [
        Plain.self, Structure.self, Enumeration.self, Superclass.self, Subclass.self, OtherClass.self,
        Pair<Int, Int>.self, Pair<Int, Plain>.self, Pair<Int, Plain>.Inside.self, Pair<Int, Plain>.Beside.self,
        [Plain].self, [Int].self, [String: [Int]].self, Int?.self, Structure?.self, Structure??.self, Never.self,
        (Int, Int).self, (() -> Void).self, (any Marked).self, Any.self, Structure.Type.self, UnsafeRawPointer.self,
        timespec.self, CGRect.self, CGFloat.self, String.self, UUID.self, URL.self, Duration.self, JSONDecoder.self,
        ClosedRange<Int>.self, Result<Int, any Error>.self, Task<Void, Never>.self,
    ]

    @Test("A type that conforms is among those that may", arguments: types.indices)
    func conforming(index: Int) {
        let type = Self.types[index]
        #expect(!(type is any Marked.Type) || Self.marked.mayInclude(type))
        #expect(!(type is any Equatable.Type) || Self.equatable.mayInclude(type))
    }

    @Test("A structure and an enumeration that conform in no way are not")
    func others() {
        let unmarked: [Any.Type] = [
            Plain.self, Pair<Int, Int>.self, Pair<Int, Plain>.Beside.self, CGFloat.self, String.self,
        ]
        for type in unmarked { #expect(!Self.marked.mayInclude(type), "\(type)") }
        let unequal: [Any.Type] = [Plain.self, Structure.self, Enumeration.self, Pair<Int, Plain>.Inside.self]
        for type in unequal { #expect(!Self.equatable.mayInclude(type), "\(type)") }
    }

    @Test("A generic type that conforms for some arguments may for all")
    func conditional() {
        #expect(Self.equatable.mayInclude(Pair<Plain, Plain>.self))
        #expect(Self.marked.mayInclude([Int].self))
        #expect(!Self.marked.mayInclude(Set<Int>.self))
    }

    @Test("A library that is loaded later brings more")
    func library() throws {
        let hashable = ConformingDeclarations(of: (any Hashable).self)
        #expect(!hashable.mayInclude(Plain.self))
        // The module Distributed, which nothing here links.
        let name = "11Distributed19LocalTestingActorIDV"
        try #require(_typeByName(name) == nil)
        try #require(dlopen("libswiftDistributed.so", RTLD_NOW) != nil, "\(String(cString: dlerror()))")
        let type = try #require(_typeByName(name))
        #expect(type is any Hashable.Type)
        #expect(hashable.mayInclude(type))
        #expect(!hashable.mayInclude(Plain.self))
    }

    @Test("Threads may ask at once")
    func threads() async {
        let codable = ConformingDeclarations(of: (any Encodable).self)
        await withTaskGroup(of: Bool.self) { group in
            for round in 0..<200 {
                group.addTask { codable.mayInclude(round.isMultiple(of: 2) ? Int.self : Plain.self) }
            }
            var count = 0
            for await isIncluded in group where isIncluded { count += 1 }
            #expect(count == 100)
        }
    }
}
