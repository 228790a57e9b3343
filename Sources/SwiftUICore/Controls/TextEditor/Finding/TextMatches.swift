/// The places of a text in another, from the first to the last, without regard to case. No two overlap.
struct TextMatches {
    /// The places, in Unicode scalars.
    let ranges: [Range<Int>]

    /// - Parameters:
    ///   - words: The text that is searched for; an empty one is nowhere.
    ///   - text: The text that is searched.
    init(of words: String, in text: String) {
        let wanted = words.map { $0.lowercased() }
        var ranges: [Range<Int>] = []
        if let first = wanted.first {
            let characters = text.map { (folded: $0.lowercased(), length: $0.unicodeScalars.count) }
            var (index, offset) = (0, 0)
            while index + wanted.count <= characters.count {
                let part = characters[index..<(index + wanted.count)]
                let isMatch = characters[index].folded == first && part.map(\.folded) == wanted
                let length = isMatch ? part.map(\.length).reduce(0, +) : characters[index].length
                if isMatch { ranges.append(offset..<(offset + length)) }
                index += isMatch ? wanted.count : 1
                offset += length
            }
        }
        self.ranges = ranges
    }

    /// The first place from an offset on; after the last one the search continues at the beginning.
    func first(from offset: Int) -> Int? {
        ranges.firstIndex { $0.lowerBound >= offset } ?? ranges.indices.first
    }

    /// The last place before an offset; before the first one the search continues at the end.
    func last(before offset: Int) -> Int? {
        ranges.lastIndex { $0.lowerBound < offset } ?? ranges.indices.last
    }
}
