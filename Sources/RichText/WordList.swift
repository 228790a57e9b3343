/// The lists of Word's HTML, which are paragraphs that say their place in `mso-list` and have their marker as text.
enum WordList: Equatable {
    /// A paragraph in a list: the list's name, and the depth from 0.
    case item(list: String, level: Int)
    /// Text that is the marker of the paragraph around it.
    case marker

    /// Reads the value of `mso-list`, such as `l0 level1 lfo1` or `Ignore`; nil for another.
    init?(_ value: String) {
        if value == "ignore" {
            self = .marker
            return
        }
        let words = value.split(separator: " ", maxSplits: 4)
        guard let level = words.first(where: { $0.hasPrefix("level") }).flatMap({ Int($0.dropFirst(5)) }) else {
            return nil
        }
        let list = words.first { $0.hasPrefix("lfo") } ?? words.first { $0.hasPrefix("l") && $0 != "level" } ?? ""
        self = .item(list: String(list), level: (level - 1).clamped(to: 0...RichTextListItem.deepestLevel))
    }

    /// The numbers of the last items of each list, from the outermost level to that of the last paragraph.
    struct Counts {
        /// The most lists whose numbers are kept.
        private static let mostLists = 10_000

        /// The signs after numbers that are letters, also those of East Asia.
        private static let endsOfNumbers: Set<Character> = [".", ")", "、", "．", "）"]

        private var ordinals: [String: [Int]] = [:]

        /// Returns the place of the next paragraph of a list, which its marker tells.
        mutating func next(in list: String, level: Int, marker: String) -> RichTextListItem {
            let marker = marker.filter { !$0.isWhitespace }
            // Bullets are letters of fonts of symbols, such as an “o”, and are no digits and never have a full stop.
            let isNumber =
                marker.contains(where: \.isNumber)
                || marker.contains(where: \.isLetter) && marker.last.map(Self.endsOfNumbers.contains) == true
            var counts = Array((ordinals[list] ?? []).prefix(level + 1))
            while counts.count <= level { counts.append(0) }
            // Of `2.1.` the last number is that of the paragraph.
            let written = marker.split { !$0.isASCII || !$0.isNumber }.last.flatMap { Int($0) }
            counts[level] = (isNumber ? written : nil)?.clamped(to: 1...1_000_000) ?? counts[level] + 1
            if ordinals[list] != nil || ordinals.count < Self.mostLists { ordinals[list] = counts }
            return RichTextListItem(style: isNumber ? .number : .bullet, level: level, ordinal: counts[level])
        }
    }
}
