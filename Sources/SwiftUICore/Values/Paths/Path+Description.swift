import Foundation

/// An outline as text: the points of each step and then its letter, as in `0 0 m 10 0 l h`. The letters are those of PDF for
/// `m` (a new part), `l` (a line), `c` (a curve with two control points) and `h` (closed); `q` is a curve with one.
extension Path: LosslessStringConvertible {
    /// Creates a path from its description.
    /// - Parameter string: The text; nil is returned where it is none of an outline.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    public var description: String {
        func text(_ points: CGPoint..., letter: String) -> String {
            let numbers = points.flatMap { [Double($0.x), Double($0.y)] }
            let words = numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }
            return (words + [letter]).joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let to): text(to, letter: "m")
            case .line(let to): text(to, letter: "l")
            case .quadCurve(let to, let control): text(control, to, letter: "q")
            case .curve(let to, let control1, let control2): text(control1, control2, to, letter: "c")
            case .closeSubpath: text(letter: "h")
            }
        }
        .joined(separator: " ")
    }
}
