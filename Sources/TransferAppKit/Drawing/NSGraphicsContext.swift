import Foundation
import KitSupport
import SwiftUICore

/// A context in which a thread draws.
public final class NSGraphicsContext: NSObject {
    /// The context as a Core Graphics context.
    public let cgContext: CGContext
    /// A Boolean value that indicates whether the origin is the top left corner.
    public let isFlipped: Bool
    /// The interpolation of images, which the desktop chooses.
    public var imageInterpolation = NSImageInterpolation.default
    /// A Boolean value that indicates whether edges are smoothed. They always are.
    public var shouldAntialias = true

    /// Creates a context from a Core Graphics context.
    public init(cgContext: CGContext, flipped initialFlippedState: Bool) {
        (self.cgContext, isFlipped) = (cgContext, initialFlippedState)
    }

    /// Creates a context that draws into a bitmap.
    /// - Parameter rep: A bitmap that was made without pixels. Its size in points is the one that the context has.
    /// - Returns: Nil for a bitmap with pixels of its own.
    public convenience init?(bitmapImageRep rep: NSBitmapImageRep) {
        guard let context = rep.makeContext() else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    /// The drawing context of this thread; nil for none. One that is set is there until ``restoreGraphicsState()-swift.type.method`` restores
    /// the one that was saved.
    public class var current: NSGraphicsContext? {
        get { CurrentContext.current.map { NSGraphicsContext(cgContext: $0, flipped: $0.ctm.d > 0) } }
        set { CurrentContext.replace(with: newValue?.cgContext) }
    }

    /// Saves the coordinates, colours and clips, which `restoreGraphicsState()` restores.
    public func saveGraphicsState() { cgContext.saveGState() }
    /// Restores the coordinates, colours and clips that were saved last.
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// Saves the current context, with its coordinates, colours and clips.
    public class func saveGraphicsState() { CurrentContext.save() }
    /// Restores the context that was saved last, with its coordinates, colours and clips.
    public class func restoreGraphicsState() { CurrentContext.restore() }
    /// Finishes what has been drawn, as each use of the picture does.
    public func flushGraphics() {}
}

/// The quality of interpolation for images.
public enum NSImageInterpolation: UInt, Sendable {
    /// The default of the context.
    case `default`
    /// No interpolation.
    case none
    /// Low quality.
    case low
    /// The standard quality.
    case medium = 4
    /// The best quality.
    case high = 3
}

extension NSRect {
    /// Fills the rectangle in the current context.
    public func fill() { CurrentContext.current?.fill(self) }

    /// Draws a line inside the edges of the rectangle in the current context.
    public func frame(withWidth width: CGFloat = 1) {
        guard let context = CurrentContext.current else { return }
        context.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
    }

    /// Clips subsequent drawing in the current context to the rectangle.
    public func clip() { CurrentContext.current?.clip(to: self) }
}

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSRectFill(_ rect: NSRect) { rect.fill() }
