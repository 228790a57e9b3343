import Foundation

/// Rows of which the controls begin at one line, so their labels end before it.
@_weakLinked
struct FormColumnsLayout: Layout {
    private static let spacing: CGFloat = 10

    private struct Row {
        /// The position of the control in the row.
        var guide: CGFloat
        var isGap: Bool
    }

    private func rows(_ subviews: Subviews) -> [Row] {
        subviews.map { subview in
            let guide = subview.dimensions(in: .unspecified)[explicit: .formControl] ?? 0
            return Row(guide: guide, isGap: subview[FormGapKey.self])
        }
    }

    /// Returns the proposal for a row whose control begins at the common line.
    private func proposal(_ row: Row, line: CGFloat, in proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - (line - row.guide)) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews)
        let line = rows.map(\.guide).max() ?? 0
        var size = CGSize.zero
        for (index, (row, subview)) in zip(rows, subviews).enumerated() where index > 0 || !row.isGap {
            let taken = subview.sizeThatFits(self.proposal(row, line: line, in: proposal))
            size.width = max(size.width, line - row.guide + taken.width)
            size.height += taken.height + (size.height > 0 ? Self.spacing : 0)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let rows = rows(subviews)
        let line = rows.map(\.guide).max() ?? 0
        var y = bounds.minY
        for (index, (row, subview)) in zip(rows, subviews).enumerated() {
            let offered = self.proposal(row, line: line, in: proposal)
            let isShown = index > 0 || !row.isGap
            subview.place(at: CGPoint(x: bounds.minX + line - row.guide, y: y), proposal: offered)
            if isShown { y += subview.sizeThatFits(offered).height + Self.spacing }
        }
    }
}

/// A Boolean value that indicates whether a view of a form is only room between sections.
private struct FormGapKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// A layout for the content of a scroll view that is no longer than the content.
@_weakLinked
struct ShrinkingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: .zero) { size, subview in
            let ideal = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            let height = min(ideal.height, proposal.height ?? .infinity)
            size = CGSize(width: max(size.width, ideal.width), height: max(size.height, height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// A section of a form in columns: its title above it.
@_weakLinked
struct ColumnsSection<Parent: View, Content: View, Footer: View> {
    let section: Section<Parent, Content, Footer>
}

extension ColumnsSection: View {
    var body: some View {
        Color.clear.frame(width: 0, height: 2).layoutValue(key: FormGapKey.self, value: true)
        SectionHeader(header: section.header, isExpanded: section.isExpanded).font(.headline)
        if section.isExpanded?.wrappedValue ?? true { section.content }
        section.footer.font(.subheadline).foregroundStyle(.secondary)
    }
}

/// The node of a section in a form in columns.
final class ColumnsSectionNode<Parent: View, Content: View, Footer: View>: ChoiceNode<
    Section<Parent, Content, Footer>
>
{
    override func choose() { show(ColumnsSection(section: view)) }
}
