import Foundation

/// The arrangement of the views in a stack: one after another along an axis.
@MainActor
struct StackArrangement {
    var axis: Axis
    /// The space between two views; nil for the standard one.
    var spacing: CGFloat?
    var horizontalAlignment = HorizontalAlignment.center
    var verticalAlignment = VerticalAlignment.center

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    private func gap(_ elements: [LayoutElement], after index: Int) -> CGFloat {
        spacing.possibleSpacing
            ?? elements[index].traits.spacing.distance(to: elements[index + 1].traits.spacing, along: axis)
    }

    /// The proposal for an element, and its frame in the stack.
    typealias Child = (frame: CGRect, proposal: ProposedViewSize)

    func layout(_ elements: [LayoutElement], _ proposed: ProposedViewSize) -> (size: CGSize, children: [Child]) {
        guard !elements.isEmpty else { return (.zero, []) }
        let proposals = childProposals(elements, for: proposed)
        let sizes = zip(elements, proposals).map { $0.size($1) }

        // The guides are in line, each as far from the edge as the one that is farthest.
        let guide = axis == .horizontal ? verticalAlignment.key : horizontalAlignment.key
        let guides = zip(elements, sizes).map { ViewDimensions(of: $0, $1).value(guide) }
        let line = guides.max() ?? 0
        var children: [Child] = []
        children.reserveCapacity(elements.count)
        var extent: CGFloat = 0
        var position: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let distance = line - guides[index]
            // Of views that take all of an endless place, the middle is nowhere.
            let across = distance.isFinite ? distance : 0
            extent = max(extent, across + cross(size))
            let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
            children.append((CGRect(origin: origin, size: size), proposals[index]))
            position += main(size) + (index + 1 < sizes.count ? gap(elements, after: index) : 0)
        }
        let size =
            axis == .horizontal ? CGSize(width: position, height: extent) : CGSize(width: extent, height: position)
        return (size, children)
    }

    /// Returns the proposals for the elements, which together fill the proposed length if they can.
    private func childProposals(_ elements: [LayoutElement], for proposed: ProposedViewSize) -> [ProposedViewSize] {
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
        var remaining = length - (0..<elements.count - 1).reduce(0) { $0 + gap(elements, after: $1) }
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
