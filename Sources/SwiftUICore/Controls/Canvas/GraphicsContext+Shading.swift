import Foundation

extension GraphicsContext {
    /// The colour, gradient or other style that fills a path.
    public struct Shading: Sendable {
        fileprivate enum Storage: Sendable {
            case style(AnyShapeStyle)
            /// A gradient whose points are relative to the canvas.
            case gradient(Paint)
        }

        fileprivate var storage: Storage

        /// A shading that uses the foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A shading that uses the background style of the canvas.
        public static var backdrop: Shading { style(BackgroundStyle()) }

        /// Returns the first of several shadings.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Returns a shading with a colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Returns a shading with a colour that consists of red, green and blue.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a shade of grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading with a style whose points are relative to the bounding box of the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(storage: .style(AnyShapeStyle(style)))
        }

        /// Returns a shading with a linear gradient.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            canvasGradient(.linearGradient(gradient, start: UnitPoint(startPoint), end: UnitPoint(endPoint)))
        }

        /// Returns a shading with a radial gradient.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let radii = GradientRange(start: startRadius, end: endRadius)
            return canvasGradient(.radialGradient(gradient, center: UnitPoint(center), radii: radii))
        }

        /// Returns a shading with a gradient that sweeps around a point.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let angles = GradientRange(start: CGFloat(angle.degrees), end: CGFloat(angle.degrees) + 360)
            return canvasGradient(.angularGradient(gradient, center: UnitPoint(center), angles: angles))
        }

        private static func canvasGradient(_ storage: Paint.Storage) -> Shading {
            Shading(storage: .gradient(Paint(storage: storage)))
        }

        func paint(in environment: EnvironmentValues) -> CanvasPaint {
            switch storage {
            case .style(let style): CanvasPaint(paint: style._paint(in: environment))
            // Points of the canvas are parts of a rectangle of one point.
            case .gradient(let paint): CanvasPaint(paint: paint, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
    }

    /// Options for gradients, which by default extend their end colours beyond their ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An option to interpolate colours linearly. It has no effect, because colours are interpolated in the screen's colour space.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns the shading, resolved in the environment of the canvas.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.storage, case .color(let color) = style._paint(in: environment).storage
        else { return shading }
        return .color(color)
    }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
