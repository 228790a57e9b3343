import Foundation
import KitSupport
import SwiftUICore

/// The context that a thread draws with.
public final class NSGraphicsContext: NSObject {
    /// The context as CoreGraphics has it.
    public let cgContext: CGContext
    /// A Boolean value that indicates whether the origin is the top left corner.
    public let isFlipped: Bool
    /// The smoothing of images, which the desktop chooses.
    public var imageInterpolation = NSImageInterpolation.default
    /// A Boolean value that indicates whether edges are smoothed: they always are.
    public var shouldAntialias = true

    /// Creates a context of CoreGraphics's.
    public init(cgContext: CGContext, flipped initialFlippedState: Bool) {
        (self.cgContext, isFlipped) = (cgContext, initialFlippedState)
    }

    /// The context that this thread draws with; nil for none.
    public class var current: NSGraphicsContext? {
        CurrentContext.current.map { NSGraphicsContext(cgContext: $0, flipped: $0.ctm.d > 0) }
    }

    /// Keeps the coordinates, colours and clips, which `restoreGraphicsState()` brings back.
    public func saveGraphicsState() { cgContext.saveGState() }
    /// Brings back the coordinates, colours and clips that were kept last.
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// Keeps the coordinates, colours and clips of the current context.
    public class func saveGraphicsState() { CurrentContext.current?.saveGState() }
    /// Brings back the coordinates, colours and clips of the current context that were kept last.
    public class func restoreGraphicsState() { CurrentContext.current?.restoreGState() }
}

/// The smoothing of images.
public enum NSImageInterpolation: UInt, Sendable {
    /// The operation of the context.
    case `default`
    /// None.
    case none
    /// A little.
    case low
    /// The usual one.
    case medium = 4
    /// The best.
    case high = 3
}

extension NSRect {
    /// Fills the rectangle in the current context.
    public func fill() { CurrentContext.current?.fill(self) }

    /// Draws a line inside the edge of the rectangle in the current context.
    public func frame(withWidth width: CGFloat = 1) {
        guard let context = CurrentContext.current else { return }
        context.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
    }

    /// Clips what the current context draws to the rectangle.
    public func clip() { CurrentContext.current?.clip(to: self) }
}

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSRectFill(_ rect: NSRect) { rect.fill() }
