extension String: Transferable {
    /// Plain text: exported as UTF-8, imported from all encodings that a type or a byte order mark tells.
    ///
    /// All kinds of plain text are imported, tables and source code among them, but not those that are text for programs:
    /// of JSON, HTML or RTF the receiver would see the markup.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { text in
            Data(text.utf8)
        } importing: { data in
            try TextEncodings.text(from: data, as: .utf8PlainText)
        }
        DataRepresentation(importedContentType: .utf16ExternalPlainText) { data in
            try TextEncodings.text(from: data, as: .utf16ExternalPlainText)
        }
        DataRepresentation(importedContentType: .utf16PlainText) { data in
            try TextEncodings.text(from: data, as: .utf16PlainText)
        }
        DataRepresentation(importedContentType: .plainText) { data in
            try TextEncodings.text(from: data, as: .plainText)
        }
    }
}
