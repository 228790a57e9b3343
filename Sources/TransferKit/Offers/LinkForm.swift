import CoreTransferable
import Foundation

/// A link that is sent.
struct SentLink {
    let url: URL
    /// The item's suggested name.
    let title: String?

    /// The title in one line, or the URL.
    fileprivate var line: String {
        let words = (title ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        return words.isEmpty ? url.absoluteString : words
    }
}

/// The forms other than plain text in which links travel, which come from browsers.
///
/// Links are not in the list of URIs. What programs do with a link that is dropped on them, by the names that it has
/// (Debian 12; all on X11, and the last column on Wayland, too):
///
/// | program | `text/uri-list` anywhere | `text/x-moz-url` | neither: as dragged |
/// | --- | --- | --- | --- |
/// | kwrite 22.12 (Qt) | opens it as a document | opens it as a document | inserts the text |
/// | mousepad 0.5 (GTK 3) | opens it as a document | inserts the text | inserts the text |
/// | Writer 7.4 | asks to insert a section | inserts the HTML, a link | inserts the HTML, a link |
/// | Thunar 4.18 | shows an error | asks to make a link, of `_NETSCAPE_URL` | the same; refuses it on Wayland, which has no such name |
/// | Nautilus 43 (GTK 4) | shows an error | saves the text | saves the text |
/// | Dolphin 22.12 (KDE) | asks to move, copy or link | the same; Qt has no such name on Wayland | refuses it, unless there is ``WireType/kdeURIList``: asks the same |
/// | pcmanfm-qt 1.2 (Qt) | shows an error | takes it for a file | refuses it |
/// | Chromium 156 | | | a field takes the text, the tab bar opens it |
/// | Firefox 153 | | | a field takes the link |
///
/// The same for data with a name that is text, and `text/uri-list` with the URI of a file that is written from it: kwrite
/// and mousepad open the file, wherever in the offer the list stands. Thunar and pcmanfm-qt save such data without a list;
/// see ``TransferOffer/savedFileName``. Nautilus saves it as text without a name, unless the portal for file transfers has it.
/// On the clipboard ``WireType/gnomeCopiedFiles`` alone has the file: Thunar, Nautilus and pcmanfm-qt paste that, and no editor,
/// browser or office program reads it.
///
/// Qt reads ``WireType/mozillaURL`` as a list of URIs. It is therefore offered on the clipboard, from which editors paste
/// the text (kwrite on X11 and on Wayland among them), and left out of drags; see ``TransferOffer/names(on:)``.
package enum LinkForm: Hashable {
    /// ``WireType/mozillaURL``.
    case mozilla
    /// ``WireType/netscapeURL`` and ``WireType/link``.
    case netscape
    case html
    /// ``WireType/kdeURIList``, used only in drags, because KDE's editors and terminal insert the text beside it.
    case list

    /// The names of links as such, in order of preference.
    static let links: [(name: String, form: LinkForm)] = [
        (WireType.mozillaURL, .mozilla), (WireType.netscapeURL, .netscape), (WireType.link, .netscape),
    ]

    /// Returns the payload of some links.
    func encode(_ links: [SentLink]) -> Data {
        switch self {
        case .mozilla:
            // Several links are read as pairs of lines. The text of Mozilla's programs has no byte order mark.
            let text = links.map { "\($0.url.absoluteString)\n\($0.line)" }.joined(separator: "\n")
            return Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
        case .netscape:
            // This form has room for one.
            return Data((links.first.map { "\($0.url.absoluteString)\n\($0.line)" } ?? "").utf8)
        case .html:
            let anchors = links.map {
                let address = HTMLWriter.escapedAttribute($0.url.absoluteString)
                return "<a href=\"\(address)\">\(HTMLWriter.escapedAttribute($0.line))</a>"
            }
            // Readers take HTML without a word on its encoding for that of the locale, or for Windows-1252.
            let head = "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\">"
            return Data((head + anchors.joined(separator: "<br>")).utf8)
        case .list:
            return URIList.encode(links.map(\.url))
        }
    }
}
