import CGTK
import GTKInterop
import SwiftUICore

/// The looks of runs of text as the tags of a `GtkTextBuffer`, each made once.
@MainActor
final class TextTags {
    // Lifetime: the owner of this object owns the text, which has the tags.
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private var tags: [Look: UnsafeMutablePointer<GtkTextTag>] = [:]

    /// The properties that determine a tag.
    private struct Look: Hashable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic: Bool
        var isUnderlined: Bool
        var isStruckThrough: Bool
        var foreground: RGBA?
        var background: RGBA?

        init(_ run: TextContent.Run, _ theme: ThemeColors) {
            (font, weight, isItalic) = (run.font, run.weight, run.isItalic)
            (isUnderlined, isStruckThrough) = (run.isUnderlined, run.isStruckThrough)
            foreground = run.color.flatMap { $0.color.isThemeForeground ? nil : $0.color.resolved(in: theme) }
            background = run.background?.resolved(in: theme)
        }
    }

    /// - Parameter buffer: The buffer, which owns the tags.
    init(of buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

    /// Sets the looks of runs in a part of the buffer, in place of the previous ones.
    /// - Parameters:
    ///   - start: The start of the first run, in Unicode scalars.
    ///   - runs: The runs.
    ///   - theme: The colours of the theme.
    func show(_ runs: some Sequence<TextContent.Run>, from start: Int, _ theme: ThemeColors) {
        var offset = start
        for run in runs {
            let end = offset + run.text.unicodeScalars.count
            var first = GtkTextIter()
            var last = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &first, Int32(offset))
            gtk_text_buffer_get_iter_at_offset(buffer, &last, Int32(end))
            gtk_text_buffer_remove_all_tags(buffer, &first, &last)
            gtk_text_buffer_apply_tag(buffer, tag(Look(run, theme)), &first, &last)
            offset = end
        }
    }

    private func tag(_ look: Look) -> UnsafeMutablePointer<GtkTextTag> {
        if let tag = tags[look] { return tag }
        let tag = gtk_text_tag_new(nil)!
        set(look, of: UnsafeMutableRawPointer(tag))
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        g_object_unref(tag)
        tags[look] = tag
        return tag
    }

    private func set(_ look: Look, of tag: UnsafeMutableRawPointer) {
        let font = PangoAttributes.description(look.font, weight: look.weight, isItalic: look.isItalic)
        defer { pango_font_description_free(font) }
        setTagProperty("insert-hyphens", of: tag, to: false)
        setProperty("font-desc", of: tag, pango_font_description_get_type()) { g_value_set_boxed($0, font.raw) }
        if case .relative(let factor)? = look.font?.size, factor != 1 {
            setProperty("scale", of: tag, GType(15 << G_TYPE_FUNDAMENTAL_SHIFT)) { g_value_set_double($0, factor) }
        }
        if look.isUnderlined {
            setProperty("underline", of: tag, pango_underline_get_type()) {
                g_value_set_enum($0, Int32(PANGO_UNDERLINE_SINGLE.rawValue))
            }
        }
        if look.isStruckThrough {
            setTagProperty("strikethrough", of: tag, to: true)
        }
        for (name, color) in [("foreground-rgba", look.foreground), ("background-rgba", look.background)] {
            if let color { setColorProperty(name, of: tag, to: GdkRGBA(color)) }
        }
    }
}

/// Sets a property of a tag that is on or off.
@MainActor
func setTagProperty(_ name: String, of tag: UnsafeMutableRawPointer, to isOn: Bool) {
    setProperty(name, of: tag, g_type_from_name("gboolean")) { g_value_set_boolean($0, isOn ? 1 : 0) }
}

/// Sets a property of a tag that is a colour.
@MainActor
func setColorProperty(_ name: String, of tag: UnsafeMutableRawPointer, to color: GdkRGBA) {
    var color = color
    setProperty(name, of: tag, gdk_rgba_get_type()) { g_value_set_boxed($0, &color) }
}

/// Sets a property of a GObject.
@MainActor
private func setProperty(
    _ name: String,
    of object: UnsafeMutableRawPointer,
    _ type: GType,
    _ set: (UnsafeMutablePointer<GValue>) -> Void
) {
    var value = GValue()
    g_value_init(&value, type)
    set(&value)
    g_object_set_property(object.typed(), name, &value)
    g_value_unset(&value)
}
