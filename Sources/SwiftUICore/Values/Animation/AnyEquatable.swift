/// A value that can be compared, of a type that is not known.
struct AnyEquatable: Equatable, @unchecked Sendable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (first: AnyEquatable, second: AnyEquatable) -> Bool { first.isEqual(second.value) }
}
