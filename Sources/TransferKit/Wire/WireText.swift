import Foundation

/// Plain text in the encodings in which it travels.
enum WireText {
    /// Turns received text into UTF-8.
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name under which they were received, which may tell their encoding.
    static func utf8(_ data: Data, receivedAs name: String) -> Data {
        let text = string(data.last == 0 ? data.dropLast() : data, receivedAs: name)
        return Data(text.utf8)
    }

    private static func string(_ data: Data, receivedAs name: String) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
            let text = String(data: data, encoding: .utf16)
        {
            return text
        }
        switch charset(of: name) {
        case "utf-16", "utf-16le", "ucs-2":
            return String(data: data, encoding: .utf16LittleEndian) ?? String(decoding: data, as: UTF8.self)
        case "iso-8859-1":
            return String(data: data, encoding: .isoLatin1) ?? String(decoding: data, as: UTF8.self)
        default:
            // Text that is not UTF-8 although it should be is taken as Latin-1, in which all bytes mean something.
            return String(validating: data, as: UTF8.self) ?? String(data: data, encoding: .isoLatin1)
                ?? String(decoding: data, as: UTF8.self)
        }
    }

    private static func charset(of name: String) -> String? {
        if name == "STRING" { return "iso-8859-1" }
        guard let range = name.range(of: "charset=", options: .caseInsensitive) else { return nil }
        return name[range.upperBound...].prefix { $0 != ";" }.trimmingCharacters(in: .init(charactersIn: "\" ")).lowercased()
    }
}
