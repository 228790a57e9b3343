// Tries what is read from the metadata of types. It is compiled with Sources/SystemSupport/Conformances, TypeKind and EnumerationPayload.

// Types that are not public and not used would be left out of an optimized program.
public protocol Marked { static var mark: Int { get } }

public struct Structure: Marked { public static var mark: Int { 1 } }

public enum Enumeration: Marked {
    case one
    public static var mark: Int { 2 }
}

public final class Class: Marked { public static var mark: Int { 3 } }

public struct Generic<Value>: Marked { public static var mark: Int { 4 } }

public struct Other {}

extension Int: Marked { public static var mark: Int { 5 } }

public enum Shape {
    case none
    case circle(Double)
    case named(String, Int)
    case object(Class)
}

@main struct Types {
    static func expect(_ condition: Bool, _ line: UInt = #line) {
        precondition(condition, "The metadata of types has another layout.", line: line)
    }

    static func main() {
        tryConformances()
        tryPayloads()
        print("The metadata of types has the expected layout.")
    }

    static func tryConformances() {
        let types = conformingTypes(to: (any Marked).self)
        expect(types.compactMap { ($0 as? any Marked.Type)?.mark }.sorted() == [1, 2, 3, 5])
        expect(conformingTypes(to: Int.self).isEmpty)
        let declarations = ConformingDeclarations(of: (any Marked).self)
        expect(declarations.mayInclude(Structure.self) && declarations.mayInclude(Enumeration.self))
        expect(declarations.mayInclude(Generic<Int>.self) && declarations.mayInclude(Int.self))
        expect(!declarations.mayInclude(Other.self) && !declarations.mayInclude(Shape.self))
        expect(!declarations.mayInclude(Double.self))
    }

    static func tryPayloads() {
        var shapes: [Shape] = [.none, .circle(2.5), .named("text", 7), .object(Class())]
        let expected: [Any.Type?] = [nil, Double.self, (String, Int).self, Class.self]
        guard let payload = EnumerationPayload(of: Shape.self) else { return expect(false) }
        for index in shapes.indices {
            withUnsafeMutablePointer(to: &shapes[index]) { shape in
                payload.withPayload(at: UnsafeMutableRawPointer(shape)) { _, payload in
                    expect(payload?.type == expected[index])
                    if index == 1 { payload?.address.assumingMemoryBound(to: Double.self).pointee = 3.5 }
                }
            }
        }
        if case .circle(let radius) = shapes[1] { expect(radius == 3.5) } else { expect(false) }
        if case .named("text", 7) = shapes[2] {} else { expect(false) }
        if case .object = shapes[3] {} else { expect(false) }
        expect(EnumerationPayload(of: Int.self) == nil)
        expect(TypeKind(of: Int?.self) == .optional && TypeKind(of: (Int, Int).self) == .tuple)
    }
}
