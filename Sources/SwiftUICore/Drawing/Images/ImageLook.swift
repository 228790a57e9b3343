import Foundation

/// The appearance of an image.
package struct ImageLook: Hashable, Sendable {
    /// The rendering mode, which is either the image's own colours or the foreground style; nil for the default of its kind. The default of
    /// symbols is the foreground style.
    package var renderingMode: Image.TemplateRenderingMode?
    /// The quality of interpolation when the image is enlarged.
    package var interpolation = Image.Interpolation.medium
    /// The insets of the edges that keep their size.
    package var capInsets = EdgeInsets()
    package var resizingMode = Image.ResizingMode.stretch
    /// The factor by which a symbol is scaled.
    package var symbolScale: CGFloat = 1
    /// The number of pixels per point.
    package var pixelsOfPoint: CGFloat = 1
    /// The direction in which the top of the picture is seen.
    package var orientation = Image.Orientation.up
    /// A Boolean value that indicates whether a shape replaces the image.
    package var isRedacted = false
    /// The layout direction, which determines the symbols that point forward or backward.
    package var direction = LayoutDirection.leftToRight
    /// The source of a symbol's drawing.
    package var symbolSet = SymbolSet.drawn
    /// The way in which a symbol's layers are coloured; nil to determine it by the number of foreground styles.
    package var symbolRendering: SymbolRenderingMode?
    /// The value that a symbol shows, from 0 to 1; nil to draw all of it.
    package var variableValue: Double?
    /// The motions that the symbol is performing.
    package var motions: [SymbolMotionState] = []

    package init() {}

    /// A Boolean value that indicates whether the image is drawn in several parts.
    package var hasParts: Bool { capInsets != EdgeInsets() || resizingMode == .tile }

    /// Returns the look completed with the values of the environment.
    func completed(in environment: EnvironmentValues) -> ImageLook {
        var look = self
        look.symbolScale = environment.imageScale.factor
        look.isRedacted = isRedacted || environment.isRedacted
        look.direction = environment.layoutDirection
        look.symbolSet = environment.symbolSet
        look.symbolRendering = symbolRendering ?? environment.symbolRenderingMode
        look.motions = environment.symbolMotions
        return look
    }
}

extension Image {
    /// The colours in which an image is drawn.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Draws the opaque parts of the image in the foreground style.
        case template
        /// Draws the image in its own colours.
        case original
    }

    /// The quality of interpolation when an image is enlarged.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation, so that pixels become squares.
        case none
        /// Interpolation that smooths pixels. All levels except ``none`` look the same.
        case low
        /// Interpolation that smooths pixels, as ``low`` does.
        case medium
        /// Interpolation that smooths pixels, as ``low`` does.
        case high
    }

    /// The way in which an image fills a space of a different size.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is scaled.
        case stretch
    }

    /// The way in which the pixels of a bitmap have to be turned to be seen as they are meant.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// They are seen as they are.
        case up
        /// They are seen in a mirror.
        case upMirrored
        /// They are turned by half a turn.
        case down
        /// They are turned by half a turn, and seen in a mirror.
        case downMirrored
        /// They are turned by a quarter, anticlockwise.
        case left
        /// They are seen in a mirror, and then turned by a quarter, anticlockwise.
        case leftMirrored
        /// They are turned by a quarter, clockwise.
        case right
        /// They are seen in a mirror, and then turned by a quarter, clockwise.
        case rightMirrored

        /// A Boolean value that indicates whether rows of pixels are seen as columns.
        package var isLyingDown: Bool { rawValue >= Self.left.rawValue }
        /// A Boolean value that indicates whether left and right are exchanged before the pixels are turned.
        package var isMirrored: Bool { rawValue % 2 == 1 }
        /// The angle by which the pixels are turned clockwise, in degrees.
        package var angle: Double {
            switch self {
            case .up, .upMirrored: 0
            case .right, .rightMirrored: 90
            case .down, .downMirrored: 180
            case .left, .leftMirrored: 270
            }
        }

        /// Returns the size that a picture has when its pixels are turned, and the size of pixels that fill a place when they are.
        package func turned(_ size: CGSize) -> CGSize {
            isLyingDown ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// The size of a symbol relative to the surrounding text.
    public enum Scale: Hashable, Sendable {
        /// 0.8 times the size of the text.
        case small
        /// The size of the text.
        case medium
        /// 1.25 times the size of the text.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        }
    }

    private func changing(_ change: (inout ImageLook) -> Void) -> Image {
        var image = self
        change(&image.look)
        return image
    }

    /// Sets whether the image is drawn in its own colours.
    /// - Parameter renderingMode: Whether it is; nil for as its kind is: symbols are drawn in the foreground style.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }

    /// Sets the quality of interpolation when the image is enlarged.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.interpolation = interpolation }
    }

    /// Sets whether the edges of the image are smoothed. They always are.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets how the layers of a symbol are coloured.
    /// - Parameter mode: How they are; nil for as the views around say.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changing { $0.symbolRendering = mode }
    }

    /// Returns the picture with so many pixels to a point.
    func scaled(_ pixelsOfPoint: CGFloat) -> Image { changing { $0.pixelsOfPoint = max(0.01, pixelsOfPoint) } }
}

extension View {
    /// Sets the size of the symbols in this view relative to the surrounding text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
