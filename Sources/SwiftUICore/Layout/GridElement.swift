import Foundation

/// Elements in lines of several columns (or rows, in a horizontal grid).
final class GridElement: LayoutElement {
    let axis: Axis
    var tracks: [GridItem] = []
    var spacing: CGFloat?
    var alignment = Alignment.center
    private let node: ViewNode
    private var elements: [LayoutElement] = []

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        self.node = node
        super.init(graph: node.graph)
    }

    override func refreshStructure() {
        elements = node.elements
        for element in elements { element.refreshStructure() }
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for element in elements { element.collectWidgets(&widgets) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    override func place(in frame: CGRect) {
        let cells = layout(ProposedViewSize(frame.size)).cells
        for (element, cell) in zip(elements, cells) {
            let cell = cell.offsetBy(dx: frame.minX, dy: frame.minY)
            let size = element.size(proposal(across: across(cell.size), along: nil))
            element.place(in: alignment.place(size, in: cell))
        }
    }

    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func proposal(across: CGFloat?, along: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
    }

    private func layout(_ proposed: ProposedViewSize) -> (size: CGSize, cells: [CGRect]) {
        let available = axis == .vertical ? proposed.width : proposed.height
        let lines = resolveTracks(available)
        guard !lines.isEmpty else { return (.zero, []) }
        let gap = spacing ?? StackElement.standardSpacing
        var cells: [CGRect] = []
        var position: CGFloat = 0
        for start in stride(from: 0, to: elements.count, by: lines.count) {
            let row = elements[start..<min(start + lines.count, elements.count)]
            let extent = zip(row, lines).map { along($0.size(proposal(across: $1.length, along: nil))) }.max() ?? 0
            if start > 0 { position += gap }
            for (_, line) in zip(row, lines) {
                cells.append(
                    axis == .vertical
                        ? CGRect(x: line.offset, y: position, width: line.length, height: extent)
                        : CGRect(x: position, y: line.offset, width: extent, height: line.length))
            }
            position += extent
        }
        let whole = (lines.last.map { $0.offset + $0.length } ?? 0)
        return (axis == .vertical ? CGSize(width: whole, height: position) : CGSize(width: position, height: whole), cells)
    }

    /// The columns at a width: fixed ones take theirs, the others share what is left.
    private func resolveTracks(_ available: CGFloat?) -> [(offset: CGFloat, length: CGFloat)] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? StackElement.standardSpacing) }
        let fixed = tracks.reduce(0) { sum, track in
            if case .fixed(let length) = track.size { return sum + length }
            return sum
        }
        let flexibleCount = tracks.count { if case .fixed = $0.size { false } else { true } }
        let share: CGFloat? = available.map { max(0, ($0 - gaps - fixed) / CGFloat(max(flexibleCount, 1))) }
        var result: [(offset: CGFloat, length: CGFloat)] = []
        var offset: CGFloat = 0
        for track in tracks {
            let gap = track.spacing ?? StackElement.standardSpacing
            var lengths: [CGFloat]
            switch track.size {
            case .fixed(let length):
                lengths = [length]
            case .flexible(let minimum, let maximum):
                lengths = [min(max(share ?? minimum, minimum), maximum)]
            case .adaptive(let minimum, let maximum):
                let room = share ?? minimum
                let count = max(1, Int((min(room, 1_000_000) + gap) / (max(minimum, 1) + gap)))
                let each = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                lengths = Array(repeating: min(max(each, minimum), maximum), count: count)
            }
            for length in lengths {
                result.append((offset, length))
                offset += length + gap
            }
        }
        return result
    }
}
