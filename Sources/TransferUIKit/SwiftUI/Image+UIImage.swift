import SwiftUICore

extension Image {
    /// Creates an image from a UIKit image.
    /// - Parameter uiImage: The image.
    nonisolated public init(uiImage: UIImage) { self = uiImage.shown }
}

extension ImageRenderer {
    /// An image of the view; nil if none can be created.
    @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
}

extension Color {
    /// Creates a colour from a UIKit colour.
    /// - Parameter uiColor: The colour.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a colour from a UIKit colour.
    /// - Parameter color: The colour.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
