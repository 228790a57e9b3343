/// The appearance of a field's text, which the environment determines.
package struct EditedTextLook: Equatable {
    package var font: Font
    /// The colour; nil for the theme's default.
    package var color: RGBA?

    /// A Boolean value that indicates whether the text has the theme's default appearance.
    package var isStandard: Bool { font == .body && color == nil }
}

extension EnvironmentValues {
    /// The look of text that is edited.
    var editedTextLook: EditedTextLook {
        var font = shownFont
        if let design = textLook.design { font = font.design(design) }
        if let width = textLook.width { font = font.width(width) }
        if textLook.hasMonospacedDigits { font = font.monospacedDigit() }
        let color = foreground == .color(.primary) ? nil : foreground.color.resolved(in: themeColors)
        return EditedTextLook(font: font, color: color)
    }
}
