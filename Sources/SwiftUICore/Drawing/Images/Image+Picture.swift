import Foundation
import UniformTypeIdentifiers

extension Image {
    /// Creates an image from a picture that another interface describes.
    /// - Parameters:
    ///   - source: The location of the picture.
    ///   - pixelsOfPoint: The number of its pixels in a point.
    ///   - renderingMode: Whether the picture is drawn in its own colours; nil for as its kind is.
    ///   - label: The spoken text of the picture.
    package init(
        source: Source,
        pixelsOfPoint: CGFloat,
        renderingMode: TemplateRenderingMode?,
        label: String?
    ) {
        self.source = source
        look.pixelsOfPoint = pixelsOfPoint > 0 && pixelsOfPoint.isFinite ? max(0.01, pixelsOfPoint) : 1
        look.renderingMode = renderingMode
        self.label = label
    }

    /// The rendering mode that was set for the image; nil if none was.
    package var ownRenderingMode: TemplateRenderingMode? { look.renderingMode }
}

extension Image.Source {
    /// Creates a source from the data of a picture file.
    package init(data: Data, contentType: UTType) {
        self = .encoded(EncodedImage(data: data, contentType: contentType))
    }
}
