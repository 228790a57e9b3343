import Foundation

/// The appearance of characters, apart from their font.
package struct TextLook: Hashable, Sendable {
    /// The additional space between characters, in points.
    package var tracking: CGFloat?
    package var kerning: CGFloat?
    /// The offset of characters above the baseline, in points.
    package var baselineOffset: CGFloat?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var design: Font.Design?
    package var width: Font.Width?
    package var hasMonospacedDigits = false
    package var scale: Text.Scale?

    package init() {}

    /// The additional space between characters, in points. Tracking takes precedence over kerning.
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

/// The layout of lines of text.
package struct TextLines: Hashable, Sendable {
    /// The additional space between lines, in points.
    package var spacing: CGFloat = 0
    /// The minimum scale of text that does not fit.
    package var minimumScale: CGFloat = 1
    /// The number of lines for which to reserve space.
    package var reserved = 0
    /// A Boolean value that indicates whether a word that is wider than the line is broken. Otherwise the text is as wide as the word.
    package var breaksWords = true
    /// A Boolean value that indicates whether a line that is wider than its place continues below. Otherwise it is cut and ends in an
    /// ellipsis.
    package var wraps = true
    /// A Boolean value that indicates whether bars replace the lines.
    package var isRedacted = false

    package init() {}
}

extension Text {
    /// The size of text relative to the surrounding text.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat
        /// The size of the surrounding text.
        public static let `default` = Scale(factor: 1)
        /// 0.8 times the size of the surrounding text.
        public static let secondary = Scale(factor: 0.8)
    }

    /// The case of letters.
    public enum Case: Hashable, Sendable {
        /// Uppercase, by the rules of the environment's language.
        case uppercase
        /// Lowercase, by the rules of the environment's language.
        case lowercase
    }
}

extension TextContent.Run {
    /// Returns the characters of another run with its look, and with what this run sets in addition.
    func look(over inner: TextContent.Run) -> TextContent.Run {
        var run = inner
        run.font = inner.font ?? font
        run.weight = weight ?? inner.weight
        run.isItalic = isItalic || inner.isItalic
        run.isUnderlined = isUnderlined || inner.isUnderlined
        run.isStruckThrough = isStruckThrough || inner.isStruckThrough
        run.color = inner.color ?? color
        run.background = inner.background ?? background
        if inner.link == nil, let link { run.lead(to: link) }
        run.look.fill(from: look)
        run.look.design = look.design ?? inner.look.design
        run.look.width = look.width ?? inner.look.width
        run.look.hasMonospacedDigits = look.hasMonospacedDigits || inner.look.hasMonospacedDigits
        return run
    }

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
    /// A Boolean value that indicates whether the font differs from that of the surrounding text.
    fileprivate var changesFont: Bool { design != nil || width != nil || hasMonospacedDigits || scale != nil }
}

// MARK: - Environment

extension EnvironmentValues {
    /// The layout of lines of text.
    var textLines: TextLines {
        var lines = lineSettings
        lines.isRedacted = isRedacted
        lines.wraps = lines.wraps || lineLimit != nil
        return lines
    }

    /// The maximum number of lines of text as a view sets it, which replaces the one line of a button's title.
    var ownLineLimit: Int? {
        get { lineLimit }
        set {
            lineLimit = newValue
            if !lineSettings.wraps { lineSettings.wraps = true }
        }
    }

    /// The additional space between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { lineSettings.spacing }
        set { lineSettings.spacing = newValue }
    }

    /// The minimum scale of text that does not fit.
    public var minimumScaleFactor: CGFloat {
        get { lineSettings.minimumScale }
        set { lineSettings.minimumScale = newValue }
    }
}

extension View {
    /// Breaks the lines of text in this view between words alone. Where a word has no room, the text is as wide as the word.
    nonisolated func keepsWordsWhole() -> some View { transformEnvironment(\.lineSettings) { $0.breaksWords = false } }

    /// Cuts each line of text in this view that has no room, unless the app sets a limit of lines.
    nonisolated func keepsLinesWhole() -> some View { transformEnvironment(\.lineSettings) { $0.wraps = false } }
}
