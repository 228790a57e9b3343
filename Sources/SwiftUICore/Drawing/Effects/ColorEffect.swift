import Foundation

/// An effect that changes the colours of a container's contents.
@_weakLinked
package struct ColorEffect: Equatable {
    /// The kind of colour change.
    package enum Kind: Equatable, Sendable {
        /// Adds the amount to each component.
        case brightness
        /// Multiplies the distance of each component from the middle value by the amount.
        case contrast
        /// Multiplies the distance of each colour from grey by the amount.
        case saturation
        /// Removes colour, where the amount ranges from 0 to 1.
        case grayscale
        /// Rotates the hue by the amount in radians.
        case hueRotation
        /// Inverts the colours. The amount is 1.
        case inversion
        /// Converts the luminance of a colour to the opacity of black.
        case luminanceToAlpha
        /// Multiplies each component by that of a colour.
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
    /// Brightens this view.
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

    /// Multiplies the colours of this view by another colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorEffect(kind: .multiplication(color), amount: 1))
    }

    /// Draws this view in black, with the luminance of its colours as opacity.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffect(kind: .luminanceToAlpha, amount: 1))
    }
}
