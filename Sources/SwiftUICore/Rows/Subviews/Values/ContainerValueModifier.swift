/// A modifier that sets a value for the enclosing container.
@_weakLinked
struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: ContainerValueElement, in node: ViewNode) {
        if let before = element.shown as? Self, areEqual(before, self) { return }
        element.shown = self
        element.write = { [keyPath, value] in $0[keyPath: keyPath] = value }
        element.subviewTraitDidChange()
    }
}

/// An element that sets a value for the container around it.
final class ContainerValueElement: WrapperElement, PlainElement {
    /// The modifier's value.
    fileprivate var shown: Any?
    fileprivate(set) var write: (inout ContainerValues) -> Void = { _ in }
}
