import SwiftUICore

extension Image {
    /// Creates an image from an AppKit image.
    /// - Parameter nsImage: The image.
    nonisolated public init(nsImage: NSImage) { self = nsImage.shown }
}

extension ImageRenderer {
    /// An image of the view; nil if none can be created.
    @MainActor public var nsImage: NSImage? {
        cgImage.map { image in
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return NSImage(cgImage: image, size: size)
        }
    }
}

extension Color {
    /// Creates a colour from an AppKit colour.
    /// - Parameter nsColor: The colour.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Creates a colour from an AppKit colour.
    /// - Parameter color: The colour.
    public init(_ color: NSColor) { self = color.color }
}
