import SwiftUICore

extension RGBA {
    /// The parts from 0 to 255.
    private var bytes: [Int] { [red, green, blue, alpha].map { Int(($0.fraction * 255).rounded()) } }

    /// The colour as a part of the name of a class.
    var styleName: String { bytes.map(String.init).joined(separator: "-") }

    /// The colour in a style sheet.
    var styleColor: String { "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(Double(bytes[3]) / 255))" }
}
