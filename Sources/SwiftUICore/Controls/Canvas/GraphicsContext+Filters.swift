import Foundation

extension GraphicsContext {
    /// A filter that is applied to drawing.
    public struct Filter {
        let filter: CanvasFilter

        /// Returns a filter that applies a projection transform.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(filter: .projection(matrix))
        }

        /// Returns a filter that adds a shadow.
        /// - Parameters:
        ///   - color: Its colour.
        ///   - radius: The radius of the blur, in points.
        ///   - x: The offset to the right, in points.
        ///   - y: The downward offset, in points.
        ///   - blendMode: The mode in which it is mixed with the background, which it covers.
        ///   - options: Whether the drawing itself is visible, too.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let effect = ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))
            return Filter(filter: .shadow(effect, isShadowOnly: options.contains(.shadowOnly)))
        }

        private static func color(_ kind: ColorEffect.Kind, _ amount: Double = 1) -> Filter {
            Filter(filter: .color(ColorEffect(kind: kind, amount: amount)))
        }

        /// Returns a filter that multiplies each colour by the specified colour.
        public static func colorMultiply(_ color: Color) -> Filter { Self.color(.multiplication(color)) }

        /// Returns a filter that applies a colour matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(filter: .matrix(rows: matrix.rows)) }

        /// Returns a filter that rotates each colour around the colour wheel.
        public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation, angle.radians) }

        /// Returns a filter that adjusts saturation.
        public static func saturation(_ amount: Double) -> Filter { color(.saturation, amount) }

        /// Returns a filter that adjusts brightness.
        public static func brightness(_ amount: Double) -> Filter { color(.brightness, amount) }

        /// Returns a filter that adjusts contrast.
        public static func contrast(_ amount: Double) -> Filter { color(.contrast, amount) }

        /// Returns a filter that inverts colours.
        /// - Parameter amount: The amount, from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let factor = 1 - 2 * amount
            return Filter(
                filter: .matrix(rows: [
                    [factor, 0, 0, 0, amount], [0, factor, 0, 0, amount], [0, 0, factor, 0, amount], [0, 0, 0, 1, 0],
                ])
            )
        }

        /// Returns a filter that converts colours to shades of grey.
        /// - Parameter amount: The amount, from 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter { color(.grayscale, amount) }

        /// A filter that converts the luminance of the drawing to the opacity of black.
        public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }

        /// Returns a filter that fills areas whose opacity is within a range with a colour, and makes all others transparent.
        ///
        /// After a blur, shapes that are near each other flow together.
        /// - Parameters:
        ///   - min: The least opacity, from 0 to 1.
        ///   - max: The greatest opacity, from 0 to 1.
        ///   - color: The colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            func opacity(_ number: Double) -> Double { number.isNaN ? 0 : Swift.min(Swift.max(number, 0), 1) }
            let least = opacity(min)
            return Filter(filter: .alphaThreshold(least...Swift.max(least, opacity(max)), color))
        }

        /// Returns a filter that blurs the drawing.
        /// - Parameters:
        ///   - radius: The radius of the blur, in points.
        ///   - options: The options for blurring edges.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(filter: .blur(radius))
        }
    }

    /// Options for drawing shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An option to draw only the shadow.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 4) }
    }

    /// Options for drawing blurs.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Options for the colour space of filters. They have no effect, because filters use the colours of the screen.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An option to use linear colours. It has no effect, because filters use the colours of the screen.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter to subsequent drawing. It is applied before the existing filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        state.filters.append(filter.filter)
    }
}

/// A colour transformation that computes each new component as a weighted sum of the four old components and a constant.
@_weakLinked
public struct ColorMatrix: Equatable, Sendable {
    /// The weight of the old red in the new red.
    public var r1: Float = 1
    /// The weight of the old green in the new red.
    public var r2: Float = 0
    /// The weight of the old blue in the new red.
    public var r3: Float = 0
    /// The weight of the old opacity in the new red.
    public var r4: Float = 0
    /// The constant that is added to the new red, where 1 is the maximum value of a component.
    public var r5: Float = 0
    /// The weight of the old red in the new green.
    public var g1: Float = 0
    /// The weight of the old green in the new green.
    public var g2: Float = 1
    /// The weight of the old blue in the new green.
    public var g3: Float = 0
    /// The weight of the old opacity in the new green.
    public var g4: Float = 0
    /// The constant that is added to the new green, where 1 is the maximum value of a component.
    public var g5: Float = 0
    /// The weight of the old red in the new blue.
    public var b1: Float = 0
    /// The weight of the old green in the new blue.
    public var b2: Float = 0
    /// The weight of the old blue in the new blue.
    public var b3: Float = 1
    /// The weight of the old opacity in the new blue.
    public var b4: Float = 0
    /// The constant that is added to the new blue, where 1 is the maximum value of a component.
    public var b5: Float = 0
    /// The weight of the old red in the new opacity.
    public var a1: Float = 0
    /// The weight of the old green in the new opacity.
    public var a2: Float = 0
    /// The weight of the old blue in the new opacity.
    public var a3: Float = 0
    /// The weight of the old opacity in the new opacity.
    public var a4: Float = 1
    /// The constant that is added to the new opacity, where 1 is the maximum value of a component.
    public var a5: Float = 0

    /// Creates the identity matrix, which leaves colours unchanged.
    public init() {}

    var rows: [[Double]] {
        [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]].map {
            $0.map(Double.init)
        }
    }
}
