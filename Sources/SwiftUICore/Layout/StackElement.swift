import Foundation

/// Elements one after another along an axis.
///
/// The space is given out as SwiftUI does: the least flexible elements of the highest priority choose first, each
/// offered an equal share of what is left.
final class StackElement: LayoutElement {
    let axis: Axis
    var spacing: CGFloat?
    var horizontalAlignment = HorizontalAlignment.center
    var verticalAlignment = VerticalAlignment.center

    private let node: ViewNode
    private var elements: [LayoutElement] = []

    /// The space between two elements where the view names none.
    static let standardSpacing: CGFloat = 8

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        self.node = node
        super.init(graph: node.graph)
    }

    override var traits: ElementTraits { elements.count == 1 ? elements[0].traits : ElementTraits() }

    override func refreshStructure() {
        elements = node.elements
        for element in elements { element.refreshStructure() }
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for element in elements.drawingOrder { element.collectWidgets(&widgets) }
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        let frames = layout(ProposedViewSize(size)).frames
        for (element, frame) in zip(elements, frames) {
            if let baseline = element.firstBaseline(in: frame.size) { return frame.minY + baseline }
        }
        return nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    override func place(in frame: CGRect) {
        let frames = layout(ProposedViewSize(frame.size)).frames
        for (element, inner) in zip(elements, frames) {
            element.place(in: inner.offsetBy(dx: frame.minX, dy: frame.minY))
        }
    }

    // MARK: Along and across the axis

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    private func gap(after index: Int) -> CGFloat {
        spacing ?? (elements[index].traits.isSpacer || elements[index + 1].traits.isSpacer ? 0 : Self.standardSpacing)
    }

    private func layout(_ proposed: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
        guard !elements.isEmpty else { return (.zero, []) }
        let mainProposal = axis == .horizontal ? proposed.width : proposed.height
        let crossProposal = axis == .horizontal ? proposed.height : proposed.width
        let sizes = chooseSizes(main: mainProposal, cross: crossProposal)

        var frames: [CGRect] = []
        let crossLength = sizes.map(cross).max() ?? 0
        // A view without text stands on the baseline with its lower edge.
        let baselines = usesBaseline ? zip(elements, sizes).map { $0.firstBaseline(in: $1) ?? $1.height } : []
        let baseline = baselines.max()
        var extent = crossLength
        var position: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            var across: CGFloat
            if axis == .horizontal {
                across = verticalAlignment.offset(of: size.height, in: crossLength)
                if let baseline { across = baseline - baselines[index] }
                extent = max(extent, across + size.height)
            } else {
                across = horizontalAlignment.offset(of: size.width, in: crossLength)
            }
            let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
            frames.append(CGRect(origin: origin, size: size))
            position += main(size) + (index + 1 < sizes.count ? gap(after: index) : 0)
        }
        let size =
            axis == .horizontal ? CGSize(width: position, height: extent) : CGSize(width: extent, height: position)
        return (size, frames)
    }

    private var usesBaseline: Bool {
        axis == .horizontal && [.firstTextBaseline, .lastTextBaseline].contains(verticalAlignment)
    }

    private func chooseSizes(main mainProposal: CGFloat?, cross crossProposal: CGFloat?) -> [CGSize] {
        guard let mainProposal else {
            return elements.map { $0.size(proposal(main: nil, cross: crossProposal)) }
        }
        if elements.count == 1 { return [elements[0].size(proposal(main: mainProposal, cross: crossProposal))] }
        let least = elements.map { main($0.size(proposal(main: 0, cross: crossProposal))) }
        let most = elements.map { main($0.size(proposal(main: .infinity, cross: crossProposal))) }
        let priorities = elements.map { $0.traits.layoutPriority }
        let order = elements.indices.sorted { first, second in
            if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
            let flexibility = (most[first] - least[first], most[second] - least[second])
            return flexibility.0 == flexibility.1 ? first < second : flexibility.0 < flexibility.1
        }
        var remaining = mainProposal - (0..<elements.count - 1).reduce(0) { $0 + gap(after: $1) }
        var sizes = [CGSize](repeating: .zero, count: elements.count)
        var reserved = least.reduce(0, +)
        for (turn, index) in order.enumerated() {
            let peers = order[turn...].prefix { priorities[$0] == priorities[index] }
            let reservedForLower = reserved - peers.reduce(0) { $0 + least[$1] }
            let share = max(0, (remaining - reservedForLower) / CGFloat(peers.count))
            sizes[index] = elements[index].size(proposal(main: share, cross: crossProposal))
            remaining -= main(sizes[index])
            reserved -= least[index]
        }
        return sizes
    }
}

@MainActor
extension [LayoutElement] {
    /// The elements as they are drawn: by their z index, then by their order.
    var drawingOrder: [LayoutElement] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return self }
        return enumerated()
            .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
            .map(\.element)
    }
}

/// Elements one above the other, each in the whole place.
final class OverlayingElement: LayoutElement {
    var alignment = Alignment.center
    private let node: ViewNode
    private var elements: [LayoutElement] = []

    init(content node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
    }

    override var traits: ElementTraits { elements.count == 1 ? elements[0].traits : ElementTraits() }

    override func refreshStructure() {
        elements = node.elements
        for element in elements { element.refreshStructure() }
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for element in elements.drawingOrder { element.collectWidgets(&widgets) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        elements.reduce(CGSize.zero) { whole, element in
            let size = element.size(proposal)
            return CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
        }
    }

    override func place(in frame: CGRect) {
        let proposal = ProposedViewSize(frame.size)
        for element in elements { element.place(in: alignment.place(element.size(proposal), in: frame)) }
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        elements.lazy.compactMap { $0.firstBaseline(in: size) }.first
    }
}

/// An element with others behind it or in front of it that do not count for its size.
final class DecoratedElement: WrapperElement {
    let decoration: OverlayingElement
    let isInFront: Bool

    init(_ content: LayoutElement, decoration: ViewNode, isInFront: Bool) {
        self.decoration = OverlayingElement(content: decoration)
        self.isInFront = isInFront
        super.init(content, graph: decoration.graph)
    }

    override func place(in frame: CGRect) {
        content.place(in: frame)
        let size = decoration.size(ProposedViewSize(frame.size))
        decoration.place(in: decoration.alignment.place(size, in: frame))
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        if isInFront {
            content.collectWidgets(&widgets)
            decoration.collectWidgets(&widgets)
        } else {
            decoration.collectWidgets(&widgets)
            content.collectWidgets(&widgets)
        }
    }

    override func refreshStructure() {
        content.refreshStructure()
        decoration.refreshStructure()
    }
}
