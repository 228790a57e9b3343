import Foundation
import UniformTypeIdentifiers

/// Rows in lines along an axis, of which only those near the screen exist.
///
/// The place of a line depends on the lengths of the lines before it: the measured length of rows that were shown, and
/// an estimate for others. When lengths change, the scroll view around moves with them, so the visible part stays.
/// Outside of a scroll view all rows exist.
final class LazyElement: LayoutElement, OutputContainer, ScrollFollower {
    let axis: Axis
    var arrangement = LazyArrangement() {
        didSet { if arrangement != oldValue { arrangementDidChange(from: oldValue) } }
    }

    private(set) var table: RowTable!
    /// The rows that are there, by their index.
    private var shown: [Int: LayoutElement] = [:] {
        didSet { lastInOrder = nil }
    }
    /// The same in order; nil until it is asked for.
    private var lastInOrder: ShownRows?

    /// Rows that are there, in order.
    private struct ShownRows {
        var indices: [Int]
        var rows: [LayoutElement]

        func prefix(_ count: Int) -> ShownRows {
            ShownRows(indices: Array(indices.prefix(count)), rows: Array(rows.prefix(count)))
        }
    }
    /// Rows that have moved or were removed since rows were last shown.
    private var displaced: [LayoutElement] = []

    /// The element's rectangle in the container that is laid out, once it is placed.
    private(set) var frame: CGRect?
    /// The proposed length across the axis at the last placement.
    private var across: CGFloat?
    private(set) var columns: [LazyArrangement.Column] = []
    private(set) var parts: [RowTable.Part] = []
    private(set) var lines: LineMap
    private(set) var lengths: LineLengths
    /// The rows that may be pinned, with their sections.
    private(set) var pins: [Int: PinnedSection] = [:]
    /// The distance by which the visible part has moved and the scroll view must follow.
    private var pendingShift: CGFloat = 0
    private var isSettling = false

