import Foundation

extension View {
    /// Sets the additional space between lines of text in this view.
    /// - Parameter lineSpacing: In points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the minimum scale to which text in this view is reduced if it does not fit.
    /// - Parameter factor: The smallest size, as a fraction of the font size.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether the space between characters may be reduced to avoid truncation. It has no effect, because Pango has no such setting.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the case in which text in this view is displayed.
    /// - Parameter textCase: The case; nil for as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the additional space between characters in this view.
    /// - Parameter kerning: In points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textLook.kerning, kerning) }

    /// Sets the additional space between characters in this view. It takes precedence over ``kerning(_:)``.
    /// - Parameter tracking: In points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textLook.tracking, tracking) }

    /// Moves text in this view up from its baseline.
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

    /// Applies a strikethrough to the text in this view.
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

    /// Sets whether all characters in this view have the same width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.monospaced() : $0 })
    }

    /// Gives all digits in this view the same width.
    nonisolated public func monospacedDigit() -> some View { modifier(FontModifier { $0.monospacedDigit() }) }

    /// Sets the font design of the text in this view.
    /// - Parameter design: The family; nil for the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontModifier { font in design.map { font.design($0) } ?? font })
    }

    /// Sets the font width of the text in this view.
    /// - Parameter width: The width; nil for the font's own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(FontModifier { font in width.map { font.width($0) } ?? font })
    }

    /// Sets the size of the text in this view relative to the surrounding text.
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether it counts.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLook.scale) { if isEnabled { $0 = scale } }
    }

    /// Sets the language of text. It has no effect, because lines are broken by Unicode's rules for all languages.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    // MARK: Numbers of lines

    /// Sets the maximum number of lines of text in this view.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.ownLineLimit, number) }

    /// Sets the maximum number of lines of text in this view, and whether to reserve space for them.
    /// - Parameters:
    ///   - limit: The number of lines.
    ///   - reservesSpace: Whether a shorter text takes the room of as many.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).environment(\.lineSettings.reserved, reservesSpace ? limit : 0)
    }

    /// Sets the maximum number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound, reservesSpace: false)
    }

    /// Sets the minimum number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).environment(\.lineSettings.reserved, limit.lowerBound)
    }

    /// Sets the minimum and maximum number of lines of text in this view.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).environment(\.lineSettings.reserved, limit.lowerBound)
    }
}
