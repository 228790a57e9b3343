import Foundation

/// A text of limited length. The metadata of a document is short, and it is read many times.
struct LimitedText {
    /// The greatest length in bytes.
    let limit: Int

    var text = ""

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds as much of a text as there is room for.
    mutating func append(_ addition: String) {
        let room = limit - text.utf8.count
        guard addition.utf8.count > room else {
            text += addition
            return
        }
        var end = addition.utf8.index(addition.startIndex, offsetBy: max(room, 0))
        // Not in the middle of a character.
        while end.samePosition(in: addition.unicodeScalars) == nil { end = addition.utf8.index(before: end) }
        text += addition[..<end]
    }
}