    /// The number of existing rows by which the lengths of others are estimated at another length across.
    private static let sampleCount = 8

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        lines = LineMap([], columns: 1)
        lengths = LineLengths(count: 0, gap: 0)
        super.init(graph: node.graph)
        table = RowTable(content: node, container: self)
        parts = table.parts
        makeLines()
    }

    deinit { endParenthood() }

    // MARK: Changes

    private func arrangementDidChange(from before: LazyArrangement) {
        if arrangement.tracks != before.tracks || arrangement.gap != before.gap {
            columns = arrangement.columns(in: across)
            makeLines()
        }
        pins = pinnedSections()
        invalidateSize()
    }

    /// Arranges the rows anew; no length is known then.
    private func makeLines() {
        lines = LineMap(parts, columns: columns.count)
        lengths = LineLengths(count: lines.count, gap: arrangement.gap)
    }

    func takeOutputs() {
        let changes = table.takeChanges()
        parts = table.parts
        guard !changes.isEmpty else { return }
        pins = pinnedSections()
        for change in changes { move(change) }
        if columns.count <= 1 {
            for change in changes {
                lengths.replace(at: change.position, removed: change.removed, added: change.added)
            }
            lines = LineMap(parts, columns: 1)
        } else {
            let changed = changes.map(\.position).min() ?? 0
            let kept = changed < lines.rowCount ? lines.line(of: changed) : max(0, lines.count - 1)
            lines = LineMap(parts, columns: columns.count)
            lengths.replace(at: kept, removed: lengths.count - kept, added: lines.count - kept)
        }
        showChangedRows()
        invalidateSize()
        widgetsDidChange()
        accessibilityDidChange()
    }

    /// Makes the new rows near the screen, and releases others, before the window is laid out. GTK finds the styles of widgets that are
    /// made in a layout only with the next frame, and would draw them twice.
    private func showChangedRows() {
        guard frame != nil, !isSettling, lengths.isMeasured, let scroll = enclosingScroll else { return }
        isSettling = true
        _ = showRows(in: visibleRange(in: scroll))
        isSettling = false
    }

    /// Moves the rows that are there to their new places.
    private func move(_ change: RowChange) {
        let before = shown
        shown = [:]
        for (index, row) in before {
            if index < change.position {
                shown[index] = row
            } else if index >= change.position + change.removed {
                shown[index + change.added - change.removed] = row
            } else {
                displaced.append(row)
            }
        }
    }

    // MARK: Showing rows

    /// Shows rows, and releases those that are no longer wanted.
    /// - Parameters:
    ///   - wanted: The rows that must exist.
    ///   - kept: The rows that stay if they exist.
    /// - Returns: Whether any rows were made.
    private func show(_ wanted: [Range<Int>], keeping kept: Range<Int>) -> Bool {
        var (isOther, isMore) = (!displaced.isEmpty, false)
        for index in wanted.joined() where shown[index] == nil {
            let row = table.row(at: index)
            row.parent = self
            shown[index] = row
            (isOther, isMore) = (true, true)
        }
        var unwanted = displaced
        displaced = []
        for (index, row) in shown where !kept.contains(index) && !wanted.contains(where: { $0.contains(index) }) {
            shown[index] = nil
            unwanted.append(row)
        }
        if !unwanted.isEmpty {
            isOther = true
            let wanted = Set(shown.values.map { ObjectIdentifier($0) })
            for row in unwanted where !wanted.contains(ObjectIdentifier(row)) { table.release(row) }
        }
        // Widgets are updated immediately, because the next placed widget must be in its container.
        if isOther {
            graph.perform {
                widgetsDidChange()
                accessibilityDidChange()
            }
        }
        return isMore
    }

    /// Makes the rows near the screen, and takes over how long those are that are there.
    /// - Returns: Whether rows were made, or lengths are others.
    @discardableResult
    private func settle() -> Bool {
        guard !isSettling else { return false }
        isSettling = true
        defer { isSettling = false }
        var isOther = measureShown()
        guard let scroll = enclosingScroll else {
            isOther = show([0..<table.count], keeping: 0..<0) || isOther
            return measureShown() || isOther
        }
        if !lengths.isMeasured, lines.count > 0 {
            // One line determines the number of lines on the screen.
            let first = lengths.line(at: visibleRange(in: scroll).lowerBound)
            isOther = show([lines.rows(of: first)], keeping: lines.rows(of: first)) || isOther
            measureShown()
        }
        // Lines that are shorter than estimated leave room for more; each turn measures some that were not.
        for _ in 0..<16 {
            guard showRows(in: visibleRange(in: scroll)) else { break }
            isOther = true
            measureShown()
        }
        if pendingShift != 0 {
            invalidateSize()
            let shift = pendingShift
            pendingShift = 0
            scroll.move(by: shift, along: axis)
        }
        return isOther
    }

    /// Shows the rows near a part of the element.
    /// - Returns: Whether any rows were made.
    private func showRows(in visible: ClosedRange<CGFloat>) -> Bool {
        let wanted = [rows(near: visible, margin: 0.5)] + pinnedRows(in: visible).map { $0..<$0 + 1 }
        return show(wanted, keeping: rows(near: visible, margin: 1))
    }

    /// Returns the rows in a part of the element, with a margin before and after it in shares of the part's length.
    private func rows(near visible: ClosedRange<CGFloat>, margin: CGFloat) -> Range<Int> {
        guard lines.count > 0 else { return 0..<0 }
        let margin = (visible.upperBound - visible.lowerBound) * margin
        let first = lengths.line(at: visible.lowerBound - margin)
        return lines.rows(of: first...max(first, lengths.line(at: visible.upperBound + margin)))
    }

    // MARK: Measuring

    /// Takes over how long the lines are that are there. The first line on the screen stays where it is.
    /// - Returns: Whether a length has changed.
    @discardableResult
    private func measureShown() -> Bool {
        guard frame != nil, lines.count > 0 else { return false }
        let first = enclosingScroll.map { visibleRange(in: $0).lowerBound } ?? 0
        let anchor = lengths.line(at: first)
        let (startBefore, totalBefore) = (lengths.start(of: anchor), lengths.total)
        for (line, length) in measuredLines(in: lines, columns, shownInOrder) { lengths.set(length, of: line) }
        // An estimate that changes moves all lines that were not measured: those before the screen stay where they are.
        if lengths.areMeasured(before: anchor) { lengths.updateEstimate() }
        let shift = lengths.start(of: anchor) - startBefore
        if first > 0 { pendingShift += shift }
        return lengths.total != totalBefore || shift != 0
    }

    /// Returns the lengths of lines whose rows are all there.
    /// - Parameter shown: The rows that are there, or the first of them.
    private func measuredLines(
        in lines: LineMap,
        _ columns: [LazyArrangement.Column],
        _ shown: ShownRows
    ) -> [(line: Int, length: CGFloat)] {
        var result: [(line: Int, length: CGFloat)] = []
        result.reserveCapacity(shown.rows.count)
        if columns.count <= 1 {
            // Each row is a line.
            for (index, row) in zip(shown.indices, shown.rows) {
                result.append((index, along(measure(row, across: columns.first?.length))))
            }
            return result
        }
        var first = 0
        while first < shown.indices.count {
            let line = lines.line(of: shown.indices[first])
            let places = lines.rows(of: line)
            let end = shown.indices[first...].firstIndex { $0 >= places.upperBound } ?? shown.indices.count
            let members = shown.rows[first..<end]
            first = end
            guard members.count == places.count else { continue }
            var length: CGFloat = 0
            for (member, cell) in zip(members, cells(of: line, in: lines, columns)) {
                length = max(length, along(measure(member, across: cell.length)))
            }
            result.append((line, length))
        }
        return result
    }

    /// Returns the places of a line's rows across the axis.
    func cells(of line: Int, in lines: LineMap, _ columns: [LazyArrangement.Column]) -> [LazyArrangement.Column] {
        guard lines.isWide(line), arrangement.tracks != nil else { return columns }
        return [LazyArrangement.Column(length: columns.last.map { $0.offset + ($0.length ?? 0) })]
    }

    /// Returns the size of a row, of which a layout around can make sense.
    func measure(_ row: LayoutElement, across: CGFloat?) -> CGSize {
        var size = row.size(proposal(along: nil, across: across))
        if !along(size).isFinite || along(size) < 0 {
            reportLength(along(size))
            size = self.size(along: 0, across: self.across(size))
        }
        return size
    }

    private func reportLength(_ length: CGFloat) {
        guard ReportedOnce.first("lazy \(axis)") else { return }
        let name = axis == .vertical ? "height" : "width"
        BackgroundLogger(label: "SwiftUI.Layout").warning(
            "A view in a lazy stack or grid asked for a \(name) of \(length), which is taken as zero. Views in it are offered no \(name) and choose their own: give the view a finite one, for instance with .frame(\(name): 100)."
        )
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = across(proposal)
        if frame != nil, offered == across, enclosingScroll != nil || shown.count == table.count {
            if !isSettling { measureShown() }
            return size(along: lengths.total, across: extentAcross(columns, offered: offered))
        }
        // The rows are measured here, and nothing is placed that would have to move.
        if enclosingScroll == nil {
            _ = show([0..<table.count], keeping: 0..<0)
        } else if shown.isEmpty, table.count > 0 {
            _ = show([0..<1], keeping: 0..<0)
        }
        return sampledSize(offered)
    }

    /// Returns the estimated size at a length across at which no row was placed: the existing rows determine the
    /// lengths of all.
    private func sampledSize(_ offered: CGFloat?) -> CGSize {
        let columns = arrangement.columns(in: offered)
        let lines = columns.count == self.columns.count ? self.lines : LineMap(parts, columns: columns.count)
        var rows = shownInOrder
        if rows.indices.count < table.count, let first = rows.indices.first {
            let end = first + max(Self.sampleCount, columns.count)
            rows = rows.prefix(rows.indices.firstIndex { $0 >= end } ?? rows.indices.count)
        }
        let measured = measuredLines(in: lines, columns, rows).map(\.length)
        let length = LineLengths.total(ofLines: lines.count, gap: arrangement.gap, like: measured)
        return size(along: length, across: extentAcross(columns, offered: offered))
    }

    private func extentAcross(_ columns: [LazyArrangement.Column], offered: CGFloat?) -> CGFloat {
        guard arrangement.tracks == nil else { return columns.last.map { $0.offset + ($0.length ?? 0) } ?? 0 }
        return offered ?? shown.values.map { across(measure($0, across: nil)) }.max() ?? 0
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let isFirst = self.frame == nil
        self.frame = frame
        let offered = across(proposal)
        if isFirst || offered != across {
            across = offered
            let columns = arrangement.columns(in: offered)
            if columns.count != self.columns.count || isFirst {
                self.columns = columns
                makeLines()
            } else {
                self.columns = columns
            }
        }
        let scroll = enclosingScroll
        scroll?.add(self)
        settle()
        placeRows(in: frame, visible: scroll.map { visibleRange(in: $0) })
        // New rows may have changed the total length from the requested one.
        if scroll != nil, lengths.total != along(size(proposal)) { invalidateSize() }
    }

    private func placeRows(in frame: CGRect, visible: ClosedRange<CGFloat>?) {
        for (index, row) in shown {
            let line = lines.line(of: index)
            let cell = cells(of: line, in: lines, columns)[index - lines.rows(of: line).lowerBound]
            var start = lengths.start(of: line)
            if let visible, let section = pins[index] { start = place(of: index, at: start, in: section, visible) }
            let extent = cell.length.map { $0.isFinite ? $0 : across(frame.size) } ?? across(frame.size)
            let place = rectangle(along: start, across: cell.offset, size(along: lengths[line], across: extent))
            row.place(
                in: (cell.alignment ?? arrangement.alignment).place(
                    row,
                    measure(row, across: cell.length),
                    in: place.offsetBy(dx: frame.minX, dy: frame.minY)
                ),
                proposal: proposal(along: nil, across: cell.length)
            )
        }
    }

    /// The rows that are there, in order. They are asked for many times until others are there.
    private var shownInOrder: ShownRows {
        if let lastInOrder { return lastInOrder }
        // The indices alone are sorted: each comparison of rows would retain them.
        let indices = shown.keys.sorted()
        let inOrder = ShownRows(indices: indices, rows: indices.compactMap { shown[$0] })
        lastInOrder = inOrder
        return inOrder
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        let inOrder = shownInOrder
        if pins.isEmpty {
            for row in inOrder.rows { row.collectWidgets(&widgets) }
            return
        }
        // Pinned rows are above the rows that they may cover.
        let rows = zip(inOrder.indices, inOrder.rows)
        for (index, row) in rows where pins[index] == nil { row.collectWidgets(&widgets) }
        for (index, row) in rows where pins[index] != nil { row.collectWidgets(&widgets) }
    }

    // MARK: Scrolling

    func visiblePartDidChange() {
        guard frame != nil, !isSettling else { return }
        if settle() || !arrangement.pinnedViews.isEmpty { invalidateSize() }
    }

    override var inner: [LayoutElement] { shownInOrder.rows }

    override func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> ScrollOutcome {
        guard let index = table.index(ofIdentity: identity) else {
            return super.scroll(to: identity, anchor: anchor)
        }
        guard frame != nil, let scroll = enclosingScroll, !isSettling else { return .notPlaced }
        isSettling = true
        // The rows around the row may be longer or shorter than estimated.
        for _ in 0..<4 {
            let target = scroll.part(revealing: rectangle(ofRow: index, in: scroll), anchor: anchor)
            guard showRows(in: range(of: target, in: scroll)) else { break }
            measureShown()
        }
        isSettling = false
        // The row determines the position, not the previously visible part.
        pendingShift = 0
        invalidateSize()
        scroll.scroll(to: scroll.part(revealing: rectangle(ofRow: index, in: scroll), anchor: anchor).origin)
        return .done
    }

    /// Returns the rectangle of a row's line in the content of a scroll view.
    private func rectangle(ofRow index: Int, in scroll: ScrollElement) -> CGRect {
        let line = lines.line(of: index)
        let origin = scroll.place(of: frame ?? .zero, in: self).origin
        return rectangle(
            along: lengths.start(of: line),
            across: 0,
            size(along: lengths[line], across: across(frame?.size ?? .zero))
        )
        .offsetBy(dx: origin.x, dy: origin.y)
    }

    private func visibleRange(in scroll: ScrollElement) -> ClosedRange<CGFloat> {
        range(of: scroll.visible, in: scroll)
    }

    /// Returns a part of the content of a scroll view, from where this element begins.
    private func range(of part: CGRect, in scroll: ScrollElement) -> ClosedRange<CGFloat> {
        let origin = scroll.place(of: frame ?? .zero, in: self).origin
        let first = (axis == .vertical ? part.minY - origin.y : part.minX - origin.x) + pendingShift
        return first...(first + max(0, along(part.size)))
    }

    /// The scroll view around that scrolls along the axis.
    private var enclosingScroll: ScrollElement? {
        var next = parent
        while let element = next {
            if let scroll = element as? ScrollElement, scroll.scrolls(along: axis) { return scroll }
            next = element.parent
        }
        return nil
    }
}
