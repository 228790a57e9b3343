import Foundation
import SwiftUICore

/// A list of rows in memory, part of which is visible.
package final class MemoryList: MemoryContentWidget<ListContent>, RowRevealingWidget {
    /// The range of visible rows.
    package var visibleRows = 0..<200 {
        didSet {
            content.rows?.swipes.close()
            reuseRows(before: oldValue)
            showRows()
        }
    }
    package private(set) var rows: [LayoutElement] = []
    /// The frames of ``rows`` in the coordinates of the list.
    private var rowFrames: [CGRect] = []
    /// The row in front of which the list shows that dragged items would land.
    private(set) var insertion: Int?

    override var kind: TestView.Kind { .list }

    /// Set while there are other rows than those that are shown.
    private var areRowsOther = true

    override package func rowsDidChange(_ changes: [RowChange]) { areRowsOther = true }

    override func contentDidChange(from before: ListContent) -> Bool {
        // As on a display, a row that is shown stays what it is until the list tells of other rows.
        if areRowsOther { showRows() }
        return false
    }

    private func showRows() {
        guard let source = content.rows else { return }
        areRowsOther = false
        let before = rows
        rows = visibleRows.clamped(to: 0..<source.count).map { source.row(at: $0) }
        for row in before where !rows.contains(where: { $0 === row }) { source.release(row) }
        for row in rows where row.layoutHost == nil {
            row.layoutHost = LayoutHost(
                sizeDidChange: {},
                setWidgets: { [weak self] _ in self?.collectRows() },
                originInWindow: { [weak self] in self?.windowFrame.origin ?? .zero }
            )
        }
        collectRows()
    }

    /// Reuses the views of rows that are scrolled out of sight for those that become visible, as GTK does.
    private func reuseRows(before: Range<Int>) {
        guard let source = content.rows else { return }
        let (shown, before) = (visibleRows.clamped(to: 0..<source.count), before.clamped(to: 0..<source.count))
        var left = zip(before, rows).filter { !shown.contains($0.0) }.map(\.1)
        for index in shown where !before.contains(index) {
            guard let row = left.last else { return }
            if source.reuse(row, at: index) { left.removeLast() }
        }
    }

    package func reveal(row: Int, anchor: UnitPoint?) {
        guard !visibleRows.contains(row) || anchor != nil else { return }
        let length = visibleRows.count
        let before = Int(nearest: Double(CGFloat(length) * (anchor?.y ?? 0)))
        let first = max(0, row - min(max(before, 0), length))
        visibleRows = first..<first + length
    }

    /// Returns the row at a point of the list.
    func rowPoint(at point: CGPoint) -> RowPoint {
        guard let index = rowFrames.firstIndex(where: { point.y < $0.maxY }) else {
            return RowPoint(row: content.rows?.count ?? 0, isInLowerHalf: false)
        }
        return RowPoint(
            row: visibleRows.lowerBound + index,
            isInLowerHalf: point.y > rowFrames[index].midY
        )
    }

    override package var dropTarget: DropTarget? {
        guard let editor = content.rows?.editor, editor.isActive else { return nil }
        return editor.dropTarget { [weak self] in
            self?.rowPoint(at: $0) ?? RowPoint(row: 0, isInLowerHalf: false)
        } showInsertion: { [weak self] in
            self?.insertion = $0
        }
    }

    override func drag(at point: CGPoint) -> (ActiveDrag, DragDropPreviewsFormation)? {
        content.rows?.editor.drag(row: rowPoint(at: point).row).map { ($0, .default) }
    }

    override var editCommands: EditCommands? { content.rows?.editor.editCommands(focused: nil) }

    private func collectRows() { setChildren(rows.flatMap(\.widgets)) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    }

    override func layOutContent() {
        var origin = windowFrame.origin
        rowFrames = []
        for row in rows {
            let height = row.size(ProposedViewSize(width: frame.width, height: nil)).height
            row.layOut(in: CGRect(x: 0, y: 0, width: frame.width, height: height), alignment: .leading)
            for child in row.widgets.memoryWidgets { child.layOut(at: origin) }
            rowFrames.append(
                CGRect(x: 0, y: origin.y - windowFrame.minY, width: frame.width, height: height)
            )
            origin.y += height
        }
    }
}

extension TestView.Kind {
    /// A scrollable list of rows.
    public static let list = Self("list")
}
