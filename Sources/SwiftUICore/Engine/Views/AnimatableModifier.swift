/// A modifier whose body is evaluated for every value of its animatable data.
@_weakLinked
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: Animatable where Modifier: Animatable {
    /// The animatable data of the modifier.
    public var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}
