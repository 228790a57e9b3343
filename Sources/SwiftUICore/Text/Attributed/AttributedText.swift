import CoreTransferable
import Foundation

extension TextContent.Run {
    /// Creates a run of text with attributes, which may be those of views or those of transferred text.
    package init(_ text: String, _ attributes: AttributeContainer) {
        self.init(text: text)
        let intent = attributes.inlinePresentationIntent ?? []
        font = attributes.font ?? attributes.fontSize.map { .system(size: $0) }
        if intent.contains(.code) { font = (font ?? .body).monospaced() }
        if intent.contains(.stronglyEmphasized) { weight = .bold }
        isItalic = intent.contains(.emphasized)
        isUnderlined = attributes.underlineStyle != nil || attributes.isUnderlined == true
        isStruckThrough = attributes.strikethroughStyle != nil || intent.contains(.strikethrough)
        color = (attributes.foregroundColor ?? attributes.textColor.map { Color($0) }).map { .color($0) }
        background = attributes.backgroundColor ?? attributes.highlightColor.map { Color($0) }
        (look.tracking, look.kerning) = (attributes.tracking, attributes.kern)
        look.baselineOffset = attributes.baselineOffset
        if let link = attributes.link { lead(to: link) }
    }

    /// Returns the attributes of the run for programs without views.
    /// - Parameter theme: The colours of the run's place.
    fileprivate func richAttributes(in theme: ThemeColors) -> AttributeContainer {
        var attributes = AttributeContainer()
        var intent = InlinePresentationIntent()
        if (weight ?? font?.weight)?.value ?? 0 >= Font.Weight.semibold.value { intent.insert(.stronglyEmphasized) }
        if isItalic || font?.isItalic == true { intent.insert(.emphasized) }
        if isStruckThrough { intent.insert(.strikethrough) }
        if font?.design == .monospaced { intent.insert(.code) }
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if isUnderlined, link == nil { attributes.isUnderlined = true }
        // The colours of links and of text without one are the receiver's.
        if let color = color?.color, !color.isThemeForeground, !(link != nil && color == .link) {
            attributes.textColor = RichTextColor(color.resolved(in: theme))
        }
        if let background { attributes.highlightColor = RichTextColor(background.resolved(in: theme)) }
        if case .points(let points)? = font?.size { attributes.fontSize = points }
        attributes.link = link
        return attributes
    }
}

extension TextContent {
    /// Returns the text with its formatting, for programs that know nothing of views. Images are left out.
    /// - Parameters:
    ///   - range: The part of ``characters``, in Unicode scalars.
    ///   - theme: The colours where it stands.
    package func richText(_ range: Range<Int>, in theme: ThemeColors) -> AttributedString {
        var text = AttributedString()
        var start = 0
        for run in runs {
            let scalars = run.text.unicodeScalars
            let end = start + scalars.count
            let part = range.clamped(to: start..<end)
            if !part.isEmpty, run.image == nil {
                let words = String(
                    String.UnicodeScalarView(scalars.dropFirst(part.lowerBound - start).prefix(part.count))
                )
                text += AttributedString(words, attributes: run.richAttributes(in: theme))
            }
            start = end
        }
        return text
    }

    /// A Boolean value that indicates whether part of the text is formatted differently from the rest.
    package var hasStyles: Bool {
        runs.contains { run in
            guard run.image == nil else { return false }
            var plain = run
            (plain.text, plain.font) = ("", plain.font?.isBold == true ? plain.font : nil)
            return plain != Run(text: "")
        }
    }
}

extension AttributedString {
    /// The runs of the text in the form in which views show them.
    package var shownRuns: [TextContent.Run] {
        runs.map { run in
            TextContent.Run(String(String.UnicodeScalarView(unicodeScalars[run.range])), run.attributes)
        }
    }

    /// Returns the text with the attributes that programs exchange in place of those of views.
    package func transferred(in theme: ThemeColors) -> AttributedString {
        var text = AttributedString()
        for run in runs {
            let words = String(String.UnicodeScalarView(unicodeScalars[run.range]))
            var attributes = run.attributes
            let look = TextContent.Run("", attributes).richAttributes(in: theme)
            (attributes.font, attributes.foregroundColor, attributes.backgroundColor) = (nil, nil, nil)
            (attributes.underlineStyle, attributes.strikethroughStyle) = (nil, nil)
            (attributes.tracking, attributes.kern, attributes.baselineOffset) = (nil, nil, nil)
            attributes.merge(look)
            text += AttributedString(words, attributes: attributes)
        }
        return text
    }
}

extension Color {
    init(_ color: RichTextColor) {
        self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
    }
}

extension RichTextColor {
    init(_ color: RGBA) {
        func byte(_ part: Double) -> UInt8 { UInt8((part.fraction * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    }
}
