import Foundation

extension View {
    /// Sets the spacing between lines of text in this view, in addition to the font's.
    /// - Parameter lineSpacing: In points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Lets text in this view shrink if it does not fit.
    /// - Parameter factor: The smallest size, as a part of the text's own.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets the spacing of letters decrease before text is truncated. It has no effect, because Pango has no such
    /// setting.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the case in which letters in this view are shown.
    /// - Parameter textCase: The case; nil for as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the spacing between characters in this view, in addition to the font's.
    /// - Parameter kerning: In points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textLook.kerning, kerning) }

    /// Sets the room between characters in this view, beyond the font's; takes the place of ``kerning(_:)``.
    /// - Parameter tracking: In points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textLook.tracking, tracking) }

    /// Moves text in this view up.
    /// - Parameter baselineOffset: The offset in points. A negative one moves the text down.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textLook.baselineOffset, baselineOffset)
    }

    /// Underlines the text in this view.
    /// - Parameters:
    ///   - isActive: Whether it is underlined.
    ///   - pattern: The pattern of the line; all are drawn solid.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.textLook.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Strikes the text in this view through.
    /// - Parameters:
    ///   - isActive: Whether it is struck through.
    ///   - pattern: The pattern of the line; all are drawn solid.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.textLook.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Sets figures and letters in this view in one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.monospaced() : $0 })
    }

    /// Sets figures in this view in one width.
    nonisolated public func monospacedDigit() -> some View { modifier(FontModifier { $0.monospacedDigit() }) }

    /// Sets the family of shapes of text in this view.
    /// - Parameter design: The family; nil for the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontModifier { font in design.map { font.design($0) } ?? font })
    }

    /// Sets how wide the letters in this view are.
    /// - Parameter width: The width; nil for the font's own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(FontModifier { font in width.map { font.width($0) } ?? font })
    }

    /// Sets how the size of text in this view is to that of the text around.
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether it counts.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLook.scale) { if isEnabled { $0 = scale } }
    }

    /// Sets the language of text. It has no effect: lines are broken by Unicode's rules for all languages.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    // MARK: Numbers of lines

    /// Sets the greatest number of lines of text in this view, and whether there is room for as many at least.
    /// - Parameters:
    ///   - limit: The number of lines.
    ///   - reservesSpace: Whether a shorter text takes the room of as many.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).environment(\.lineSettings.reserved, reservesSpace ? limit : 0)
    }

    /// Sets the greatest number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound, reservesSpace: false)
    }

    /// Sets the least number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).environment(\.lineSettings.reserved, limit.lowerBound)
    }

    /// Sets the least and the greatest number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).environment(\.lineSettings.reserved, limit.lowerBound)
    }
}
