import CGTK
import SwiftUICore

/// Fonts and colours as Pango's attributes.
@MainActor
enum PangoAttributes {
    /// The attributes of a text's runs; the caller owns the list.
    static func list(for content: TextContent, theme: ThemeColors) -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start: UInt32 = 0
        for run in content.runs {
            let end = start + UInt32(run.text.utf8.count)
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            addFont(run.font ?? content.font, weight: run.weight, isItalic: run.isItalic, add)
            if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
            if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
            addColor((run.color ?? content.foreground).color, theme: theme, add)
            if let background = run.background?.resolved(in: theme) {
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
        case .points(let points): add(pango_attr_size_new_absolute(Int32(points * Double(PANGO_SCALE))))
        }
        if let weight = weight ?? font.weight { add(pango_attr_weight_new(PangoWeight(UInt32(weight.value)))) }
        if isItalic || font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if let family = font.family { add(pango_attr_family_new(family)) }
    }

    /// A part of a colour in Pango's numbers.
    private static func part(_ value: Double) -> UInt16 { UInt16(max(0, min(value, 1)) * 65535) }

    /// What a font says beyond the font around it; the caller owns the description.
    static func description(_ font: Font?, weight: Font.Weight?, isItalic: Bool) -> OpaquePointer {
        let description = pango_font_description_new()!
        if case .points(let points)? = font?.size {
            pango_font_description_set_absolute_size(description, points * Double(PANGO_SCALE))
        }
        if let weight = weight ?? font?.weight {
            pango_font_description_set_weight(description, PangoWeight(UInt32(weight.value)))
        }
        if isItalic || font?.isItalic == true { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if let family = font?.family { pango_font_description_set_family(description, family) }
        return description
    }

    /// The theme's own text colour is left to the theme, which changes it for selected rows; only its opacity is set.
    private static func addColor(
        _ color: Color,
        theme: ThemeColors,
        _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        let rgba = color.resolved(in: theme)
        if !color.isThemeForeground {
            add(pango_attr_foreground_new(part(rgba.red), part(rgba.green), part(rgba.blue)))
        }
        if rgba.alpha < 1 { add(pango_attr_foreground_alpha_new(UInt16(max(0.0001, rgba.alpha) * 65535))) }
    }
}

extension Font {
    /// Pango's name for the family of shapes; nil for the desktop's.
    fileprivate var family: String? {
        switch design {
        case .default, .rounded: nil
        case .monospaced: "monospace"
        case .serif: "serif"
        }
    }
}
