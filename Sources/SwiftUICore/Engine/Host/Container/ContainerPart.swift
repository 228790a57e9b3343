/// An effect on how a container is drawn, or a behaviour of the container. Each is represented by one value.
///
/// A part is a value in a separate folder, beside the modifier that sets it. Each host has a table with its
/// implementation of each part. A part that only holds a value needs none.
package protocol ContainerPart {
    /// A Boolean value that indicates whether the part applies to the contents of the container rather than to the container itself, as a
    /// rotation does. Such a part requires a new container, while others share the existing one.
    static var beginsContainer: Bool { get }

    /// A Boolean value that indicates whether the part covers all of the container's rectangle, including areas where nothing is drawn.
    static var takesEmptyRoom: Bool { get }

    /// A Boolean value that indicates whether the part also works in disabled views.
    static var worksWhereDisabled: Bool { get }

    /// Reports that a view has a second part of the type.
    @MainActor
    static func wasRepeated(_ outer: Self, around inner: Self)

    /// Returns the accessibility elements inside, as modified by the part.
    @MainActor
    func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement]
}

extension ContainerPart {
    package static var beginsContainer: Bool { false }
    package static var takesEmptyRoom: Bool { false }
    package static var worksWhereDisabled: Bool { false }

    /// Does nothing, because most parts can be repeated.
    package static func wasRepeated(_ outer: Self, around inner: Self) {}

    /// Returns the elements inside, because most parts do not change them.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        inside
    }
}

/// A modifier that gives a view an effect or a behaviour.
@MainActor
protocol ContainerModifier: ElementModifier where Element == PartElement {
    associatedtype Part: ContainerPart

    /// Returns the effect or behaviour.
    func part(in node: ViewNode) -> Part
}

extension ContainerModifier {
    func makeElement(around content: LayoutElement, in node: ViewNode) -> PartElement {
        PartElement(content, part: part(in: node), isEnabled: node.environment.isEnabled)
    }

    func update(_ element: PartElement, in node: ViewNode) {
        element.update(part(in: node), isEnabled: node.environment.isEnabled)
    }
}

/// An effect or behaviour that is its own modifier.
protocol ContainerEffect: ContainerPart, ContainerModifier where Part == Self, Body == Never {}

/// An effect or behaviour that is its own modifier: all there is to say of it is known without a node.
extension ContainerModifier where Part == Self {
    func part(in node: ViewNode) -> Self { self }
}
