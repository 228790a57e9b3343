import Foundation

/// Changes the colours of a container's contents.
@_weakLinked
package struct ColorEffect: Equatable {
    /// The kind of change.
    package enum Kind: Equatable, Sendable {
        /// The amount is added to each part.
        case brightness
        /// The distance of each part from the middle is multiplied with the amount.
        case contrast
        /// The distance of each colour from grey is multiplied with the amount.
        case saturation
        /// The amount of grey, from 0 to 1.
        case grayscale
        /// The amount is an angle in radians.
        case hueRotation
        /// The amount is 1.
        case inversion
        /// The luminance of a colour becomes the opacity of black.
        case luminanceToAlpha
        /// Each part is multiplied with that of a colour.
        case multiplication(Color)
    }

    package var kind: Kind
    package var amount: Double
}

extension ColorEffect: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension ColorEffect: Animatable {
    package var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension View {
    /// Makes this view brighter.
    /// - Parameter amount: The amount to add to each component: -1 for black, 0 for no change, 1 for white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Changes the contrast of this view's colours.
    /// - Parameter amount: The factor for the distance from medium grey. A negative factor inverts it.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Changes the saturation of this view's colours.
    /// - Parameter amount: 0 for grey, 1 for no change.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Removes colour from this view.
    /// - Parameter amount: The amount, from 0 to 1.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Rotates the hues of this view's colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }

    /// Inverts the colours of this view.
    nonisolated public func colorInvert() -> some View { modifier(ColorEffect(kind: .inversion, amount: 1)) }

    /// Multiplies the colours of this view with another.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorEffect(kind: .multiplication(color), amount: 1))
    }

    /// Makes this view black, with an opacity that is the luminance of its colours.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffect(kind: .luminanceToAlpha, amount: 1))
    }
}
