import Foundation
import Observation

/// The columns of a table and their widths.
@_weakLinked
public struct _TableColumns<RowValue: Identifiable> {
    let columns: [_TableColumn<RowValue>]
    let sizing: TableColumnSizing
    /// The customizations that the user can make to the columns; nil for widths only.
    var choice: TableColumnChoice<RowValue>?
}

/// The widths that the user has given columns by dragging the lines between their titles.
@MainActor
@Observable
final class TableColumnSizing {
    nonisolated init() {}

    private(set) var widths: [Int: CGFloat] = [:]

    /// Gives a column a width.
    func set(_ width: CGFloat, of column: Int) { widths[column] = width }
}

/// A layout that places cells side by side: a row, or the titles.
///
/// Flexible columns share the remaining space in proportion to their ideal widths, so rows of one width have their
/// columns at the same places.
@_weakLinked
struct TableRowLayout: Layout {
    let widths: [TableColumnWidth]
    let alignments: [HorizontalAlignment]
    static let spacing: CGFloat = 12

    /// Returns the columns in a row of a width.
    func columns(in width: CGFloat) -> [Range<CGFloat>] {
        let available = width - Self.spacing * CGFloat(max(0, widths.count - 1))
        var sizes = widths.map(\.ideal)
        var open = Set(widths.indices)
        // A column that has reached a bound leaves the rest to the others.
        while !open.isEmpty {
            let taken = widths.indices.filter { !open.contains($0) }.reduce(0) { $0 + sizes[$1] }
            let ideal = open.reduce(0) { $0 + widths[$1].ideal }
            let scale = ideal > 0 ? max(0, available - taken) / ideal : 0
            var reached: Set<Int> = []
            for index in open {
                let size = widths[index].ideal * scale
                sizes[index] = min(max(size, widths[index].minimum), widths[index].maximum)
                if sizes[index] != size { reached.insert(index) }
            }
            if reached.isEmpty { break }
            open.subtract(reached)
        }
        var x: CGFloat = 0
        return sizes.map { size in
            defer { x += size + Self.spacing }
            return x..<(x + size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let spacing = Self.spacing * CGFloat(max(0, widths.count - 1))
        // A row that may be as wide as it likes has its ideal width.
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let width = offered ?? widths.reduce(spacing) { $0 + $1.ideal }
        let heights = zip(columns(in: width), subviews).map { column, view in
            view.sizeThatFits(ProposedViewSize(width: column.upperBound - column.lowerBound, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for ((column, alignment), view) in zip(zip(columns(in: bounds.width), alignments), subviews) {
            let width = column.upperBound - column.lowerBound
            let offered = ProposedViewSize(width: width, height: bounds.height)
            let rest = max(0, width - view.sizeThatFits(offered).width)
            let shift: CGFloat =
                switch alignment {
                case .trailing: rest
                case .center: rest / 2
                default: 0
                }
            view.place(
                at: CGPoint(x: bounds.minX + column.lowerBound + shift, y: bounds.midY),
                anchor: .leading,
                proposal: offered
            )
        }
    }
}

extension _TableColumns {
    /// The layout of the rows and of the titles.
    @MainActor var layout: TableRowLayout {
        TableRowLayout(
            widths: columns.map { column in
                guard let width = sizing.widths[column.index] else { return column.width }
                return TableColumnWidth(minimum: width, ideal: width, maximum: width)
            },
            alignments: columns.map(\.alignment)
        )
    }
}

/// A row of a table.
@_weakLinked
public struct _TableRowView<RowValue: Identifiable> {
    let value: RowValue
    let columns: _TableColumns<RowValue>
}

extension _TableRowView: View {
    public var body: some View {
        columns.layout {
            ForEach(columns.columns, id: \.index) { $0.cell(value) }
        }
        .lineLimit(1)
        .tag(value.id)
    }
}
