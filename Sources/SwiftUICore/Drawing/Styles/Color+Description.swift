import Foundation

extension Color: CustomStringConvertible {
    /// The name of the colour, or its components as `#RRGGBBAA`, preceded by its opacity: “34% red”.
    public var description: String {
        let color =
            switch base {
            case .fixed(let value): Resolved(value).description
            case .named(let name): name.rawValue
            default: "\(base)"
            }
        let factors = opacities.reversed().map { $0.isFinite ? "\(Int(($0 * 100).rounded()))% " : "" }
        return factors.joined() + color
    }
}
