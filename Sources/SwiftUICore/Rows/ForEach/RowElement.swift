import Foundation

/// The element of a row: the elements of its node, which may change.
final class RowElement: ContentElement {
    private let node: ViewNode
    private var content: LayoutElement? { elements.first }

    override init(content node: ViewNode) {
        self.node = node
        super.init(content: node)
    }

    /// A Boolean value that indicates whether the row asks for nothing around it. That follows from its elements: a row that
    /// shows other data with the same ones is not looked through again.
    var asksForNothing: Bool {
        if let keptAsksForNothing { return keptAsksForNothing }
        let asksForNothing = !RowTraits.decorate(self)
        keptAsksForNothing = asksForNothing
        return asksForNothing
    }

    private var keptAsksForNothing: Bool?
    /// A closure that is called when the row asks for something around it, and did not before.
    var beginsToAsk: (() -> Void)?

    override func elementsDidChange() {
        let askedForNothing = keptAsksForNothing
        keptAsksForNothing = nil
        // Other elements may ask for something else, as another branch of a condition does.
        rowTraitDidChange()
        if let beginsToAsk, askedForNothing != false, !asksForNothing { beginsToAsk() }
    }

    /// The elements of the row. A row that was made in an update has its elements before the update ends.
    override var inner: [LayoutElement] { elements.isEmpty ? node.elements : elements }
    override func traitValue(_ key: ObjectIdentifier) -> Any? { inner.first?.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(proposal) ?? .zero }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        content?.place(in: frame, proposal: proposal)
    }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content?.guide(key, in: size) }
}
