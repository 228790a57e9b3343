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

    /// Strikes the text through.
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

    /// Strikes the text through.
    /// - Parameters:
    ///   - isActive: Whether it is struck through.
    ///   - color: The colour of the line; nil for that of the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Sets the spacing between characters, in addition to the font's.
    /// - Parameter kerning: In points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { changingContent { $0.look.kerning = kerning } }

    /// Sets the room between characters, beyond the font's; takes the place of ``kerning(_:)``.
    /// - Parameter tracking: In points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { changingContent { $0.look.tracking = tracking } }

    /// Moves the text up.
    /// - Parameter baselineOffset: The offset in points. A negative one moves the text down.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changingContent { $0.look.baselineOffset = baselineOffset }
    }

    /// Sets figures and letters in one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        changingContent { $0.look.design = isActive ? .monospaced : nil }
    }

    /// Sets figures in one width.
    nonisolated public func monospacedDigit() -> Text { changingContent { $0.look.hasMonospacedDigits = true } }

    /// Sets the family of shapes.
    /// - Parameter design: The family; nil for that of the text around.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changingContent { $0.look.design = design } }

    /// Sets how wide the letters are.
    /// - Parameter width: The width; nil for that of the text around.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { changingContent { $0.look.width = width } }

    /// Sets how the size is to that of the text around.
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether it counts.
    nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        changingContent { if isEnabled { $0.look.scale = scale } }
    }

    /// Sets the language of the text. It has no effect: lines are broken by Unicode's rules for all languages.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension Text {
    /// Creates text from a value in the form that a format gives it.
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Creates text from a value in the form that a format gives it, with its attributes.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    /// Creates text from a value that a formatter writes.
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter.
    @_disfavoredOverload
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates text from the dates at which something begins and ends.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
    }

    /// Creates text from the dates at which something begins and ends.
    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
