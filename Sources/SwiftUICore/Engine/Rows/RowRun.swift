/// A part of the rows that a node contributes to a list or to a lazy container.
@MainActor
struct RowRun {
    enum Rows {
        /// One row, which is there.
        case element(LayoutElement)
        /// Any number of rows, each made when it is shown.
        case onDemand(any RowSource)
    }

    var rows: Rows
    /// The part of a section to which the rows belong; nil outside of sections.
    var section: RowSection?

    static func element(_ element: LayoutElement) -> RowRun { RowRun(rows: .element(element)) }
    static func onDemand(_ source: any RowSource) -> RowRun { RowRun(rows: .onDemand(source)) }

    var count: Int {
        switch rows {
        case .element: 1
        case .onDemand(let source): source.rowCount
        }
    }

    /// The source of rows that are made when they are shown.
    var source: (any RowSource)? { if case .onDemand(let source) = rows { source } else { nil } }

    /// The identity of the run, as long as its node exists.
    var identity: ObjectIdentifier {
        switch rows {
        case .element(let element): ObjectIdentifier(element)
        case .onDemand(let source): ObjectIdentifier(source)
        }
    }

    /// Returns the run as a part of a section, unless a section inside has it already.
    func marked(_ section: RowSection) -> RowRun { RowRun(rows: rows, section: self.section ?? section) }
}

/// A part of a section.
struct RowSection: Equatable {
    enum Part {
        case header, content, footer
    }

    /// The identity of the section.
    var id: ObjectIdentifier
    var part: Part
}

/// Rows that are made when they are shown, and released when they are no longer shown.
@MainActor
protocol RowSource: AnyObject {
    var rowCount: Int { get }

    /// Returns the row at an index; made unless it is there.
    func row(at index: Int) -> LayoutElement

    /// Reuses the views of a hidden row for the row at an index, which does not exist yet.
    /// - Returns: Whether they were reused. They are not if they keep state of their row.
    func reuse(_ row: LayoutElement, at index: Int) -> Bool

    /// Returns the row at an index, where it is there.
    func madeRow(at index: Int) -> LayoutElement?

    /// The node whose elements the rows show, one each; nil after it is removed.
    var elementsNode: ViewNode? { get }

    /// Releases a row that is no longer shown. Its views disappear, unless state of theirs would be lost with them.
    func release(_ row: LayoutElement)

    /// Returns the value by which a selection knows the row at an index.
    func selectionValue(at index: Int) -> AnyHashable?

    /// The index of the row that a selection identifies by a value.
    func index(ofSelectionValue value: AnyHashable) -> Int?

    /// Returns the changes since the last call; nil for none.
    func takeChange() -> RowChange?
}
