import SwiftUICore

extension Image {
    /// Creates an image of an AppKit image.
    /// - Parameter nsImage: The image.
    nonisolated public init(nsImage: NSImage) { self = nsImage.shown }
}

extension ImageRenderer {
    /// A picture of the view; nil if none can be made.
    @MainActor public var nsImage: NSImage? {
        cgImage.map { image in
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return NSImage(cgImage: image, size: size)
        }
    }
}
