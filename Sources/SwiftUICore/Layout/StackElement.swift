import Foundation

/// Elements one after another along an axis.
///
/// The space is given out as SwiftUI does: the least flexible elements of the highest priority choose first, each
/// offered an equal share of what is left.
final class StackElement: ContentElement {
    let axis: Axis
    var spacing: CGFloat? { didSet { if spacing != oldValue { invalidateSize() } } }
    var horizontalAlignment = HorizontalAlignment.center {
        didSet { if horizontalAlignment != oldValue { invalidateSize() } }
    }
    var verticalAlignment = VerticalAlignment.center {
        didSet { if verticalAlignment != oldValue { invalidateSize() } }
    }

    /// The space between two elements where the view names none.
    static let standardSpacing: CGFloat = 8

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        super.init(content: node)
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        for (element, child) in zip(elements, layout(ProposedViewSize(size)).children) {
            if let baseline = element.firstBaseline(in: child.frame.size) { return child.frame.minY + baseline }
        }
        return nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        for (element, child) in zip(elements, layout(proposal).children) {
            element.place(in: child.frame.offsetBy(dx: frame.minX, dy: frame.minY), proposal: child.proposal)
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

    /// What an element was offered, and the place that it gets in the stack.
    private typealias Child = (frame: CGRect, proposal: ProposedViewSize)

    private func layout(_ proposed: ProposedViewSize) -> (size: CGSize, children: [Child]) {
        guard !elements.isEmpty else { return (.zero, []) }
        let proposals = childProposals(for: proposed)
        let sizes = zip(elements, proposals).map { $0.size($1) }

        let crossLength = sizes.map(cross).max() ?? 0
        // A view without text stands on the baseline with its lower edge.
        let baselines = usesBaseline ? zip(elements, sizes).map { $0.firstBaseline(in: $1) ?? $1.height } : []
        let baseline = baselines.max()
        var children: [Child] = []
        children.reserveCapacity(elements.count)
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
            children.append((CGRect(origin: origin, size: size), proposals[index]))
            position += main(size) + (index + 1 < sizes.count ? gap(after: index) : 0)
        }
        let size =
            axis == .horizontal ? CGSize(width: position, height: extent) : CGSize(width: extent, height: position)
        return (size, children)
    }

    private var usesBaseline: Bool {
        axis == .horizontal && [.firstTextBaseline, .lastTextBaseline].contains(verticalAlignment)
    }

    /// What each element is offered, so that together they fill the proposed length where they can.
    private func childProposals(for proposed: ProposedViewSize) -> [ProposedViewSize] {
        let crossProposal = axis == .horizontal ? proposed.height : proposed.width
        func offer(_ main: CGFloat?) -> ProposedViewSize { proposal(main: main, cross: crossProposal) }
        guard let length = axis == .horizontal ? proposed.width : proposed.height, length.isFinite, elements.count > 1
        else {
            return [ProposedViewSize](repeating: proposed, count: elements.count)
        }
        let least = elements.map { main($0.size(offer(0))) }
        let flexibility = zip(elements, least).map { element, least in main(element.size(offer(.infinity))) - least }
        let priorities = elements.map(\.traits.layoutPriority)
        let order = elements.indices.sorted { first, second in
            if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
            return flexibility[first] == flexibility[second] ? first < second : flexibility[first] < flexibility[second]
        }

        var proposals = [ProposedViewSize](repeating: .unspecified, count: elements.count)
        var remaining = length - (0..<elements.count - 1).reduce(0) { $0 + gap(after: $1) }
        var leastOfLower = least.reduce(0, +)
        var start = 0
        while start < order.count {
            let priority = priorities[order[start]]
            let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
            // Elements of lower priority keep the least that they need.
            for index in order[start..<end] { leastOfLower -= least[index] }
            for turn in start..<end {
                let index = order[turn]
                proposals[index] = offer(max(0, (remaining - leastOfLower) / CGFloat(end - turn)))
                remaining -= main(elements[index].size(proposals[index]))
            }
            start = end
        }
        return proposals
    }
}

/// Elements one above the other, each in the whole place.
final class OverlayingElement: ContentElement {
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateSize() } } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // Elements of lower priority do not count for the size.
        let priority = elements.map(\.traits.layoutPriority).max() ?? 0
        return elements.reduce(CGSize.zero) { whole, element in
            guard element.traits.layoutPriority == priority else { return whole }
            let size = element.size(proposal)
            return CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
        }
    }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        for element in elements {
            element.place(in: alignment.place(element.size(proposal), in: frame), proposal: proposal)
        }
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        for element in elements {
            let frame = alignment.place(element.size(ProposedViewSize(size)), in: bounds)
            if let baseline = element.firstBaseline(in: frame.size) { return frame.minY + baseline }
        }
        return nil
    }
}

/// An element with others behind it or in front of it that do not count for its size.
final class DecoratedElement: WrapperElement {
    let decoration: OverlayingElement
    var isInFront = false { didSet { if isInFront != oldValue { widgetsDidChange() } } }

    init(_ content: LayoutElement, decoration: ViewNode) {
        self.decoration = OverlayingElement(content: decoration)
        super.init(content, graph: decoration.graph)
        self.decoration.parent = self
    }

    override func place(in frame: CGRect, proposal: ProposedViewSize) {
        content.place(in: frame, proposal: proposal)
        let offered = ProposedViewSize(frame.size)
        decoration.place(in: decoration.alignment.place(decoration.size(offered), in: frame), proposal: offered)
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
}
