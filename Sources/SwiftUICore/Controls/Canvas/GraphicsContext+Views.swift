import Foundation

extension GraphicsContext {
    // MARK: Text

    /// A text that is resolved in the environment of the canvas.
    public struct ResolvedText {
        var content: TextContent
        let source: CanvasSource

        /// The shading that fills the text.
        public var shading: Shading = .foreground {
            didSet { content.foreground = shading.paint(in: source.environment).paint }
        }

        init(_ content: TextContent, _ source: CanvasSource) { (self.content, self.source) = (content, source) }

        /// Returns the size of the text within the specified space.
        public func measure(in size: CGSize) -> CGSize { source.size(content, in: ProposedViewSize(size)) }

        /// Returns the distance from the top of the text to its first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { source.baselines(content, in: size)?.first ?? 0 }

        /// Returns the distance from the top of the text to its last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { source.baselines(content, in: size)?.last ?? 0 }
    }

    /// Returns a text that is resolved in the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(recording.source.content(of: text), recording.source)
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { record(.text(text.content, in: rect)) }

    /// Draws a text at a point.
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The point.
    ///   - anchor: The point of the text that is there.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = recording.source.size(text.content, in: .unspecified)
        draw(text, in: CGRect(size, at: point, anchor))
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Images

    /// An image that is resolved in the environment of the canvas.
    public struct ResolvedImage {
        var content: ImageContent
        let source: CanvasSource

        /// The size of the image in points.
        public let size: CGSize

        /// The distance from the top of the image to its baseline, which is its lower edge.
        public var baseline: CGFloat { size.height }

        /// The shading of a symbol or a template image; nil for the foreground style of the canvas.
        public var shading: Shading? {
            didSet { content.foreground = (shading ?? .foreground).paint(in: source.environment).paint }
        }

        init(_ content: ImageContent, _ source: CanvasSource) {
            (self.content, self.source) = (content, source)
            size = source.size(content, in: .unspecified)
        }
    }

    /// Returns an image that is resolved in the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(recording.source.content(of: image), recording.source)
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        record(.image(image.content, in: rect))
    }

    /// Draws an image at a point.
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point.
    ///   - anchor: The point of the image that is there.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(image.size, at: point, anchor))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A symbol of the canvas that is ready to be drawn.
    public struct ResolvedSymbol {
        let index: Int
        /// The size of the symbol in points.
        public let size: CGSize
    }

    /// Returns the symbol of the canvas with the specified tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recording.source.symbol(AnyHashable(id)).map { ResolvedSymbol(index: $0.index, size: $0.size) }
    }

    /// Draws a symbol of the canvas in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        record(.symbol(symbol.index, size: symbol.size, in: rect))
    }

    /// Draws a symbol of the canvas at a point.
    /// - Parameters:
    ///   - symbol: The view.
    ///   - point: The point.
    ///   - anchor: The point of the view that is there.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, at: point, anchor))
    }
}

extension CGRect {
    /// Creates the rectangle of a size with one of its points at a place.
    fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        self.init(
            origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
            size: size
        )
    }
}
