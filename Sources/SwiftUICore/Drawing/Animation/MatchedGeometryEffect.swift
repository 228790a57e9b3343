import Foundation

/// The parts of a view's geometry that are matched with another view's.
@_weakLinked
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and size of the view.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Matches the geometry of this view with that of others that have the same identifier.
    ///
    /// A view that appears with an animation while another with the identifier is visible or disappears moves from the
    /// place of the other. A view that is not a source has the place of the source.
    /// - Parameters:
    ///   - id: The identifier.
    ///   - namespace: The namespace of the identifier.
    ///   - properties: The parts of the geometry that follow.
    ///   - anchor: The point at which two views of different sizes coincide.
    ///   - isSource: Whether others follow this view.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)),
                properties: properties,
                anchor: anchor,
                isSource: isSource
            )
        )
    }
}

/// The key that views with the same geometry share.
struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

@_weakLinked
struct MatchedGeometryModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        MatchedGeometryNode(view, inputs)
    }
}

/// The places of the views that are matched in a window.
@MainActor
final class MatchedGeometry: GraphService {
    /// A place that views have had.
    private struct Place {
        /// The place of the source in the window; nil before it is placed.
        var source: CGRect?
        /// The last visible place of the view in the window.
        var shown: CGRect
        weak var owner: MatchedGeometryElement?
        /// The update in which the view disappeared.
        var end: Int?
    }

    private var places: [MatchedGeometryKey: Place] = [:]

    init() {}

    /// Returns the place of the source with a key.
    func source(_ key: MatchedGeometryKey) -> CGRect? { places[key].flatMap { $0.end == nil ? $0.source : nil } }

    /// Returns the last visible place of a view with a key that exists, or that disappears in an update.
    func shown(_ key: MatchedGeometryKey, in turn: Int) -> CGRect? {
        places[key].flatMap { $0.end == nil || $0.end == turn ? $0.shown : nil }
    }

    /// Takes over where a source is.
    func place(_ element: MatchedGeometryElement, _ key: MatchedGeometryKey, _ frame: CGRect, shown: CGRect) {
        places[key] = Place(source: frame, shown: shown, owner: element)
    }

    /// Called when a view disappears.
    func end(_ element: MatchedGeometryElement, _ key: MatchedGeometryKey, in turn: Int) {
        if places[key]?.owner === element { places[key]?.end = turn }
        // No element follows the ones that ended earlier.
        places = places.filter { $0.value.end.map { $0 >= turn - 1 } ?? true }
    }
}

extension ViewGraph {
    /// The places of views with matched geometry.
    fileprivate var matchedGeometry: MatchedGeometry { service() }
}

/// The node of a view that is matched with others.
final class MatchedGeometryNode<Content: View>: ModifiedNode<Content, MatchedGeometryModifier> {
    private var matched: [MatchedGeometryElement] = []
    /// The transaction with which the view appears, until it has been placed.
    private var insertion: Transaction?

    override init(_ view: ModifiedContent<Content, MatchedGeometryModifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        insertion = graph.transaction
        graph.afterUpdate { [weak self] in self?.insertion = nil }
    }

    override var passesRows: Bool { false }

    override func makeElements() -> [LayoutElement] {
        let before = Dictionary(uniqueKeysWithValues: matched.map { (ObjectIdentifier($0.content), $0) })
        matched = content.elements.map { before[ObjectIdentifier($0)] ?? makeElement(around: $0) }
        return matched
    }

    private func makeElement(around element: LayoutElement) -> MatchedGeometryElement {
        let matched = MatchedGeometryElement(element, view.modifier, owner: self)
        if let insertion { matched.comeFromOther(insertion) }
        return matched
    }

    override func viewDidChange() {
        super.viewDidChange()
        for element in matched { element.update(view.modifier, graph.transaction) }
    }

    override func didRemove() {
        for element in matched { element.end() }
    }
}

/// An element in the place of another, or on its way from there.
final class MatchedGeometryElement: WrapperElement {
    private var modifier: MatchedGeometryModifier
    private unowned let owner: ViewNode
    /// The way from another place, in the window.
    private var way: (start: CGRect, part: ValueAnimator<Double>)?
    /// The last visible place of the view in the window.
    private var lastShown: CGRect?

    init(_ content: LayoutElement, _ modifier: MatchedGeometryModifier, owner: ViewNode) {
        (self.modifier, self.owner) = (modifier, owner)
        super.init(content, graph: owner.graph)
    }

    func update(_ modifier: MatchedGeometryModifier, _ transaction: Transaction) {
        let before = self.modifier
        self.modifier = modifier
        guard before.key != modifier.key || before.isSource != modifier.isSource else { return }
        if before.isSource { graph.matchedGeometry.end(self, before.key, in: graph.turn) }
        if let lastShown { come(from: lastShown, transaction) }
        invalidateSize()
    }

    /// Comes from the place of another view, where there is one.
    func comeFromOther(_ transaction: Transaction) {
        if let place = graph.matchedGeometry.shown(modifier.key, in: graph.turn) { come(from: place, transaction) }
    }

    private func come(from start: CGRect, _ transaction: Transaction) {
        way = nil
        guard transaction.animation != nil else { return }
        let part = ValueAnimator(0.0, owner: owner) { [weak self] in
            guard let self else { return }
            if way?.part.isRunning == false { way = nil }
            invalidateSize()
        }
        part.set(1, transaction)
        way = (start, part)
    }

    func end() { graph.matchedGeometry.end(self, modifier.key, in: graph.turn) }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let origin = originInWindow(frame.origin)
        let (dx, dy) = (frame.minX - origin.x, frame.minY - origin.y)
        let own = CGRect(origin: origin, size: frame.size)
        let source = modifier.isSource ? nil : graph.matchedGeometry.source(modifier.key)
        let target = source.map { matched(own, with: $0) } ?? own
        let shown =
            way.map { way in
                var place = matched(target, with: way.start)
                place.animatableData = place.animatableData.interpolated(
                    towards: target.animatableData,
                    amount: way.part.presented
                )
                return place
            } ?? target
        lastShown = shown
        if modifier.isSource {
            graph.matchedGeometry.place(self, modifier.key, own, shown: shown)
        } else {
            let key = modifier.key
            // The source may be placed after this view.
            graph.followers.afterLayout { [weak self] in
                guard let self, modifier.key == key, graph.matchedGeometry.source(key) != source else { return }
                invalidateSize()
            }
        }
        let isSameSize = shown.size == frame.size
        content.placeAsSeen(
            in: shown.offsetBy(dx: dx, dy: dy),
            proposal: isSameSize ? proposal : ProposedViewSize(shown.size)
        )
    }

    /// Returns a rectangle with those parts of the geometry of another that follow.
    private func matched(_ own: CGRect, with other: CGRect) -> CGRect {
        let size = modifier.properties.contains(.size) ? other.size : own.size
        let place = modifier.properties.contains(.position) ? other : own
        let anchor = modifier.anchor
        return CGRect(
            x: place.minX + anchor.x * (place.width - size.width),
            y: place.minY + anchor.y * (place.height - size.height),
            width: size.width,
            height: size.height
        )
    }
}
