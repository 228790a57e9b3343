import CGTK

/// The breaking of a word that is wider than a line: between any two characters, and without a hyphen, as on Apple's
/// systems. Pango adds hyphens. By the same rule it shows soft hyphens (U+00AD) at the end of a line, so texts that
/// contain some keep it.
enum WordBreaking {
    /// Keeps hyphens out of a text that has no soft ones.
    /// - Parameter parts: The text, in any number of parts.
    static func suppressHyphens(in attributes: OpaquePointer, of parts: some Sequence<String>) {
        guard !parts.contains(where: { $0.unicodeScalars.contains("\u{AD}") }) else { return }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }

    /// Breaks lines between words, and within words that are wider than a line.
    /// - Parameter layout: A layout that has no attributes.
    static func breakLines(of layout: OpaquePointer) {
        let attributes = pango_attr_list_new()!
        suppressHyphens(in: attributes, of: [String(cString: pango_layout_get_text(layout))])
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
}
