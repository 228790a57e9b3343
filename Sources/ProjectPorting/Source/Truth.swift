/// The truth of a condition, as far as it is known without the compiler.
enum Truth: Equatable {
    case yes, no, unknown

    init(_ value: Bool) { self = value ? .yes : .no }

    static prefix func ! (value: Truth) -> Truth {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    static func and(_ first: Truth, _ second: Truth) -> Truth {
        if first == .no || second == .no { return .no }
        return first == .yes && second == .yes ? .yes : .unknown
    }

    static func or(_ first: Truth, _ second: Truth) -> Truth { !and(!first, !second) }
}
