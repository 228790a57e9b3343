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
    ///   - orientation: The way in which its pixels are turned to be seen.
    ///   - label: The spoken text of the image.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        (self.label, isDecorative) = (label.spokenString, false)
    }
}
