import Foundation

// Lengths along and across the axis of a lazy container.
extension LazyElement {
    func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    func across(_ proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
    }

    func rectangle(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(
            origin: axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
            size: size
        )
    }
}
