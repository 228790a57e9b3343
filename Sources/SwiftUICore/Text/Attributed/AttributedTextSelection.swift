import Foundation

/// The selection in a `TextEditor` for text with attributes.
@_weakLinked
public struct AttributedTextSelection: Equatable, Sendable {
    /// The position of a selection.
    @frozen
    public enum Indices: Equatable, Sendable {
        /// An insertion point between two characters.
        case insertionPoint(AttributedString.Index)
        /// One or several ranges of characters.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The place of the selection; nil for the end of the text.
    private var place: Indices?
    /// The attributes of the next typed text; nil for those of the preceding text.
    private var typing: AttributeContainer?

    /// Creates a selection at the end of a text.
    public init() {}

    /// Creates an insertion point between two characters.
    /// - Parameters:
    ///   - insertionPoint: The place for typed text.
    ///   - typingAttributes: The attributes of typed text; nil for those of the preceding text.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        (place, typing) = (.insertionPoint(insertionPoint), typingAttributes)
    }

    /// Creates a selection of several ranges of characters.
    public init(ranges: RangeSet<AttributedString.Index>) { place = .ranges(ranges) }

    /// Creates a selection of a range of characters. An empty range is an insertion point.
    public init(range: Range<AttributedString.Index>) {
        place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Returns the position of the selection in a text, limited to the length of the text.
    public func indices(in text: AttributedString) -> Indices {
        switch place {
        case nil:
            return .insertionPoint(text.endIndex)
        case .insertionPoint(let index)?:
            return .insertionPoint(min(index, text.endIndex))
        case .ranges(let ranges)?:
            let kept = ranges.ranges.map { $0.clamped(to: text.startIndex..<text.endIndex) }.filter { !$0.isEmpty }
            return kept.isEmpty ? .insertionPoint(text.endIndex) : .ranges(RangeSet(kept))
        }
    }

    /// Returns the attributes for newly typed text: those of the first selected character, or of the character before the insertion point.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        switch indices(in: text) {
        case .ranges(let ranges):
            return ranges.ranges.first.flatMap { text[$0].runs.first?.attributes } ?? AttributeContainer()
        case .insertionPoint(let index):
            guard !text.characters.isEmpty else { return AttributeContainer() }
            let before = index > text.startIndex ? text.characters.index(before: index) : index
            var attributes = text[before..<text.characters.index(after: before)].runs.first?.attributes ?? .init()
            // Text after a link is not a part of it.
            attributes.link = nil
            return attributes
        }
    }

    /// Returns the selected ranges; none for an insertion point.
    func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
        if case .ranges(let ranges) = indices(in: text) { Array(ranges.ranges) } else { [] }
    }

    // MARK: Hosts

    /// Returns the selection as a range of Unicode scalars, from the first to the last selected one.
    package func scalars(in text: AttributedString) -> Range<Int> {
        func offset(_ index: AttributedString.Index) -> Int {
            text.unicodeScalars.distance(from: text.startIndex, to: index)
        }
        switch indices(in: text) {
        case .insertionPoint(let index):
            let offset = offset(index)
            return offset..<offset
        case .ranges(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
                let end = text.unicodeScalars.count
                return end..<end
            }
            return offset(first.lowerBound)..<offset(last.upperBound)
        }
    }

    /// Creates a selection from a range of Unicode scalars in a text.
    package init(scalars: Range<Int>, in text: AttributedString) {
        self.init(range: text.range(ofScalars: scalars))
    }

    /// The attributes that were set for newly typed text.
    package var chosenTypingAttributes: AttributeContainer? { typing }
}

extension AttributedString {
    /// Returns the range for a range of Unicode scalars, limited to the length of the text.
    package func range(ofScalars scalars: Range<Int>) -> Range<Index> {
        let view = unicodeScalars
        func index(_ offset: Int) -> Index {
            view.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
        }
        return index(scalars.lowerBound)..<index(scalars.upperBound)
    }
}

@_weakLinked
extension AttributedString {
    /// Replaces the selection with characters, which get the attributes of newly typed text.
    /// - Parameters:
    ///   - selection: The selection, which is after the characters then.
    ///   - newCharacters: The characters.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        withCharacters newCharacters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
    }

    /// Replaces the selection with text.
    /// - Parameters:
    ///   - selection: The selection, which is after the text then.
    ///   - newContent: The text.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        with newContent: some AttributedStringProtocol
    ) {
        let place = selection.scalars(in: self).lowerBound
        let ranges = selection.ranges(in: self)
        for range in ranges.reversed() { removeSubrange(range) }
        let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
        insert(new, at: range(ofScalars: place..<place).lowerBound)
        let end = place + new.unicodeScalars.count
        selection = AttributedTextSelection(scalars: end..<end, in: self)
    }

    /// Modifies the attributes of the selection or, for an insertion point, of newly typed text.
    ///
    /// ```swift
    /// text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    /// ```
    /// - Parameters:
    ///   - selection: The selection.
    ///   - body: Changes the attributes of one run of characters.
    public mutating func transformAttributes<E>(
        in selection: inout AttributedTextSelection,
        body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
        case .ranges(let ranges):
            let selected = selection.scalars(in: self)
            for range in ranges.ranges {
                for run in self[range].runs {
                    var attributes = run.attributes
                    try body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
            if ranges.ranges.count == 1 { selection = AttributedTextSelection(scalars: selected, in: self) }
        }
    }

    /// The selected text.
    public subscript(selection: AttributedTextSelection) -> AttributedString {
        selection.ranges(in: self).reduce(into: AttributedString()) { $0 += self[$1] }
    }
}
