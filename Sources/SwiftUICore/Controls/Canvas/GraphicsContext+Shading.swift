import Foundation

extension GraphicsContext {
    /// A colour, gradient or style with which outlines are filled.
    public struct Shading: Sendable {
        fileprivate enum Storage: Sendable {
            case style(AnyShapeStyle)
            /// A gradient whose points are relative to the canvas.
            case gradient(Paint)
        }

        fileprivate var storage: Storage

        /// The foreground of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// The ground of the canvas.
        public static var backdrop: Shading { style(BackgroundStyle()) }

        /// One of several, of which the first counts.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Returns a colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Returns a colour of red, green and blue.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a style whose points are relative to the rectangle around the outline.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(storage: .style(AnyShapeStyle(style)))
        }

        /// Returns a gradient along a line of the canvas.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            canvasGradient(.linearGradient(gradient, start: UnitPoint(startPoint), end: UnitPoint(endPoint)))
        }

        /// Returns a gradient around a point of the canvas, which grows with the distance.
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

        /// Returns a gradient around a point of the canvas, with the angle.
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

    /// The options for the area beyond the ends of a gradient, which otherwise has its last colours.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Asks for colours that are mixed linearly. It has no effect: they are mixed as the screen has them.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns a shading resolved for the place of the canvas.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.storage, case .color(let color) = style._paint(in: environment).storage
        else { return shading }
        return .color(color)
    }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
