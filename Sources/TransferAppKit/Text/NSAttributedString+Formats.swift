import Foundation
internal import RichText

// The initializers and methods by which AppKit's texts are read from formats of pasteboards, and written in them.

extension NSAttributedString {
    /// Creates a text from RTF.
    /// - Parameters:
    ///   - data: The text.
    ///   - dict: Set to an empty dictionary: the properties of a document are not read.
    /// - Returns: Nil for what is no RTF.
    public convenience init?(rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        self.init(reading: data, dict, RTFReader.text(from:))
    }

    /// Creates a text from RTF with attachments in one file.
    /// - Parameters:
    ///   - data: The text.
    ///   - dict: Set to an empty dictionary: the properties of a document are not read.
    /// - Returns: Nil for what is no such text.
    public convenience init?(rtfd data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        self.init(reading: data, dict, RTFReader.text(fromFlatDirectory:))
    }

    /// Creates a text from HTML.
    /// - Parameters:
    ///   - data: The text.
    ///   - dict: Set to an empty dictionary: the properties of a document are not read.
    /// - Returns: Nil for what is no HTML.
    public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        self.init(reading: data, dict, HTMLReader.text(from:))
    }

    private convenience init?(
        reading data: Data,
        _ attributes: UnsafeMutablePointer<NSDictionary?>?,
        _ read: (Data) throws -> AttributedString
    ) {
        guard let text = try? read(data) else { return nil }
        attributes?.pointee = NSDictionary()
        self.init(attributedString: NSAttributedString(text))
    }

    /// Returns a part of the text as RTF.
    /// - Parameters:
    ///   - range: The part, which is inside of the text.
    ///   - dict: The properties of the document, which are not written.
    public func rtf(from range: NSRange, documentAttributes dict: [String: Any] = [:]) -> Data? {
        part(range).map(RTFWriter.data(of:))
    }

    /// Returns a part of the text as RTF with attachments in one file.
    /// - Parameters:
    ///   - range: The part, which is inside of the text.
    ///   - dict: The properties of the document, which are not written.
    public func rtfd(from range: NSRange, documentAttributes dict: [String: Any] = [:]) -> Data? {
        part(range).map(RTFWriter.flatDirectory(of:))
    }

    private func part(_ range: NSRange) -> AttributedString? {
        guard range.location >= 0, range.length >= 0, range.length <= length, range.location <= length - range.length
        else { return nil }
        return AttributedString(attributedSubstring(from: range))
    }
}
