import SwiftUICore

/// The font and the colour that a program gives to text that is edited. GTK takes both from its style sheet.
@MainActor
struct EditedTextStyle {
    private var shown: [StyleClass] = []

    /// The classes of a look; none for the theme's.
    mutating func styleClasses(of look: EditedTextLook) -> Set<String> {
        shown = look.isStandard ? [] : [fontClass(look.font), look.color.map(colorClass)].compactMap { $0 }
        return Set(shown.map(\.name))
    }

    private func fontClass(_ font: Font) -> StyleClass? {
        let declarations = font.styleDeclarations
        guard !declarations.isEmpty else { return nil }
        // The name of a class has letters, digits and hyphens.
        let name = "swiftui-font-" + declarations.utf8.map { String($0, radix: 36) }.joined()
        return StyleClass.named(name) { ".\(name) { \(declarations) }" }
    }

    /// Lines of text have a colour of their own in the theme.
    private func colorClass(_ color: RGBA) -> StyleClass {
        let name = "swiftui-text-color-" + color.styleName
        return StyleClass.named(name) {
            """
            .\(name):not(:disabled), .\(name):not(:disabled) textview, .\(name):not(:disabled) text {
                color: \(color.styleColor);
            }
            """
        }
    }
}

extension Font {
    /// The font in a style sheet, as far as it differs from the theme's.
    fileprivate var styleDeclarations: String {
        var declarations: [String] = []
        switch size {
        case .relative(let factor): if factor != 1 { declarations.append("font-size: \(factor * 100)%;") }
        // Points of Apple's interfaces are pixels of 96 to the inch here.
        case .points(let points): declarations.append("font-size: \(points)px;")
        }
        if let weight { declarations.append("font-weight: \(weight.value);") }
        if isItalic { declarations.append("font-style: italic;") }
        if let family = familyName?.filter({ $0 != "\"" && $0 != "\\" && !$0.isNewline }), !family.isEmpty {
            declarations.append("font-family: \"\(family)\";")
        }
        if features.hasMonospacedDigits { declarations.append("font-feature-settings: \"tnum\";") }
        return declarations.joined(separator: " ")
    }
}
