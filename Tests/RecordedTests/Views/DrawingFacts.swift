import Foundation
import SwiftUI
import Testing
import TransferableTesting

/// The facts of colours, fonts, texts and paths.
enum DrawingFacts {
    static let checks: [String: FactChecks.Check] = [
        "resolved.": { name in
            let spaces: [String: Color.RGBColorSpace] = [
                "sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3,
            ]
            let space = try #require(name.split(separator: ".").first.flatMap { spaces[String($0)] })
            let parts = RecordedFact.numbers.suffix(4).map { Float($0) }
            try #require(parts.count == 4)
            return Color.Resolved(
                colorSpace: space,
                red: parts[0],
                green: parts[1],
                blue: parts[2],
                opacity: parts[3]
            ).description
        },
        "opacity.red.": { name in
            "\(Color.red.opacity(try #require(Double(name))).resolve(in: EnvironmentValues()).opacity)"
        },
        "opacity.red.opacity(0.3).": { name in
            let color = Color.red.opacity(0.3).opacity(try #require(Double(name)))
            return "\(color.resolve(in: EnvironmentValues()).opacity)"
        },
        "opacity.desc.red.": { name in Color.red.opacity(try #require(Double(name))).description },
        "opacity.desc.red.opacity(0.3).": { name in
            Color.red.opacity(0.3).opacity(try #require(Double(name))).description
        },
        "hsb.": { name in
            let parts = name.matches(of: /[0-9]+\.[0-9]+/).compactMap { Double($0.output) }
            let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2])
                .resolve(in: EnvironmentValues())
            // A part of a colour is seen in steps of 1/255.
            func rounded(_ part: Float) -> Double { (Double(part) * 1e5).rounded() / 1e5 }
            return "(\(rounded(color.red)), \(rounded(color.green)), \(rounded(color.blue)))"
        },
        "font.body": { _ in
            "\(Font.custom("Helvetica", size: 17) == Font.custom("Helvetica", size: 17, relativeTo: .body))"
        },
        "font.headline": { _ in
            "\(Font.custom("Helvetica", size: 17) == Font.custom("Helvetica", size: 17, relativeTo: .headline))"
        },
        "font.fixed": { _ in "\(Font.custom("Helvetica", size: 17) == Font.custom("Helvetica", fixedSize: 17))" },
        "font.name": { _ in "\(Font.custom("Helvetica", size: 17) == Font.custom("Helvetica Neue", size: 17))" },
        "text.scale.ne": { _ in "\(Text("a").textScale(.secondary) == Text("a"))" },
        "text.format.eq": { _ in "\(Text(41, format: .number) == Text(42, format: .number))" },
        "text.formatter.locale": { _ in
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = Locale(identifier: "en_US")
            return shown(Text(1234.5, formatter: formatter), in: "fr_FR")
        },
        "text.format.locale": { _ in
            let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
            return shown(Text(1234.5, format: format), in: "en_US_POSIX")
        },
        "linelimit.default": { _ in "\(EnvironmentValues().lineLimit == nil)" },
        "path.rounded.": { name in
            let numbers = name.matches(of: /[0-9]+\.[0-9]+/).compactMap { Double($0.output) }
            let rectangle = CGRect(x: 0, y: 0, width: 100, height: 100)
            let path = Path(roundedRect: rectangle, cornerRadius: 10, style: .circular)
            return "\(path.contains(CGPoint(x: numbers[0], y: numbers[1])))"
        },
    ]

    @MainActor
    private static func shown(_ text: Text, in locale: String) -> String {
        TestWindow { text.environment(\.locale, Locale(identifier: locale)) }.texts.joined()
    }
}
