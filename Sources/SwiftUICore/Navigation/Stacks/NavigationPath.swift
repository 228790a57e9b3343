import Foundation

/// A type-erased list of values whose destinations a ``NavigationStack`` shows.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///     List(people) { NavigationLink($0.name, value: $0) }
///         .navigationDestination(for: Person.self) { PersonView(person: $0) }
/// }
/// ```
@_weakLinked
public struct NavigationPath {
    private(set) var elements: [Element] = []

    /// Creates an empty path, with which a stack shows its root.
    public init() {}

    /// Creates a path with values.
    /// - Parameter elements: The values; the last is shown.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        for element in elements { append(element) }
    }

    /// Creates a path with values that can be encoded.
    /// - Parameter elements: The values; the last is shown.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable & Codable {
        for element in elements { append(element) }
    }

    /// Creates a path from its encodable representation.
    /// - Parameter codable: The decoded path.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of values.
    public var count: Int { elements.count }

    /// A Boolean value that indicates whether there is no value.
    public var isEmpty: Bool { elements.isEmpty }

    /// An encodable representation of the path; nil if a value can't be encoded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.codable != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// Appends a value, whose destination is then shown.
    /// - Parameter value: The value.
    public mutating func append<Value: Hashable>(_ value: Value) { append(AnyHashable(value)) }

    /// Appends a value that can be encoded, whose destination is then shown.
    /// - Parameter value: The value.
    public mutating func append<Value: Hashable & Codable>(_ value: Value) {
        elements.append(Element(value: AnyHashable(value), codable: value))
    }

    /// Removes values from the end.
    /// - Parameter count: The number, which is at most the count of the path.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }

    mutating func append(_ value: AnyHashable) {
        let base = value.base as? any Hashable & Codable
        elements.append(Element(value: value, codable: base))
    }

    /// A value of a path.
    struct Element: Equatable {
        let value: AnyHashable
        let codable: (any Codable)?

        static func == (first: Element, second: Element) -> Bool { first.value == second.value }
    }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
    /// An encodable representation of a path, including the types of its values.
    @_weakLinked
    public struct CodableRepresentation: Equatable {
        fileprivate let elements: [Element]
    }
}

extension NavigationPath.CodableRepresentation: Codable {
    /// Decodes the values, whose types must exist in the program.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [NavigationPath.Element] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "The program has no type “\(name)” that a path may contain."
                )
            }
            elements.append(try Self.element(of: type, in: container.decode(String.self), container))
        }
        self.elements = elements.reversed()
    }

    private static func element<Value: Hashable & Codable>(
        of type: Value.Type,
        in text: String,
        _ container: any UnkeyedDecodingContainer
    ) throws -> NavigationPath.Element {
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        return NavigationPath.Element(value: AnyHashable(value), codable: value)
    }

    /// Encodes the values, the last of the path first. For each, it encodes the name of the type and the value as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            guard let value = element.codable, let name = _mangledTypeName(type(of: value)) else {
                throw EncodingError.invalidValue(
                    element.value.base,
                    .init(codingPath: encoder.codingPath, debugDescription: "The value has no type that can be named.")
                )
            }
            try container.encode(name)
            try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
        }
    }
}
