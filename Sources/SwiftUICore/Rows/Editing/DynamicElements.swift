/// The elements of a `ForEach`, for moving, deleting and inserting.
@MainActor
protocol DynamicElements: ElementActing, DraggedElementsSource {
    var elementCount: Int { get }
    /// The type of the elements' identities.
    var identityType: Any.Type { get }
    func identity(at index: Int) -> AnyHashable
    /// Returns the index of the element with an identity. Complexity: O(n) at the first call after a change.
    func index(ofElement identity: AnyHashable) -> Int?
    /// Returns the index of the element whose view has a node; nil if it no longer exists.
    func index(ofRow node: ViewNode) -> Int?
    /// The actions of the `ForEach` itself on the elements.
    var ownActions: ElementActions { get }
}

extension DynamicElements {
    /// The actions on the elements: those of the `ForEach` itself and of the modifiers around it.
    var actions: ElementActions {
        var actions = ownActions
        var next = parent
        while let node = next, !(node is any DynamicElements), !(node is any RowOwner) {
            if let acting = node as? any ElementActing { actions = actions.merging(acting.actions) }
            next = node.parent
        }
        return actions
    }
}

extension RowSource {
    /// The elements that the rows show, one each; nil after they are removed.
    var collection: (any DynamicElements)? { elementsNode as? any DynamicElements }
}

/// A node with actions on the elements of the `ForEach` inside.
@MainActor
protocol ElementActing: ViewNode {
    var actions: ElementActions { get }
}

/// One element of a `ForEach`.
@MainActor
struct DynamicElement {
    let collection: any DynamicElements
    var index: Int

    var identity: AnyHashable { collection.identity(at: index) }

    /// The element, or the one around it, with which something can be done.
    var editable: DynamicElement? { collection.actions.isEmpty ? collection.editableElement : self }

    func isSame(as other: DynamicElement?) -> Bool { collection === other?.collection && index == other?.index }
}

extension ViewNode {
    /// The element of the innermost `ForEach` around this node that has actions on its elements. The search ends at a
    /// list.
    var editableElement: DynamicElement? {
        var child = self
        while let parent = child.parent, !(parent is any RowOwner) {
            if let collection = parent as? any DynamicElements, !collection.actions.isEmpty {
                return collection.index(ofRow: child).map { DynamicElement(collection: collection, index: $0) }
            }
            child = parent
        }
        return nil
    }

    /// The owner that shows this node's views as rows.
    var rowOwner: (any RowOwner)? {
        var next = parent
        while let node = next {
            if let owner = node as? any RowOwner { return owner }
            next = node.parent
        }
        return nil
    }
}

/// The element of a `ForEach` that a view shows; nil if it has no actions.
enum DynamicElementTrait: TraitKey {
    static var defaultValue: DynamicElement? { nil }
}

/// A modifier that gives the view of an element the element's identity.
@_weakLinked
struct ElementIdentityModifier {
    let identity: AnyHashable
}

extension ElementIdentityModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func makeElement(around content: LayoutElement, in node: ViewNode) -> IdentifiedElement {
        IdentifiedElement(content, identity, in: node)
    }

    func update(_ element: IdentifiedElement, in node: ViewNode) { element.value = identity }
}

/// The layout of the view of an element.
final class IdentifiedElement: TraitElement<IdentityTrait> {
    private weak var node: ViewNode?

    init(_ content: LayoutElement, _ identity: AnyHashable, in node: ViewNode) {
        self.node = node
        super.init(content, identity, isFallback: true)
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(DynamicElementTrait.self) else { return super.traitValue(key) }
        if let inner = super.traitValue(key) { return inner }
        return node?.editableElement.map { $0 as Any }
    }
}
