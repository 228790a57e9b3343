import Foundation

/// Elements one above the other, each in the whole place.
final class OverlayingElement: ContentElement {
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateSize() } } }

    private var arrangement: OverlayArrangement { OverlayArrangement(alignment: alignment) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrangement.layout(elements, proposal).size }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        for (element, inner) in zip(elements, arrangement.layout(elements, proposal).frames) {
            element.place(in: inner.offsetBy(dx: frame.minX, dy: frame.minY), proposal: proposal)
        }
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ViewSpacingTrait.self) else { return super.traitValue(key) }
        return arrangement.spacing(elements)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        key.combined(zip(elements, arrangement.layout(elements, ProposedViewSize(size)).frames).map { ($0, $1) })
    }
}

/// The arrangement of views in layers.
@MainActor
struct OverlayArrangement {
    var alignment = Alignment.center

    /// Returns the spacing around the elements that count for the size.
    func spacing(_ elements: [LayoutElement]) -> ViewSpacing {
        let priority = elements.map(\.traits.layoutPriority).max()
        return .layers(of: elements.filter { $0.traits.layoutPriority == priority }.map(\.traits.spacing))
    }

    /// Returns the guides of all elements are in line. Elements of lower priority do not count for the size.
    func layout(_ elements: [LayoutElement], _ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
        let priority = elements.map(\.traits.layoutPriority).max() ?? 0
        var frames: [CGRect] = []
        var bounds: CGRect?
        for element in elements {
            let size = element.size(proposal)
            let origin = CGPoint(
                x: -element.position(of: alignment.horizontal.key, in: size),
                y: -element.position(of: alignment.vertical.key, in: size)
            )
            frames.append(CGRect(origin: origin, size: size))
            if element.traits.layoutPriority == priority {
                bounds = bounds.map { $0.union(frames[frames.count - 1]) } ?? frames[frames.count - 1]
            }
        }
        guard let bounds else { return (.zero, []) }
        return (bounds.size, frames.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) })
    }
}

extension AlignmentKey {
    /// Returns the guide of a container, of elements and their rectangles in it.
    @MainActor
    func combined(_ elements: [(LayoutElement, CGRect)]) -> CGFloat? {
        combined(
            elements.compactMap { element, frame in
                element.guide(self, in: frame.size).map { $0 + (axis == .horizontal ? frame.minX : frame.minY) }
            }
        )
    }
}

/// An element with others behind it or in front of it that do not count for its size.
final class DecoratedElement: WrapperElement {
    let decoration: OverlayingElement
    var placement = DecorationPlacement.behind {
        didSet {
            guard placement != oldValue else { return }
            widgetsDidChange()
            accessibilityDidChange()
        }
    }

    init(_ content: LayoutElement, decoration: ViewNode) {
        self.decoration = OverlayingElement(content: decoration)
        super.init(content, graph: decoration.graph)
        self.decoration.parent = self
    }

    deinit { endParenthood() }

    override var inner: [LayoutElement] {
        switch placement {
        case .behind: [decoration, content]
        case .inFront: [content, decoration]
        case .unseen, .label, .actions, .representation: [content]
        }
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        content.place(in: frame, proposal: proposal)
        guard placement.isShown else { return }
        let offered = ProposedViewSize(frame.size)
        decoration.place(
            in: decoration.alignment.place(decoration, decoration.size(offered), in: frame),
            proposal: offered
        )
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for element in inner { element.collectWidgets(&widgets) }
    }

    override func makeAccessibility() -> [AccessibilityElement] {
        switch placement {
        case .behind, .inFront:
            return super.makeAccessibility()
        case .unseen:
            let name = decoration.accessibility.combinedLabel
            return content.accessibility(with: AccessibilityProperties { $0.label = name })
        case .label:
            let names = decoration.accessibility
            guard !content.accessibility.isEmpty else {
                return content.accessibility(with: AccessibilityProperties { $0.label = names.combinedLabel })
            }
            return content.accessibility.map { element in
                element.applying(AccessibilityProperties { $0.label = names.combinedLabel(around: element.label) })
            }
        case .actions:
            let actions = decoration.accessibility.namedActions
            return content.accessibility(with: AccessibilityProperties { $0.actions = actions })
        case .representation:
            return decoration.accessibility.standing(for: content)
        }
    }
}
