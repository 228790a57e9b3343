/// A modifier that sets the properties of accessibility elements.
///
/// It applies to each element of the view: to that of a control or a text, or to all those of a stack. Make a view one
/// element with ``SwiftUICore/View/accessibilityElement(children:)``.
@_weakLinked
public struct AccessibilityAttachmentModifier {
    let properties: AccessibilityProperties

    init(_ change: (inout AccessibilityProperties) -> Void) { properties = AccessibilityProperties(change) }
}

extension AccessibilityAttachmentModifier: ElementModifier {
    public typealias Body = Never
    static var keepsNothing: Bool { true }

    func makeElement(around content: LayoutElement, in node: ViewNode) -> AccessibilityAttachmentElement {
        AccessibilityAttachmentElement(content, properties)
    }

    func update(_ element: AccessibilityAttachmentElement, in node: ViewNode) { element.properties = properties }
}

/// An element with properties for the accessibility elements inside.
final class AccessibilityAttachmentElement: WrapperElement {
    var properties: AccessibilityProperties {
        didSet { if !properties.isSame(as: oldValue) { accessibilityDidChange() } }
    }

    init(_ content: LayoutElement, _ properties: AccessibilityProperties) {
        self.properties = properties
        super.init(content, graph: content.graph)
    }

    override var breaksLines: Bool { content.breaksLines }

    override func makeAccessibility() -> [AccessibilityElement] {
        accessibilityElements { [weak self] in self.map { $0.content.accessibility(with: $0.properties) } ?? [] }
    }
}
