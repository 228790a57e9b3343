import Foundation

/// An effect that transforms the drawing of a container's contents.
@_weakLinked
package struct ProjectionEffect {
    /// A closure that returns the transform for the container's size.
    package var transform: (CGSize) -> ProjectionTransform

    package init(transform: @escaping (CGSize) -> ProjectionTransform) { self.transform = transform }
}

extension ProjectionEffect: ContainerEffect {
    package static var beginsContainer: Bool { true }

    func part(in node: ViewNode) -> ProjectionEffect {
        guard node.environment.layoutDirection == .rightToLeft else { return self }
        return ProjectionEffect { [transform] size in
            let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            return mirror.concatenating(transform(size)).concatenating(mirror)
        }
    }
}

/// A modifier that transforms the drawing of a view without affecting its layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///     }
/// }
/// ```
@_weakLinked
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a size.
    /// - Parameter size: The size of the view.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the effect in a form that the layout ignores. Layout always ignores effects here.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ inputs: _NodeInputs
    ) -> _Node {
        _Node(node: GeometryEffectNode(view, inputs.values))
    }
}

/// An effect in a form that the layout ignores.
@_weakLinked
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// The node of a view with an effect of a program's.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: TypedNode<ModifiedContent<Content, Effect>> {
    private var content: TypedNode<ModifiedContent<Content, ProjectionEffect>>!

    override init(_ view: ModifiedContent<Content, Effect>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(projected, self.inputs(rowsOnDemand: rowsOnDemand))
    }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makeRows() -> [RowRun] { content.rows }
    override var children: [ViewNode] { [content] }
    override func viewDidChange() { content.set(projected, environment: environment) }

    private var projected: ModifiedContent<Content, ProjectionEffect> {
        let effect = shownView.modifier
        return ModifiedContent(
            content: view.content,
            modifier: ProjectionEffect { effect.effectValue(size: $0) }
        )
    }
}

/// An effect that rotates a view in space.
@_weakLinked
struct Rotation3DEffect: GeometryEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let distance = max(size.width, size.height)
        var view = CATransform3DIdentity
        if perspective != 0, distance > 0 { view.m34 = -perspective / distance }
        var transform = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        transform = CATransform3DConcat(CATransform3DConcat(transform, turn), view)
        return ProjectionTransform(CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, anchorZ)))
    }

    var animatableData:
        AnimatablePair<Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>>
    {
        get {
            AnimatablePair(
                angle.radians,
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))
            )
        }
        set {
            angle.radians = newValue.first
            anchor.animatableData = newValue.second.first
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

/// A value that draws a view after a transform.
@_weakLinked
struct FixedProjection: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Rotates this view in three dimensions without changing its frame.
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The axis of the rotation.
    ///   - anchor: A point of the axis, as parts of the size.
    ///   - anchorZ: The distance of the axis in front of the screen, in points.
    ///   - perspective: The strength of the perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        )
    }

    /// Applies a projection transform to this view without changing its frame.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(FixedProjection(transform: transform))
    }

    /// Applies a projection transform to this view without changing its frame.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
}
