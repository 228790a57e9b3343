import Foundation

/// Elements in lines of several columns (or rows, in a horizontal grid).
final class GridElement: ContentElement {
    let axis: Axis
    var tracks: [GridItem] = [] { didSet { if tracks != oldValue { invalidateSize() } } }
    var spacing: CGFloat? { didSet { if spacing != oldValue { invalidateSize() } } }
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateSize() } } }

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        super.init(content: node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        for (element, cell) in zip(elements, layout(proposal).cells) {
            let offered = self.proposal(across: across(cell.frame.size), along: nil)
            let alignment = cell.alignment ?? alignment
            let place = alignment.place(
                element,
                element.size(offered),
                in: cell.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            )
            element.place(in: place, proposal: offered)
        }
    }

    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func proposal(across: CGFloat?, along: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
    }

    /// One column's place across the grid.
    private struct Line {
        var offset: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private typealias Cell = (frame: CGRect, alignment: Alignment?)

    private func layout(_ proposed: ProposedViewSize) -> (size: CGSize, cells: [Cell]) {
        let lines = resolveTracks(axis == .vertical ? proposed.width : proposed.height)
        guard !lines.isEmpty else { return (.zero, []) }
        let gap = spacing ?? StackElement.standardSpacing
        var cells: [Cell] = []
        cells.reserveCapacity(elements.count)
        var position: CGFloat = 0
        for start in stride(from: 0, to: elements.count, by: lines.count) {
            let row = elements[start..<min(start + lines.count, elements.count)]
            let extent = zip(row, lines).map { along($0.size(proposal(across: $1.length, along: nil))) }.max() ?? 0
            if start > 0 { position += gap }
            for (_, line) in zip(row, lines) {
                let frame =
                    axis == .vertical
                    ? CGRect(x: line.offset, y: position, width: line.length, height: extent)
                    : CGRect(x: position, y: line.offset, width: extent, height: line.length)
                cells.append((frame, line.alignment))
            }
            position += extent
        }
        let whole = lines.last.map { $0.offset + $0.length } ?? 0
        return (
            axis == .vertical ? CGSize(width: whole, height: position) : CGSize(width: position, height: whole), cells
        )
    }

    /// The columns at a width: fixed ones take theirs, then each of the others in turn takes an equal share of what is
    /// left, within its bounds.
    private func resolveTracks(_ available: CGFloat?) -> [Line] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? StackElement.standardSpacing) }
        var sharing = 0
        var left = available.map { $0 - gaps }
        for track in tracks {
            if case .fixed(let length) = track.size { left = left.map { $0 - length } } else { sharing += 1 }
        }
        var lines: [Line] = []
        var offset: CGFloat = 0
        for track in tracks {
            let gap = track.spacing ?? StackElement.standardSpacing
            let share = left.map { max(0, $0 / CGFloat(max(sharing, 1))) }
            var lengths: [CGFloat]
            switch track.size {
            case .fixed(let length):
                lengths = [length]
            case .flexible(let minimum, let maximum):
                lengths = [min(max(share ?? minimum, minimum), maximum)]
            case .adaptive(let minimum, let maximum):
                // An unbounded place has room for any number of columns; one is laid out then.
                let room = share.map { $0.isFinite ? $0 : minimum } ?? minimum
                let count = max(1, Int((room + gap) / (max(minimum, 1) + gap)))
                let each = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                lengths = Array(repeating: min(max(each, minimum), maximum), count: count)
            }
            if case .fixed = track.size {
            } else {
                sharing -= 1
                let taken = lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
                left = left.map { $0.isFinite ? $0 - taken : $0 }
            }
            for length in lengths {
                lines.append(Line(offset: offset, length: length, alignment: track.alignment))
                offset += length + gap
            }
        }
        return lines
    }
}
