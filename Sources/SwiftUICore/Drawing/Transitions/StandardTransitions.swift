import Foundation

/// A transition without an effect.
@_weakLinked
public struct IdentityTransition: Transition, Sendable {
    /// Creates the transition.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view in and out.
@_weakLinked
public struct OpacityTransition: Transition, Sendable {
    /// Creates the transition.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales the view up from a point and down to it.
@_weakLinked
public struct ScaleTransition: Transition, Sendable {
    let scale: Double
    let anchor: UnitPoint

    /// Creates the transition.
    /// - Parameters:
    ///   - scale: The initial scale of the view.
    ///   - anchor: The point.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that moves the view in from an offset and back out to it.
@_weakLinked
public struct OffsetTransition: Transition, Sendable {
    let offset: CGSize

    /// Creates the transition.
    /// - Parameter offset: The offset of the place.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves the view in from an edge and back out to it.
@_weakLinked
public struct MoveTransition: Transition, Sendable {
    let edge: Edge

    /// Creates the transition.
    /// - Parameter edge: The edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RelativeOffsetModifier(part: phase.isIdentity ? .zero : edge.direction))
    }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
@_weakLinked
public struct SlideTransition: Transition, Sendable {
    /// Creates the transition.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RelativeOffsetModifier(part: CGSize(width: phase.value, height: 0)))
    }
}

/// A transition that moves the view in from an edge and out to the opposite one.
@_weakLinked
public struct PushTransition: Transition, Sendable {
    let edge: Edge

    /// Creates the transition.
    /// - Parameter edge: The edge from which the view moves in.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let way = CGSize(width: -phase.value * edge.direction.width, height: -phase.value * edge.direction.height)
        content.modifier(RelativeOffsetModifier(part: way)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition with different effects for insertion and removal.
@_weakLinked
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    let insertion: Insertion
    let removal: Removal

    /// Creates the transition.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase
        )
    }
}

/// Two transitions at once.
@_weakLinked
struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombinedTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A view with one modifier while it is there, and with another before and after.
@_weakLinked
struct ModifierTransition<Modifier: ViewModifier> {
    let active: Modifier
    let identity: Modifier
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Edge {
    /// The direction of the edge from the center.
    fileprivate var direction: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition without an effect.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// A transition that fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    /// A transition that scales the view up and down.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Returns a transition that scales the view up from a point and down to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from an edge and back out to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and out to the opposite one.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from an offset and back out to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Returns a transition that moves the view in from an offset and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition {
    /// Returns a combination of this transition with another.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A modifier that draws a view at an offset that is a fraction of the view's size.
@_weakLinked
struct RelativeOffsetModifier {
    var part: CGSize
}

extension RelativeOffsetModifier: Animatable {
    var animatableData: CGSize.AnimatableData {
        get { part.animatableData }
        set { part.animatableData = newValue }
    }
}

extension RelativeOffsetModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: RelativeOffsetElement, in node: ViewNode) { element.part = part }
}

/// An element that is drawn away from its place, by parts of its size.
final class RelativeOffsetElement: DisplacedElement, PlainElement {
    var part = CGSize.zero { didSet { if part != oldValue { move() } } }

    override func moved(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: part.width * frame.width, dy: part.height * frame.height)
    }
}
