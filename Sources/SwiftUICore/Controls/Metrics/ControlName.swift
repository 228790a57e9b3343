import Foundation

/// A modifier that makes the labels beside a control its accessibility name, so both form one element.
@_weakLinked
struct ControlNameModifier {}

extension ControlNameModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: NamedControlElement, in node: ViewNode) {}
}

/// An element around a control and its labels.
final class NamedControlElement: WrapperElement, PlainElement {
    override func makeAccessibility() -> [AccessibilityElement] {
        let elements = content.accessibility
        let controls = elements.filter(\.staysWithWidget)
        guard controls.count == 1, var control = controls.first else { return elements }
        let labels = elements.filter { !$0.staysWithWidget }.compactMap(\.label)
        control.label = control.label ?? (labels.isEmpty ? nil : labels.joined(separator: ", "))
        return [control]
    }
}

extension View {
    /// Makes the labels inside the name of the only control inside.
    func namesControl() -> some View { modifier(ControlNameModifier()) }
}
