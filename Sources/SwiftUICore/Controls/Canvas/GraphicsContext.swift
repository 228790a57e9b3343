import Foundation

/// A destination for drawing commands.
///
/// A copy draws on the same canvas. Changes of the copy, such as of its transform, do not affect the original.
@_weakLinked
public struct GraphicsContext {
    var state = CanvasState()
    let recording: CanvasRecording

    init(recording: CanvasRecording) { self.recording = recording }

    /// The opacity of subsequent drawing, from 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue }
    }

    /// The blend mode of subsequent drawing.
    public var blendMode: BlendMode {
        get { BlendMode(state.blendMode) }
        set { state.blendMode = newValue.mode }
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recording.source.environment }

    // MARK: Coordinates

    /// The transform of subsequent drawing, relative to the coordinates of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves subsequent drawing.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates subsequent drawing.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Appends a transform to that of subsequent drawing.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// Options for clipping.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An option to clip to the outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding rectangle of the clipping area.
    public var clipBoundingRect: CGRect {
        let whole = CGRect(origin: .zero, size: recording.size)
        let bounds = state.clips.reduce(whole) { bounds, clip in
            guard case .path(let path, _, false) = clip.area else { return bounds }
            return bounds.intersection(path.applying(clip.transform).boundingRect)
        }
        return bounds.isNull ? .zero : bounds.applying(transform.inverted())
    }

    /// Clips subsequent drawing to a path.
    /// - Parameters:
    ///   - path: The outline.
    ///   - style: The rule that determines the inside.
    ///   - options: Whether the outside is drawn instead.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        let area = CanvasClip.Area.path(
            path,
            isEvenOdd: style.isEOFilled,
            isInverse: options.contains(.inverse)
        )
        state.clips.append(CanvasClip(area: area, transform: transform))
    }

    /// Clips subsequent drawing to the opaque parts of a layer.
    /// - Parameters:
    ///   - opacity: The opacity of the layer.
    ///   - options: Whether later drawing is visible where the layer is not opaque.
    ///   - content: Draws the layer.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let commands = try layer(content)
        let area = CanvasClip.Area.layer(commands, opacity: opacity, isInverse: options.contains(.inverse))
        state.clips.append(CanvasClip(area: area, transform: .identity))
    }

    // MARK: Layers

    /// Draws into a new layer, which is then drawn as a whole.
    /// - Parameter content: Draws them, in the coordinates of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let commands = try layer(content)
        var state = state
        // The things have the transform already.
        state.transform = .identity
        recording.commands.append(CanvasCommand(state: state, operation: .layer(commands)))
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasCommand] {
        let inner = CanvasRecording(source: recording.source, size: recording.size)
        var context = GraphicsContext(recording: inner)
        context.transform = transform
        try content(&context)
        return inner.commands
    }

    // MARK: Outlines

    func record(_ operation: CanvasOperation) {
        recording.commands.append(CanvasCommand(state: state, operation: operation))
    }

    /// Fills a path.
    /// - Parameters:
    ///   - path: The outline.
    ///   - shading: The style to fill it with.
    ///   - style: The rule that determines the inside.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record(.fill(path, shading.paint(in: environment), isEvenOdd: style.isEOFilled))
    }

    /// Draws a line along a path.
    /// - Parameters:
    ///   - path: The outline.
    ///   - shading: The style of the line.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record(.stroke(path, shading.paint(in: environment), style))
    }

    /// Draws a line along a path.
    /// - Parameters:
    ///   - path: The outline.
    ///   - shading: The style of the line.
    ///   - lineWidth: The width of the line in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension GraphicsContext {
    /// The way in which drawing is combined with the existing contents.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        private static let modes: [SwiftUICore.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]

        init(_ mode: SwiftUICore.BlendMode) { rawValue = Int32(Self.modes.firstIndex(of: mode) ?? 0) }

        var mode: SwiftUICore.BlendMode {
            Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
        }

        /// Draws the drawing over the background.
        public static var normal: BlendMode { Self(.normal) }
        /// Multiplies the colours. The result is never lighter than either of them, and white has no effect.
        public static var multiply: BlendMode { Self(.multiply) }
        /// Multiplies the inverted colours and inverts the result. It is never darker than either of them, and black has no effect.
        public static var screen: BlendMode { Self(.screen) }
        /// Multiplies where the background is dark and screens where it is light.
        public static var overlay: BlendMode { Self(.overlay) }
        /// Selects the darker of both values for each colour component.
        public static var darken: BlendMode { Self(.darken) }
        /// Selects the lighter of both values for each colour component.
        public static var lighten: BlendMode { Self(.lighten) }
        /// Lightens the background according to the lightness of the drawing. Black has no effect.
        public static var colorDodge: BlendMode { Self(.colorDodge) }
        /// Darkens the background according to the darkness of the drawing. White has no effect.
        public static var colorBurn: BlendMode { Self(.colorBurn) }
        /// Slightly darkens or lightens the background, depending on whether the drawing is dark or light.
        public static var softLight: BlendMode { Self(.softLight) }
        /// Multiplies where the drawing is dark and screens where it is light.
        public static var hardLight: BlendMode { Self(.hardLight) }
        /// Subtracts the darker value from the lighter one for each colour component.
        public static var difference: BlendMode { Self(.difference) }
        /// Produces a result like `difference`, with less contrast.
        public static var exclusion: BlendMode { Self(.exclusion) }
        /// Uses the hue of the drawing with the saturation and luminosity of the background.
        public static var hue: BlendMode { Self(.hue) }
        /// Uses the saturation of the drawing with the hue and luminosity of the background.
        public static var saturation: BlendMode { Self(.saturation) }
        /// Uses the hue and saturation of the drawing with the luminosity of the background.
        public static var color: BlendMode { Self(.color) }
        /// Uses the luminosity of the drawing with the hue and saturation of the background.
        public static var luminosity: BlendMode { Self(.luminosity) }
        /// Draws only where the background is not transparent.
        public static var sourceAtop: BlendMode { Self(.sourceAtop) }
        /// Draws the drawing behind the existing contents.
        public static var destinationOver: BlendMode { Self(.destinationOver) }
        /// Erases the background to the extent that the drawing is opaque. The drawing itself does not appear.
        public static var destinationOut: BlendMode { Self(.destinationOut) }
        /// Adds the colours and subtracts white, down to black.
        public static var plusDarker: BlendMode { Self(.plusDarker) }
        /// Adds the colours, up to white.
        public static var plusLighter: BlendMode { Self(.plusLighter) }
    }
}
