@_weakLinked
extension AttributedString: Transferable {
    /// Formatted text: as RTF, which word processors prefer, as HTML, and without its look as plain text.
    ///
    /// The text of RTFD, in which Cocoa puts text with attachments on its pasteboards, is read too.
    ///
    /// Bold, italic, underlined and struck text, links, colours, fonts and lists travel in the attributes of
    /// `AttributeScopes.RichTextAttributes`, and links in Foundation's own.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .rtf) { text in
            RTFWriter.data(of: text)
        } importing: { data in
            try RTFReader.text(from: data)
        }
        DataRepresentation(importedContentType: .flatRTFD) { data in
            try RTFReader.text(fromFlatDirectory: data)
        }
        DataRepresentation(contentType: .html) { text in
            HTMLWriter.data(of: text)
        } importing: { data in
            try HTMLReader.text(from: data)
        }
        ProxyRepresentation { text in
            String(text.characters)
        } importing: { text in
            AttributedString(text)
        }
    }
}
