import Foundation

/// A part that reports when the pointer is over a container.
package struct HoverBehaviour {
    /// A closure that is called with the position of the pointer in the container.
    package var hoverDidChange: @MainActor (HoverPhase) -> Void
}

extension HoverBehaviour: ContainerPart {}

/// The phase of a pointer that hovers over a view.
@_weakLinked
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view at a position.
    case active(CGPoint)
    /// The pointer is no longer over the view.
    case ended
}

/// A modifier that reports when the pointer is over a view.
@_weakLinked
struct HoverModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension HoverModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> HoverBehaviour { HoverBehaviour { [action] in action($0) } }

    func update(_ element: PartElement, in node: ViewNode) {
        let part = HoverBehaviour { [action, space, weak element] phase in
            switch phase {
            case .active(let location): action(.active(element?.convert(location, to: space) ?? location))
            case .ended: action(.ended)
            }
        }
        element.update(part, isEnabled: node.environment.isEnabled)
    }
}

extension PartElement {
    /// Returns a point of the element in a coordinate space.
    fileprivate func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        if space == .local { return point }
        let own = content.originInWindow(.zero)
        let other = windowOrigin(of: space) ?? .zero
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
}

extension View {
    /// Performs an action when the pointer enters or leaves this view.
    /// - Parameter action: Called with true when the pointer enters the view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(OnHoverModifier(action: action))
    }

    /// Performs an action when the pointer moves over this view and when it leaves.
    /// - Parameters:
    ///   - coordinateSpace: The space of the location.
    ///   - action: Called with the location of the pointer.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }
}

/// A modifier that performs an action when the pointer enters or leaves a view.
@_weakLinked
struct OnHoverModifier {
    let action: (Bool) -> Void
    @State private var isOver = false

    nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }
}

extension OnHoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onContinuousHover { phase in isOver = phase != .ended }
            .onChange(of: isOver) { action(isOver) }
    }
}
