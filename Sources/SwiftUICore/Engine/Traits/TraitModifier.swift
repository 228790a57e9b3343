import Foundation

/// A modifier that sets a value for the container of a view.
@_weakLinked
struct TraitModifier<Key: TraitKey> {
    let value: Key.Value
    /// A Boolean value that indicates whether the value of a view inside takes precedence.
    var isFallback = false
}

extension TraitModifier: ElementModifier {
    typealias Body = Never
    /// A Boolean value that indicates whether the element keeps no state. The surroundings of a row or a pane depend on some
    /// traits, and stay with it.
    static var keepsNothing: Bool {
        switch Key.consequence {
        case .none, .layout, .order: true
        case .subview, .container: false
        }
    }

    func makeElement(around content: LayoutElement, in node: ViewNode) -> TraitElement<Key> {
        TraitElement(content, value, isFallback: isFallback)
    }

    func update(_ element: TraitElement<Key>, in node: ViewNode) { element.value = value }
}

/// An element that sets a value for its container.
class TraitElement<Key: TraitKey>: WrapperElement, PlacedIdentity {
    private let isFallback: Bool

    init(_ content: LayoutElement, _ value: Key.Value, isFallback: Bool) {
        (self.value, self.isFallback) = (value, isFallback)
        super.init(content, graph: content.graph)
    }

    final var value: Key.Value {
        didSet {
            switch Key.consequence {
            case .none: break
            case .layout: if !areEqual(oldValue, value) { invalidateSize() }
            case .order: if !areEqual(oldValue, value) { parent?.widgetsDidChange() }
            case .subview: if !areEqual(oldValue, value) { subviewTraitDidChange() }
            case .container(let tell): if !areEqual(oldValue, value) { tell(self) }
            }
        }
    }

    /// The element's rectangle in the container that is laid out, once it is placed.
    private var frame: CGRect?

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        super.arrange(in: frame, proposal: proposal)
    }

    override func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> ScrollOutcome {
        guard Key.identity(value) == identity else { return super.scroll(to: identity, anchor: anchor) }
        guard let frame else { return .notPlaced }
        return reveal(frame, anchor: anchor)
    }

    final var placedIdentity: (identity: AnyHashable, frame: CGRect)? {
        guard let frame, let identity = Key.identity(value) else { return nil }
        return (identity, frame)
    }

    override var breaksLines: Bool { content.breaksLines }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(Key.self) else { return super.traitValue(key) }
        return isFallback ? super.traitValue(key) ?? value : value
    }
}

/// An element that has a place and an identity by which programs mean it.
@MainActor
protocol PlacedIdentity: LayoutElement {
    /// The identity and the place in the container that is laid out; nil without one of them.
    var placedIdentity: (identity: AnyHashable, frame: CGRect)? { get }
}
