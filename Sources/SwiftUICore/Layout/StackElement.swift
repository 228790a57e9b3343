import Foundation

/// Elements one after another along an axis.
///
/// The space is distributed as in SwiftUI: the least flexible elements of the highest priority choose first, each with
/// an equal share of the rest.
final class StackElement: ContentElement {
    let axis: Axis
    var spacing: CGFloat? { didSet { if spacing != oldValue { invalidateSize() } } }
    var horizontalAlignment = HorizontalAlignment.center {
        didSet { if horizontalAlignment != oldValue { invalidateSize() } }
    }
    var verticalAlignment = VerticalAlignment.center {
        didSet { if verticalAlignment != oldValue { invalidateSize() } }
    }

    init(axis: Axis, content node: ViewNode) {
        self.axis = axis
        super.init(content: node)
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            axis: axis,
            spacing: spacing,
            horizontalAlignment: horizontalAlignment,
            verticalAlignment: verticalAlignment
        )
    }

    /// The spacing around the stack, until a view inside changes.
    private var spacingAround: ViewSpacing?

    override func didInvalidate() { spacingAround = nil }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ViewSpacingTrait.self) else { return super.traitValue(key) }
        if let spacingAround { return spacingAround }
        let spacing = ViewSpacing.stack(of: elements.map(\.traits.spacing), along: axis)
        spacingAround = spacing
        return spacing
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        key.combined(
            zip(elements, arrangement.layout(elements, ProposedViewSize(size)).children).map { ($0, $1.frame) }
        )
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrangement.layout(elements, proposal).size }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        for (element, child) in zip(elements, arrangement.layout(elements, proposal).children) {
            element.place(in: child.frame.offsetBy(dx: frame.minX, dy: frame.minY), proposal: child.proposal)
        }
    }
}
