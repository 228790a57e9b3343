import Foundation

/// A part that recognizes a gesture on a container.
package struct GestureBehaviour {
    /// The precedence of the gesture over those of views inside and around.
    enum Precedence {
        /// After those inside, before those around.
        case normal
        /// Beside those inside.
        case simultaneous
        /// Before those inside.
        case high
    }

    let precedence: Precedence
    let mask: GestureMask
    /// A closure that creates the recognizer, or updates that of an earlier value of the gesture.
    let makeRecognizer: @MainActor (Recognizer<Void>?) -> Recognizer<Void>
    /// The action of a press of the only view inside, for assistive technologies.
    let press: (() -> Void)?
    /// The place of the view, with the graph that knows all gestures.
    fileprivate(set) weak var element: LayoutElement?
    fileprivate(set) weak var node: ViewNode?
}

extension GestureBehaviour: ContainerPart {
    /// Returns the elements inside. If there is only one, activating it performs the gesture.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        guard let press, isEnabled, inside.count == 1 else { return inside }
        let properties = AccessibilityProperties { $0.actions = [AccessibilityAction(.default, perform: press)] }
        return inside.map { $0.applying(properties) }
    }
}

/// The gestures to recognize among those of a view and of its subviews.
@_weakLinked
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A modifier that adds a gesture to a view.
@_weakLinked
struct GestureModifier<Added: Gesture> {
    let gesture: Added
    let precedence: GestureBehaviour.Precedence
    let mask: GestureMask
    var press: (() -> Void)?
}

extension GestureModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> GestureBehaviour {
        let gesture = gesture.map { _ in }
        return GestureBehaviour(
            precedence: precedence,
            mask: mask,
            makeRecognizer: { gesture.makeRecognizer(reusing: $0) },
            press: press,
            node: node
        )
    }

    func update(_ element: PartElement, in node: ViewNode) {
        var part = part(in: node)
        part.element = element
        element.update(part, isEnabled: node.environment.isEnabled)
    }
}
