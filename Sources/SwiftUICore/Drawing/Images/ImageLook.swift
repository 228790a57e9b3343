import Foundation

/// The look of a picture.
package struct ImageLook: Hashable, Sendable {
    /// The colours of the picture: its own or the foreground style; nil for those of its kind. Symbols have the foreground style.
    package var renderingMode: Image.TemplateRenderingMode?
    /// The smoothness with which the pixels of a larger picture are drawn.
    package var interpolation = Image.Interpolation.medium
    /// The edges that keep their size.
    package var capInsets = EdgeInsets()
    package var resizingMode = Image.ResizingMode.stretch
    /// The factor for the size of a symbol.
    package var symbolScale: CGFloat = 1
    /// The number of pixels of a picture in a point.
    package var pixelsOfPoint: CGFloat = 1
    /// A Boolean value that indicates whether a shape stands in the place of the picture.
    package var isRedacted = false
    /// The direction of the layout, by which symbols that point forward or backward are chosen.
    package var direction = LayoutDirection.leftToRight
    /// The source of a symbol's picture.
    package var symbolSet = SymbolSet.drawn
    /// The colouring of a symbol's layers; nil for the number of foreground styles to determine it.
    package var symbolRendering: SymbolRenderingMode?
    /// The value that a symbol shows, from 0 to 1; nil for one that is drawn whole.
    package var variableValue: Double?
    /// The motions that a symbol is in the middle of.
    package var motions: [SymbolMotionState] = []

    package init() {}

    /// A Boolean value that indicates whether parts of the picture are drawn apart.
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
    /// The colours in which a picture is drawn.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style, where the picture is opaque.
        case template
        /// In its own colours.
        case original
    }

    /// The interpolation of an enlarged picture.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels become squares.
        case none
        /// Pixels are smoothed into each other. All levels but ``none`` look the same.
        case low
        /// Pixels are smoothed into each other, as in ``low``.
        case medium
        /// Pixels are smoothed into each other, as in ``low``.
        case high
    }

    /// The way in which a picture fills a place of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated.
        case tile
        /// It is made larger or smaller.
        case stretch
    }

    /// The size of a symbol relative to the text around.
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

    /// Sets whether the picture is drawn in its own colours.
    /// - Parameter renderingMode: Whether it is; nil for as its kind is: symbols are drawn in the foreground style.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }

    /// Sets how the picture is enlarged.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.interpolation = interpolation }
    }

    /// Sets whether the edges of the picture are smooth; they always are.
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
    /// Sets how large the symbols in this view are to the text around.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
