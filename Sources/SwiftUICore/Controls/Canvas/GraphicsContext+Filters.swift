import Foundation

extension GraphicsContext {
    /// A filter for the drawing.
    public struct Filter {
        let filter: CanvasFilter

        /// Returns a filter that transforms the drawing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(filter: .projection(matrix))
        }

        /// Returns a shadow behind the drawing.
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

        /// Colours multiplied with another.
        public static func colorMultiply(_ color: Color) -> Filter { Self.color(.multiplication(color)) }

        /// Colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(filter: .matrix(rows: matrix.rows)) }

        /// Colours turned around the colour wheel.
        public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation, angle.radians) }

        /// Stronger or weaker colours.
        public static func saturation(_ amount: Double) -> Filter { color(.saturation, amount) }

        /// Brighter or darker colours.
        public static func brightness(_ amount: Double) -> Filter { color(.brightness, amount) }

        /// Colours that differ more or less.
        public static func contrast(_ amount: Double) -> Filter { color(.contrast, amount) }

        /// Inverted colours.
        /// - Parameter amount: The amount, from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let factor = 1 - 2 * amount
            return Filter(
                filter: .matrix(rows: [
                    [factor, 0, 0, 0, amount], [0, factor, 0, 0, amount], [0, 0, factor, 0, amount], [0, 0, 0, 1, 0],
                ])
            )
        }

        /// Grey.
        /// - Parameter amount: The amount, from 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter { color(.grayscale, amount) }

        /// A filter that turns the luminance of the drawing into the opacity of black.
        public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }

        /// Returns a filter that draws a colour where the opacity is in a range, and nothing elsewhere.
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

        /// Returns a blur.
        /// - Parameters:
        ///   - radius: The radius of the blur, in points.
        ///   - options: The options for blurring edges.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(filter: .blur(radius))
        }
    }

    /// The options for drawing shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow alone.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 4) }
    }

    /// The options for drawing blurs.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The colour space in which filters work; it is that of the screen.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Asks for linear colours. It has no effect: filters work on the colours of the screen.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter for later drawing, which is applied before the existing filters.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        state.filters.append(filter.filter)
    }
}

/// A change of colours: each new part is a sum of the four old parts, and of something that is added.
@_weakLinked
public struct ColorMatrix: Equatable, Sendable {
    /// The share of the old red in the new red.
    public var r1: Float = 1
    /// The share of the old green in the new red.
    public var r2: Float = 0
    /// The share of the old blue in the new red.
    public var r3: Float = 0
    /// The share of the old opacity in the new red.
    public var r4: Float = 0
    /// The amount that is added to the new red, where 1 is the largest value of a component.
    public var r5: Float = 0
    /// The share of the old red in the new green.
    public var g1: Float = 0
    /// The share of the old green in the new green.
    public var g2: Float = 1
    /// The share of the old blue in the new green.
    public var g3: Float = 0
    /// The share of the old opacity in the new green.
    public var g4: Float = 0
    /// The amount that is added to the new green, where 1 is the largest value of a component.
    public var g5: Float = 0
    /// The share of the old red in the new blue.
    public var b1: Float = 0
    /// The share of the old green in the new blue.
    public var b2: Float = 0
    /// The share of the old blue in the new blue.
    public var b3: Float = 1
    /// The share of the old opacity in the new blue.
    public var b4: Float = 0
    /// The amount that is added to the new blue, where 1 is the largest value of a component.
    public var b5: Float = 0
    /// The share of the old red in the new opacity.
    public var a1: Float = 0
    /// The share of the old green in the new opacity.
    public var a2: Float = 0
    /// The share of the old blue in the new opacity.
    public var a3: Float = 0
    /// The share of the old opacity in the new opacity.
    public var a4: Float = 1
    /// The amount that is added to the new opacity, where 1 is the largest value of a component.
    public var a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    var rows: [[Double]] {
        [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]].map {
            $0.map(Double.init)
        }
    }
}
