import CoreTransferable
import TransferKit

/// The payloads that browsers put on the clipboard for pages, byte for byte.
enum RecordedPage {
    static let map = #"application/web;type="custom/formatmap""#
    static let chromium = "chromium/x-web-custom-data"
    static let mozilla = "application/x-moz-custom-clipdata"

    static func payload(_ number: Int) -> String { #"application/web;type="custom/format\#(number)""# }

    /// The text of the page's first format, of which the second is `vscode-editor-data` with the text `{}`.
    static let profile = #"{"name":"Zażółć 🦋"}"#

    /// Chromium 156, of `setData` in a `copy` event.
    static let chromiumData = bytes(
        """
        a4000000020000001f0000006100700070006c00690063006100740069006f006e002f0076006e0064002e006500780061006d0070006c0065\
        002e00700072006f00660069006c0065000000140000007b0022006e0061006d00650022003a0022005a0061007c01f3004201070120003ed8\
        8bdd22007d00120000007600730063006f00640065002d0065006400690074006f0072002d006400610074006100020000007b007d00
        """
    )

    /// Firefox 153, of the same page.
    static let mozillaData = bytes(
        """
        000000010000003e6100700070006c00690063006100740069006f006e002f0076006e0064002e006500780061006d0070006c0065002e0070\
        0072006f00660069006c006500000000287b0022006e0061006d00650022003a0022005a0061007c01f3004201070120003ed88bdd22007d00\
        00000001000000247600730063006f00640065002d0065006400690074006f0072002d006400610074006100000000047b007d0000000000
        """
    )

    private static func bytes(_ hexadecimal: String) -> Data {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}

extension UTType {
    /// A type that web pages are offered under a name that is not its MIME type.
    static let sketch = UTType.register(
        UTTypeDeclaration(
            identifier: "com.example.sketch",
            conformsTo: ["public.json"],
            tags: [
                .mimeType: ["application/vnd.example.sketch"],
                UTTagClass(rawValue: "org.w3.web-custom-format"): ["application/vnd.example.sketch+json"],
            ]
        )
    )
}

/// A value for web pages, and plain text for everyone else.
struct Sketch: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .sketch)
        ProxyRepresentation(exporting: \.title)
    }
}
