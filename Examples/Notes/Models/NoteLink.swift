import Foundation

/// A URL with which other programs hand over a note, such as `x-example-notes:add?text=Buy%20stamps`; the scheme is declared in
/// `Resources/Info.plist`.
struct NoteLink {
    static let scheme = "x-example-notes"

    let text: String

    /// Reads a URL; nil if it has no text for a note.
    init?(_ url: URL) {
        guard url.scheme?.lowercased() == Self.scheme,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let text = items.first(where: { $0.name == "text" })?.value, !text.isEmpty
        else { return nil }
        self.text = text
    }
}
