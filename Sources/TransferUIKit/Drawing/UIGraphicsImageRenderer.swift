import Foundation
import KitSupport
import SwiftUICore

/// A renderer that creates images from drawing commands.
///
/// ```swift
/// let small = UIGraphicsImageRenderer(size: size).image { _ in
///     photo.draw(in: CGRect(origin: .zero, size: size))
/// }
/// ```
///
/// It draws what ``SwiftUICore/ImageRenderer`` draws: outlines and images. Texts and other views are drawn by that.
public final class UIGraphicsImageRenderer: NSObject {
    /// The rectangle of the images.
    private let bounds: CGRect
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Creates a renderer for images of a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns an image drawn by a closure.
    /// - Parameter actions: Draws the image.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = RecordedDrawing()
        drawing.record(size: bounds.size, beginsAtTop: true) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            actions(UIGraphicsImageRendererContext(context, format: format, drawing: drawing, size: bounds.size))
        }
        return UIImage(Picture(drawing, size: bounds.size, scale: format.scale, isOpaque: format.opaque))
    }

    /// Returns an image drawn by a closure as PNG data.
    /// - Parameter actions: Draws the image.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns an image drawn by a closure as JPEG data.
    /// - Parameters:
    ///   - compressionQuality: From 0 to 1, the best.
    ///   - actions: Draws the image.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of rendered images.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the background is black rather than transparent.
    public var opaque = false

    /// Creates a format for images on the screen.
    public override init() { scale = HostCalls.screen?.scale ?? 1 }

    /// Returns a format for images on the screen.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns a format for images on the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context in which an image is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context as a Core Graphics context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    private let drawing: RecordedDrawing
    private let size: CGSize

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, drawing: RecordedDrawing, size: CGSize) {
        (cgContext, self.format, self.drawing, self.size) = (context, format, drawing, size)
    }

    /// The image as drawn so far.
    public var currentImage: UIImage {
        UIImage(Picture(drawing.copy(), size: size, scale: format.scale, isOpaque: format.opaque))
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a line inside the edges of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { CurrentContext.current?.fill(rect) }

/// Returns the current drawing context of this thread; nil for none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.current }

// MARK: The former way

/// Begins an image. Everything drawn until `UIGraphicsEndImageContext()` is drawn into it.
/// - Parameter size: The size in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image. Everything drawn until `UIGraphicsEndImageContext()` is drawn into it.
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the ground is black.
///   - scale: The number of pixels in a point; 0 for that of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let begun = BegunImage(
        drawing: RecordedDrawing(),
        size: size,
        scale: scale > 0 ? scale : HostCalls.screen?.scale ?? 1,
        isOpaque: opaque
    )
    BegunImage.all.append(begun)
    CurrentContext.push(begun.drawing.context(size: size, beginsAtTop: true))
}

/// Returns the image that was begun last, as drawn so far; nil for none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { BegunImage.all.last?.image }

/// Ends the image that was begun last.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
    if BegunImage.all.popLast() != nil { CurrentContext.pop() }
}

/// An image that a thread has begun.
private struct BegunImage {
    let drawing: RecordedDrawing
    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool

    /// The image as drawn so far.
    var image: UIImage { UIImage(Picture(drawing.copy(), size: size, scale: scale, isOpaque: isOpaque)) }

    private static let key = "swift-transferable.images"

    /// The images that this thread has begun, the last one last.
    static var all: [BegunImage] {
        get { Thread.current.threadDictionary[key] as? [BegunImage] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
