import Foundation

extension Text {
    /// Underlines the text.
    /// - Parameters:
    ///   - isActive: Whether it is underlined.
    ///   - pattern: The pattern of the line; all are drawn solid.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changingContent {
            $0.isUnderlined = isActive
            $0.look.underline = isActive && color != nil ? LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Underlines the text.
    /// - Parameters:
    ///   - isActive: Whether it is underlined.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func underline(_ isActive: Bool = true, color: Color?) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Applies a strikethrough to the text.
    /// - Parameters:
    ///   - isActive: Whether it is struck through.
    ///   - pattern: The pattern of the line; all are drawn solid.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changingContent {
            $0.isStruckThrough = isActive
            $0.look.strikethrough = isActive && color != nil ? LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Applies a strikethrough to the text.
    /// - Parameters:
    ///   - isActive: Whether it is struck through.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Sets the additional space between characters.
    /// - Parameter kerning: In points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { changingContent { $0.look.kerning = kerning } }

    /// Sets the additional space between characters. It takes precedence over ``kerning(_:)``.
    /// - Parameter tracking: In points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { changingContent { $0.look.tracking = tracking } }

    /// Moves the text up from its baseline.
    /// - Parameter baselineOffset: The offset in points. A negative one moves the text down.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changingContent { $0.look.baselineOffset = baselineOffset }
    }

    /// Sets whether all characters of the text have the same width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        changingContent { $0.look.design = isActive ? .monospaced : nil }
    }

    /// Gives all digits of the text the same width.
    nonisolated public func monospacedDigit() -> Text { changingContent { $0.look.hasMonospacedDigits = true } }

    /// Sets the font design of the text.
    /// - Parameter design: The family; nil for that of the text around.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changingContent { $0.look.design = design } }

    /// Sets the font width of the text.
    /// - Parameter width: The width; nil for that of the text around.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { changingContent { $0.look.width = width } }

    /// Sets the size of the text relative to the surrounding text.
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether it counts.
    nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        changingContent { if isEnabled { $0.look.scale = scale } }
    }

    /// Sets the language of the text. It has no effect, because lines are broken by Unicode's rules for all languages.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension Text {
    /// Creates text from a value with a format style.
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedValue(input, format))
    }

    /// Creates text from a value with a format style, including attributes.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(FormattedValue(input, format))
    }

    /// Creates text from a value with a formatter.
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter.
    @_disfavoredOverload
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(FormatterValue(subject, formatter))
    }

    /// Creates text from a range of dates.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
    }

    /// Creates text from a range of dates.
    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
