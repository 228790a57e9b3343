import Foundation

/// The arrangement of the views in a grid.
///
/// Complexity: O(*n*) measurements in the number of views; each view's element caches its own.
@MainActor
struct GridArrangement {
    var alignment = Alignment.center
    /// The space between two columns; nil for the standard one.
    var horizontalSpacing: CGFloat?
    /// The space between two rows; nil for the standard one.
    var verticalSpacing: CGFloat?

    /// The greatest number of columns of a view.
    static let mostColumns = 1_000

    /// A view and the columns that it takes.
    private struct Cell {
        let index: Int
        let element: LayoutElement
        var columns: Range<Int>
        /// A Boolean value that indicates whether the view stands in no row and takes all columns.
        var isWholeRow = false

        @MainActor
        func counts(along axis: Axis) -> Bool { !element.traits[GridUnsizedAxesTrait.self].contains(axis.set) }
    }

    private struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
    }

    /// The rows with the sizes that were worked out for them.
    private struct Tracks {
        var rows: [Row]
        var widths: [CGFloat]
        var heights: [CGFloat] = []
    }

    private var gapX: CGFloat { horizontalSpacing.possibleSpacing ?? ViewSpacing.usual }
    private var gapY: CGFloat { verticalSpacing.possibleSpacing ?? ViewSpacing.usual }

    func layout(_ elements: [LayoutElement], _ proposal: ProposedViewSize) -> (
        size: CGSize, children: [StackArrangement.Child]
    ) {
        guard !elements.isEmpty else { return (.zero, []) }
        let tracks = tracks(elements, proposal)
        let size = CGSize(
            width: tracks.widths.reduce(0, +) + gapX * CGFloat(tracks.widths.count - 1),
            height: tracks.heights.reduce(0, +) + gapY * CGFloat(tracks.heights.count - 1)
        )
        return (size, children(of: tracks, count: elements.count))
    }

    // MARK: Rows and columns

    private func rows(of elements: [LayoutElement]) -> (rows: [Row], columnCount: Int) {
        var rows: [Row] = []
        var (last, columnCount): (ObjectIdentifier?, Int) = (nil, 1)
        for (index, element) in elements.enumerated() {
            guard let tag = element.traits[GridRowTrait.self] else {
                rows.append(Row(cells: [Cell(index: index, element: element, columns: 0..<1, isWholeRow: true)]))
                last = nil
                continue
            }
            if tag.row != last { rows.append(Row(cells: [], alignment: tag.alignment)) }
            last = tag.row
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let end = start + min(max(1, element.traits[GridColumnsTrait.self]), Self.mostColumns)
            rows[rows.count - 1].cells.append(Cell(index: index, element: element, columns: start..<end))
            columnCount = max(columnCount, end)
        }
        for index in rows.indices where rows[index].cells[0].isWholeRow {
            rows[index].cells[0].columns = 0..<columnCount
        }
        return (rows, columnCount)
    }

    private func tracks(_ elements: [LayoutElement], _ proposal: ProposedViewSize) -> Tracks {
        let (rows, columnCount) = rows(of: elements)
        var tracks = Tracks(rows: rows, widths: widths(of: rows, columnCount, proposal.width))
        tracks.heights = shares(of: proposal.height, count: rows.count, gap: gapY) { row, offered in
            extent(of: rows[row], tracks.widths, offered)
        }
        return tracks
    }

    private func widths(of rows: [Row], _ columnCount: Int, _ proposed: CGFloat?) -> [CGFloat] {
        let cells = rows.flatMap(\.cells).filter { $0.counts(along: .horizontal) }
        let single = Dictionary(
            grouping: cells.filter { $0.columns.count == 1 && !$0.isWholeRow },
            by: \.columns.lowerBound
        )
        var widths = shares(of: proposed, count: columnCount, gap: gapX) { column, offered in
            single[column]?.map { $0.element.size(ProposedViewSize(width: offered, height: nil)).width }.max() ?? 0
        }
        let wide = cells.filter { $0.columns.count > 1 || $0.isWholeRow }
        for cell in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
            // A view that spans columns takes their space, and the remaining space.
            let room = length(of: cell.columns, widths)
            let used = length(of: 0..<columnCount, widths)
            let rest = proposed.map { $0.isFinite && used.isFinite ? max(0, $0 - used) : $0 }
            let wanted = cell.element.size(ProposedViewSize(width: rest.map { room + $0 }, height: nil)).width
            guard wanted > room else { continue }
            for column in cell.columns { widths[column] += (wanted - room) / CGFloat(cell.columns.count) }
        }
        return widths
    }

    private func length(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        widths[columns].reduce(0, +) + gapX * CGFloat(columns.count - 1)
    }

    /// Distributes a length among tracks: the least flexible choose first, each with an equal share of the rest.
    private func shares(
        of total: CGFloat?,
        count: Int,
        gap: CGFloat,
        length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let total, total.isFinite else { return (0..<count).map { length($0, total) } }
        let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var remaining = total - gap * CGFloat(count - 1)
        for (turn, track) in order.enumerated() {
            lengths[track] = length(track, max(0, remaining / CGFloat(count - turn)))
            remaining -= lengths[track]
        }
        return lengths
    }

    /// Returns the height of a row, with the guides of its views in line.
    private func extent(of row: Row, _ widths: [CGFloat], _ offered: CGFloat?) -> CGFloat {
        let sizes = row.cells.filter { $0.counts(along: .vertical) }.map { cell in
            let size = cell.element.size(
                ProposedViewSize(width: length(of: cell.columns, widths), height: offered)
            )
            return (cell, size)
        }
        // A view with an anchor is in line with no other: it needs its own height only.
        let guides = sizes.map { cell, size in
            cell.element.traits[GridAnchorTrait.self] == nil ? guide(of: row, cell, size) : nil
        }
        let line = guides.compactMap { $0 }.max() ?? 0
        let heights = zip(sizes, guides).map { item, guide in max(0, line - (guide ?? line)) + item.1.height }
        return heights.filter { !$0.isNaN }.max() ?? 0
    }

    private func guide(of row: Row, _ cell: Cell, _ size: CGSize) -> CGFloat {
        let guide = cell.element.position(of: (row.alignment ?? alignment.vertical).key, in: size)
        return guide.isFinite ? guide : 0
    }

    // MARK: Places

    private func children(of tracks: Tracks, count: Int) -> [StackArrangement.Child] {
        var children = [StackArrangement.Child](repeating: (.zero, .unspecified), count: count)
        let columnAlignments = columnAlignments(of: tracks.rows)
        var y: CGFloat = 0
        for (row, height) in zip(tracks.rows, tracks.heights) {
            var placed: [(cell: Cell, frame: CGRect, proposal: ProposedViewSize)] = row.cells.map { cell in
                let place = CGRect(
                    x: tracks.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gapX },
                    y: y,
                    width: length(of: cell.columns, tracks.widths),
                    height: height
                )
                let proposal = ProposedViewSize(place.size)
                let column = cell.isWholeRow ? nil : columnAlignments[cell.columns.lowerBound]
                let alignment = Alignment(
                    horizontal: column ?? alignment.horizontal,
                    vertical: row.alignment ?? alignment.vertical
                )
                return (cell, frame(of: cell, in: place, proposal, alignment), proposal)
            }
            alignBaselines(of: row, &placed, y)
            for item in placed { children[item.cell.index] = (item.frame, item.proposal) }
            y += height + gapY
        }
        return children
    }

    private func frame(of cell: Cell, in place: CGRect, _ proposal: ProposedViewSize, _ alignment: Alignment) -> CGRect
    {
        let size = cell.element.size(proposal)
        guard let anchor = cell.element.traits[GridAnchorTrait.self] else {
            return alignment.place(cell.element, size, in: place)
        }
        return CGRect(
            x: place.minX + (place.width - size.width) * anchor.x,
            y: place.minY + (place.height - size.height) * anchor.y,
            width: size.width,
            height: size.height
        )
    }

    /// Brings the guides of the views of a row in line, as far from the top as the one that is farthest.
    private func alignBaselines(
        of row: Row,
        _ placed: inout [(cell: Cell, frame: CGRect, proposal: ProposedViewSize)],
        _ y: CGFloat
    ) {
        let counting = placed.indices.filter {
            placed[$0].cell.counts(along: .vertical) && placed[$0].cell.element.traits[GridAnchorTrait.self] == nil
        }
        let guides = counting.map { guide(of: row, placed[$0].cell, placed[$0].frame.size) }
        guard let line = guides.max() else { return }
        for (index, guide) in zip(counting, guides) { placed[index].frame.origin.y = y + line - guide }
    }

    /// Returns the alignments that views set for their columns; of several in a column the first counts.
    private func columnAlignments(of rows: [Row]) -> [Int: HorizontalAlignment] {
        var alignments: [Int: HorizontalAlignment] = [:]
        for cell in rows.flatMap(\.cells) where !cell.isWholeRow {
            if let guide = cell.element.traits[GridColumnAlignmentTrait.self],
                alignments[cell.columns.lowerBound] == nil
            {
                alignments[cell.columns.lowerBound] = guide
            }
        }
        return alignments
    }
}
