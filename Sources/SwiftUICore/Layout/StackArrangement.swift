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
        let guides = zip(elements, sizes).map { $0.position(of: guide, in: $1) }
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
        let longest = elements.map { main($0.size(offer(.infinity))) }
        let priorities = elements.map(\.traits.layoutPriority)
        let room = length - (0..<elements.count - 1).reduce(0) { $0 + gap(elements, after: $1) }
        if axis == .horizontal, priorities.allSatisfy({ $0 == priorities[0] }),
            let proposals = roomyProposals(elements, longest, room, offer)
        {
            return proposals
        }
        let least = elements.map { main($0.size(offer(0))) }
        let flexibility = zip(longest, least).map { $0 - $1 }
        let order = elements.indices.sorted { first, second in
            if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
            return flexibility[first] == flexibility[second] ? first < second : flexibility[first] < flexibility[second]
        }

        var proposals = [ProposedViewSize](repeating: .unspecified, count: elements.count)
        var remaining = room
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

    /// Returns the proposals for elements of one priority, among them texts that all have room for their longest lines in any order;
    /// nil where that is not known, and the texts have to be asked for their least widths.
    ///
    /// To find its least width a text is broken after each character, which takes longer than anything else in the row of a list.
    private func roomyProposals(
        _ elements: [LayoutElement],
        _ longest: [CGFloat],
        _ room: CGFloat,
        _ offer: (CGFloat?) -> ProposedViewSize
    ) -> [ProposedViewSize]? {
        var (rigid, texts, endless): ([Int], [Int], [Int]) = ([], [], [])
        for (index, element) in elements.enumerated() {
            if element.breaksLines {
                guard longest[index] <= room / CGFloat(elements.count) else { return nil }
                texts.append(index)
            } else if longest[index] == .infinity {
                endless.append(index)
            } else if main(element.size(offer(0))) == longest[index] {
                rigid.append(index)
            } else {
                return nil
            }
        }
        guard !texts.isEmpty else { return nil }
        var proposals = [ProposedViewSize](repeating: .unspecified, count: elements.count)
        var (remaining, count) = (room, elements.count)
        func propose(to indices: [Int]) {
            for index in indices {
                proposals[index] = offer(max(0, remaining / CGFloat(count)))
                remaining -= main(elements[index].size(proposals[index]))
                count -= 1
            }
        }
        propose(to: rigid)
        guard texts.allSatisfy({ longest[$0] <= remaining / CGFloat(count) }) else { return nil }
        propose(to: texts)
        propose(to: endless)
        return proposals
    }
}
