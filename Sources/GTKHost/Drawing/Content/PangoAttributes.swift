import CGTK
import SwiftUICore

/// Fonts and colours as Pango's attributes.
@MainActor
enum PangoAttributes {
    /// Returns the attributes of a text's runs; the caller owns the list.
    /// - Parameters:
    ///   - content: The text.
    ///   - theme: The colours, which are found where a run has one that differs from the theme's own.
    ///   - scale: The factor for the size of each run.
    ///   - breaksLines: Whether lines have a limited width. Only then are there hyphens to leave out, and each attribute has Pango
    ///     go through the text again.
    ///   - images: Measures the images among the characters.
    ///   - room: Returns the way in which the image at a place, in bytes of UTF-8, takes space.
    /// - Returns: Nil for text that has none.
    static func list(
        for content: TextContent,
        theme: TextColors,
        scale: CGFloat = 1,
        breaksLines: Bool = true,
        _ images: InlineImages,
        _ room: (Int) -> InlineImages.Room
    ) -> OpaquePointer? {
        var list: OpaquePointer?
        if breaksLines {
            list = pango_attr_list_new()
            WordBreaking.suppressHyphens(in: list!, of: content.runs.lazy.map(\.text))
        }
        var start: UInt32 = 0
        for run in content.runs {
            let end = start + UInt32(run.text.utf8.count)
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                if list == nil { list = pango_attr_list_new() }
                pango_attr_list_insert(list, attribute)
            }
            let font = (run.font ?? content.font).scaled(by: scale)
            addFont(font, weight: run.weight, isItalic: run.isItalic, add)
            addFeatures(font.features, add)
            addLook(run.look, scale: scale, add)
            if let image = content.image(of: run) {
                add(images.attribute(room(Int(start)), of: image, scale: scale))
            }
            if run.isUnderlined { addUnderline(run.look.underline?.color?.resolved(in: theme.found), add) }
            if run.isStruckThrough { addStrikethrough(run.look.strikethrough?.color?.resolved(in: theme.found), add) }
            addColor((run.color ?? content.foreground).color, theme: theme, add)
            if let background = run.background?.resolved(in: theme.found) {
                add(pango_attr_background_new(part(background.red), part(background.green), part(background.blue)))
            }
            start = end
        }
        return list
    }

    private static func addFont(
        _ font: Font,
        weight: Font.Weight?,
        isItalic: Bool,
        _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        switch font.size {
        case .relative(let factor): if factor != 1 { add(pango_attr_scale_new(factor)) }
        // Points of Apple's interfaces are pixels of 96 to the inch here.
        case .points(let points): add(pango_attr_size_new_absolute(Int32(pangoUnits: CGFloat(points))))
        }
        if let weight = weight ?? font.weight { add(pango_attr_weight_new(PangoWeight(UInt32(weight.value)))) }
        if isItalic || font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if let family = font.familyName { add(pango_attr_family_new(family)) }
    }

    private static func addFeatures(
        _ features: FontFeatures,
        _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        // One attribute has all features: a second one would take its place.
        var names: [String] = []
        if features.hasMonospacedDigits { names.append("tnum=1") }
        if let capitals = features.smallCapitals {
            if capitals != .uppercase { names.append("smcp=1") }
            if capitals != .lowercase { names.append("c2sc=1") }
        }
        if !names.isEmpty { add(pango_attr_font_features_new(names.joined(separator: ", "))) }
        if let width = features.width, width != .standard { add(pango_attr_stretch_new(width.stretch)) }
        switch features.leading {
        case .standard: break
        case .tight: add(pango_attr_line_height_new(0.9))
        case .loose: add(pango_attr_line_height_new(1.15))
        }
    }

    /// The greatest space between letters, and the greatest distance from the line, in points.
    private static let mostSpacing: CGFloat = 4096

    private static func addLook(
        _ look: TextLook,
        scale: CGFloat,
        _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        func units(_ length: CGFloat) -> Int32 { Int32(pangoUnits: (length * scale).within(mostSpacing)) }
        if look.spacing != 0 { add(pango_attr_letter_spacing_new(units(look.spacing))) }
        if let offset = look.baselineOffset, offset != 0 { add(pango_attr_rise_new(units(offset))) }
    }

    private static func addUnderline(_ color: RGBA?, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
        guard let color else { return }
        add(pango_attr_underline_color_new(part(color.red), part(color.green), part(color.blue)))
    }

    private static func addStrikethrough(_ color: RGBA?, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
        add(pango_attr_strikethrough_new(1))
        guard let color else { return }
        add(pango_attr_strikethrough_color_new(part(color.red), part(color.green), part(color.blue)))
    }

    /// Returns a part of a colour in Pango's numbers.
    private static func part(_ value: Double) -> UInt16 { UInt16(value.fraction * 65535) }

    /// Returns the attributes of a font that differ from the surrounding font. The caller owns the description.
    static func description(_ font: Font?, weight: Font.Weight?, isItalic: Bool) -> OpaquePointer {
        let description = pango_font_description_new()!
        if case .points(let points)? = font?.size {
            pango_font_description_set_absolute_size(description, points * Double(PANGO_SCALE))
        }
        if let weight = weight ?? font?.weight {
            pango_font_description_set_weight(description, PangoWeight(UInt32(weight.value)))
        }
        if isItalic || font?.isItalic == true { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if let family = font?.familyName { pango_font_description_set_family(description, family) }
        return description
    }

    /// Leaves the theme's own text colour to the theme, which changes it for selected rows. Only its opacity is set.
    private static func addColor(
        _ color: Color,
        theme: TextColors,
        _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        guard color != .primary else { return }
        let rgba = color.resolved(in: theme.found)
        if !color.isThemeForeground {
            add(pango_attr_foreground_new(part(rgba.red), part(rgba.green), part(rgba.blue)))
        }
        if rgba.alpha < 1 { add(pango_attr_foreground_alpha_new(part(max(0.0001, rgba.alpha)))) }
    }
}

extension Font {
    /// Pango's name for the family of shapes; nil for the desktop's.
    var familyName: String? {
        switch design {
        case _ where features.family != nil: features.family
        case .default, .rounded: nil
        case .monospaced: "monospace"
        case .serif: "serif"
        }
    }
}

extension Font.Width {
    /// Pango's name for the width.
    fileprivate var stretch: PangoStretch {
        switch value {
        case ..<(-0.5): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_CONDENSED
        case ...0.1: PANGO_STRETCH_NORMAL
        case ...0.5: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_EXTRA_EXPANDED
        }
    }
}
