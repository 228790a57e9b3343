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
