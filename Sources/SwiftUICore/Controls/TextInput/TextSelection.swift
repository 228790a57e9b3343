import Foundation

/// The selection or the insertion point in a text field or a text editor.
///
/// ```swift
/// @State private var selection: TextSelection?
///
/// TextField("Title", text: $title, selection: $selection)
/// Button("Select All") { selection = TextSelection(range: title.startIndex..<title.endIndex) }
/// ```
@_weakLinked
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected ranges of the field's text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A single range; an empty range is the insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. Fields here select everything from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected ranges.
    public var indices: Indices

    /// Creates a selection of a single range.
    /// - Parameter range: The part.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates a selection of several ranges.
    /// - Parameter ranges: The parts.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates an insertion point before a character.
    /// - Parameter insertionPoint: The place before which characters are inserted.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// A Boolean value that indicates whether the selection is an insertion point.
    public var isInsertion: Bool { bounds?.isEmpty ?? true }

    /// From the first character that is selected to the last.
    private var bounds: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let set):
            set.ranges.first.flatMap { first in set.ranges.last.map { first.lowerBound..<$0.upperBound } }
        }
    }

    /// Returns the selection in a text, in Unicode scalars. Positions beyond the end of the text count as its end.
    fileprivate func scalars(in text: String) -> Range<Int>? {
        func offset(_ index: String.Index) -> Int {
            let index = min(max(index, text.startIndex), text.endIndex)
            return text.unicodeScalars.distance(from: text.startIndex, to: index)
        }
        return bounds.map { offset($0.lowerBound)..<offset($0.upperBound) }
    }

    /// Returns whether a text is long enough for the selection.
    fileprivate func isIn(_ text: String) -> Bool { bounds.map { $0.upperBound <= text.endIndex } ?? true }
}

/// The selection in a field, for a program that has a binding to it.
@MainActor
package struct EditedSelection {
    /// The program's selection in Unicode scalars; nil if it sets none.
    package let shown: Range<Int>?
    /// A Boolean value that indicates whether the program's selection lies entirely within the text. If not, positions beyond the end count
    /// as the end.
    package let isInText: Bool
    private let binding: Binding<TextSelection?>

    init(_ binding: Binding<TextSelection?>, in text: String) {
        let selection = binding.wrappedValue
        shown = selection?.scalars(in: text)
        isInText = selection?.isIn(text) ?? true
        self.binding = binding
    }

    /// Sets the user's selection.
    /// - Parameters:
    ///   - range: The selection, in Unicode scalars.
    ///   - text: The text of the field.
    package func set(_ range: Range<Int>, in text: String) {
        let scalars = text.unicodeScalars
        func index(_ offset: Int) -> String.Index {
            scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
        }
        binding.wrappedValue = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
    }
}
