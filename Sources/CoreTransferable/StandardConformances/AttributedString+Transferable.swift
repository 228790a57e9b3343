@_weakLinked
extension AttributedString: Transferable {
    /// Formatted text as flat RTFD and RTF, and its characters as plain text, as on Apple's systems.
    ///
    /// Attachments of RTFD are not shown. Other programs of a desktop are offered HTML, too, and HTML of theirs arrives as RTF.
    ///
    /// Bold, italic, underlined and struck text, links, colours, fonts and lists travel in the attributes of
    /// `AttributeScopes.RichTextAttributes`, and links in Foundation's own.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .flatRTFD) { text in
            RTFWriter.flatDirectory(of: text)
        } importing: { data in
            try RTFReader.text(fromFlatDirectory: data)
        }
        DataRepresentation(contentType: .rtf) { text in
            RTFWriter.data(of: text)
        } importing: { data in
            try RTFReader.text(from: data)
        }
        ProxyRepresentation { text in
            String(text.characters)
        } importing: { text in
            AttributedString(text)
        }
    }
}
