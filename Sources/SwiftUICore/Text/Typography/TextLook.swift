import Foundation

/// The look of characters besides their font.
package struct TextLook: Hashable, Sendable {
    /// The room between characters in points.
    package var tracking: CGFloat?
    package var kerning: CGFloat?
    /// The height of characters above the baseline in points.
    package var baselineOffset: CGFloat?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var design: Font.Design?
    package var width: Font.Width?
    package var hasMonospacedDigits = false
    package var scale: Text.Scale?

    package init() {}

    /// The room between characters in points: tracking takes the place of kerning.
    package var spacing: CGFloat { tracking ?? kerning ?? 0 }

    /// Takes over values of the views around that the text itself does not set.
    fileprivate mutating func fill(from outer: TextLook) {
        if tracking == nil, kerning == nil { (tracking, kerning) = (outer.tracking, outer.kerning) }
        baselineOffset = baselineOffset ?? outer.baselineOffset
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        scale = scale ?? outer.scale
    }
}

/// The settings of lines.
package struct TextLines: Hashable, Sendable {
    /// The room between lines in points, beyond the font's.
    package var spacing: CGFloat = 0
    /// The smallest scale of text that does not fit, as a part of its size.
    package var minimumScale: CGFloat = 1
    /// The number of lines for which space is reserved.
    package var reserved = 0
    /// A Boolean value that indicates whether a line breaks within a word that is wider than the line; else the text is as wide as
    /// the word.
    package var breaksWords = true
    /// A Boolean value that indicates whether bars stand in the place of the lines.
    package var isRedacted = false

    package init() {}
}

extension Text {
    /// The size of a text relative to the text around.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat
        /// The size of the text around.
        public static let `default` = Scale(factor: 1)
        /// 0.8 times the size of the text around.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Letters of one case.
    public enum Case: Hashable, Sendable {
        /// Capital letters, by the rules of the language of the environment.
        case uppercase
        /// Small letters, by the rules of the language of the environment.
        case lowercase
    }
}

extension TextContent.Run {
    /// Takes over the environment's settings for text.
    mutating func set(in environment: EnvironmentValues) {
        look.fill(from: environment.textLook)
        isUnderlined = isUnderlined || look.underline != nil
        isStruckThrough = isStruckThrough || look.strikethrough != nil
        switch environment.textCase {
        case .uppercase?: text = text.uppercased(with: environment.locale)
        case .lowercase?: text = text.lowercased(with: environment.locale)
        case nil: break
        }
        guard font != nil || look.changesFont else { return }
        var font = font.map { environment.dynamicTypeSize.scaling($0) } ?? environment.shownFont
        if let design = look.design { font = font.design(design) }
        if let width = look.width { font = font.width(width) }
        if look.hasMonospacedDigits { font = font.monospacedDigit() }
        if let scale = look.scale { font = font.scaled(by: scale.factor) }
        self.font = font
    }
}

extension TextLook {
    /// A Boolean value that indicates whether the font is another than that of the text around.
    fileprivate var changesFont: Bool { design != nil || width != nil || hasMonospacedDigits || scale != nil }
}

// MARK: - Environment

extension EnvironmentValues {
    /// The settings of lines.
    var textLines: TextLines {
        var lines = lineSettings
        lines.isRedacted = isRedacted
        return lines
    }

    /// The spacing between lines of text in points, in addition to the font's.
    public var lineSpacing: CGFloat {
        get { lineSettings.spacing }
        set { lineSettings.spacing = newValue }
    }

    /// The smallest scale of text that does not fit, as a part of its size.
    public var minimumScaleFactor: CGFloat {
        get { lineSettings.minimumScale }
        set { lineSettings.minimumScale = newValue }
    }
}
