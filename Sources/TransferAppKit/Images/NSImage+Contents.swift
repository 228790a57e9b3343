import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

extension NSImage {
    /// The image as TIFF data; nil if there is no picture.
    public var tiffRepresentation: Data? { picture.data(as: .tiff) }

    /// Returns the image as TIFF data.
    /// - Parameters:
    ///   - comp: The compression, which the desktop chooses.
    ///   - factor: The strength of the compression.
    public func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? {
        tiffRepresentation
    }

    /// The representations of the image, which are a single bitmap or none.
    public var representations: [NSImageRep] {
        picture.cgImage.map { image in
            let rep = NSBitmapImageRep(cgImage: image)
            rep.size = size
            return [rep]
        } ?? []
    }

    /// Replaces the picture with a representation.
    /// - Parameter imageRep: The representation.
    public func addRepresentation(_ imageRep: NSImageRep) {
        if let image = (imageRep as? NSBitmapImageRep)?.cgImage { replace(with: image, size: imageRep.size) }
    }

    /// Replaces the picture with the first of several representations.
    public func addRepresentations(_ imageReps: [NSImageRep]) {
        if let first = imageReps.first { addRepresentation(first) }
    }

    private func replace(with image: CGImage, size: NSSize) {
        guard picture.isBlank else { return }
        lockFocus()
        let own = self.size == .zero ? size : self.size
        NSGraphicsContext.current?.cgContext.draw(image, in: CGRect(origin: .zero, size: own))
        unlockFocus()
    }

    /// Returns the best representation for a rectangle, which is the bitmap.
    public func bestRepresentation(
        for rect: NSRect,
        context referenceContext: NSGraphicsContext?,
        hints: [AnyHashable: Any]?
    ) -> NSImageRep? {
        representations.first
    }

    /// Returns the bitmap of the image; nil if there is no picture.
    /// - Parameters:
    ///   - proposedDestRect: The rectangle in which it is to be drawn; nil for its own size.
    ///   - referenceContext: The context in which it is to be drawn; nil for none.
    ///   - hints: Hints, which have no effect.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
        context referenceContext: NSGraphicsContext?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? {
        picture.cgImage
    }

    /// The image as views show it.
    var shown: Image {
        let mode: Image.TemplateRenderingMode? = isTemplate ? .template : picture.isSymbol ? .original : nil
        let picture = picture
        let scale = size.width > 0 && picture.size.width > 0 ? picture.scale * picture.size.width / size.width : 1
        return (picture.isSymbol ? picture : picture.scaled(scale))
            .image(renderingMode: mode, label: accessibilityDescription)
    }

    // MARK: Drawing the image

    /// Draws the image in a rectangle of the current context.
    public func draw(in rect: NSRect) { draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }

    /// Draws part of the image in a rectangle of the current context.
    /// - Parameters:
    ///   - dstSpacePortionRect: The rectangle.
    ///   - srcSpacePortionRect: The part, in points from the bottom left corner; zero for the whole image.
    ///   - op: The mixture with what is there.
    ///   - delta: The opacity, from 0 to 1.
    public func draw(
        in dstSpacePortionRect: NSRect,
        from srcSpacePortionRect: NSRect,
        operation op: NSCompositingOperation,
        fraction delta: CGFloat
    ) {
        CurrentContext.current?.draw(
            picture,
            in: dstSpacePortionRect,
            part: srcSpacePortionRect == .zero ? nil : srcSpacePortionRect,
            as: picture.image(renderingMode: nil, label: nil),
            opacity: delta,
            mode: op.mode
        )
    }

    /// Draws part of the image in a rectangle of the current context.
    /// - Parameters:
    ///   - dstSpacePortionRect: The rectangle.
    ///   - srcSpacePortionRect: The part, in points from the bottom left corner; zero for the whole image.
    ///   - op: The mixture with what is there.
    ///   - requestedAlpha: The opacity, from 0 to 1.
    ///   - respectContextIsFlipped: Whether the image is upright where the origin is at the top: it always is.
    ///   - hints: Hints, which have no effect.
    public func draw(
        in dstSpacePortionRect: NSRect,
        from srcSpacePortionRect: NSRect,
        operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat,
        respectFlipped respectContextIsFlipped: Bool,
        hints: [AnyHashable: Any]?
    ) {
        draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha)
    }

    /// Draws part of the image at a point of the current context, in its own size.
    public func draw(
        at point: NSPoint,
        from fromRect: NSRect,
        operation op: NSCompositingOperation,
        fraction delta: CGFloat
    ) {
        let size = fromRect == .zero ? size : fromRect.size
        draw(in: NSRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
    }
}

extension NSImage {
    /// Returns the symbol with a configuration; nil if the image is not a symbol.
    /// - Parameter configuration: The size and the weight.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard picture.isSymbol else { return nil }
        let image = NSImage(picture.with(configuration.look))
        image.accessibilityDescription = accessibilityDescription
        return image
    }
}

extension NSImage {
    /// The identifiers of the types that an image can be created from, for use with panels. They include any picture; the desktop's readers
    /// decide.
    public class var imageTypes: [String] { PictureTypes.readable }
    /// The identifiers of the types that an image can be created from, for use with panels.
    public class var imageUnfilteredTypes: [String] { PictureTypes.readable }
}
