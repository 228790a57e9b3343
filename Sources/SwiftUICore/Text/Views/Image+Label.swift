import Foundation

extension Image {
    /// Creates an image from a resource of a bundle, with a label for screen readers.
    /// - Parameters:
    ///   - name: The file's name, with or without extension.
    ///   - bundle: The bundle, or nil for the app's.
    ///   - label: The spoken text of the image.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.spokenString
    }

    /// Creates an image from a bitmap, with a label for screen readers.
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The number of its pixels in a point.
    ///   - label: The spoken text of the image.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
        self.init(decorative: cgImage, scale: scale)
        (self.label, isDecorative) = (label.spokenString, false)
    }
}
