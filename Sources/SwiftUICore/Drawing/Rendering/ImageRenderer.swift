import Foundation
import Observation
import UniformTypeIdentifiers

/// An object that creates images from views.
///
/// ```swift
/// let renderer = ImageRenderer(content: PersonCard(person))
/// renderer.scale = 2
/// try renderer.data(as: .png).write(to: file)
/// ```
///
/// The view needs no window. Without a display, symbols of the desktop's icon theme are omitted. As on Apple's systems,
/// it renders what SwiftUI itself draws: text, images, shapes, effects and views that are composed of these. Controls
/// that the toolkit draws, such as text fields, are frames without content.
///
/// ``image`` and ``data(as:)`` give pictures without types of AppKit and UIKit. `nsImage` and `uiImage` are there for a target that
/// imports those.
@MainActor
@_weakLinked
public final class ImageRenderer<Content: View>: Observable {
    private let observation = ObservationRegistrar()
    private var settings: Settings

    private struct Settings {
        var content: Content
        var proposedSize = ProposedViewSize.unspecified
        var scale: CGFloat = 1
        var isOpaque = false
        var colorMode = ColorRenderingMode.nonLinear
    }

    /// Creates a renderer.
    /// - Parameter view: The view of which pictures are made.
    public init(content view: Content) { settings = Settings(content: view) }

    /// The view to draw.
    public var content: Content {
        get { read(\.content, \.content) }
        set { write(\.content, \.content, newValue) }
    }

    /// The size that is proposed to the view, in points.
    public var proposedSize: ProposedViewSize {
        get { read(\.proposedSize, \.proposedSize) }
        set { write(\.proposedSize, \.proposedSize, newValue) }
    }

    /// The number of pixels per point.
    public var scale: CGFloat {
        get { read(\.scale, \.scale) }
        set { write(\.scale, \.scale, newValue) }
    }

    /// A Boolean value that indicates whether images are opaque. If so, transparent areas become black.
    public var isOpaque: Bool {
        get { read(\.isOpaque, \.isOpaque) }
        set { write(\.isOpaque, \.isOpaque, newValue) }
    }

    /// The colour space of images. All modes are drawn in sRGB, the colour space of the screen.
    public var colorMode: ColorRenderingMode {
        get { read(\.colorMode, \.colorMode) }
        set { write(\.colorMode, \.colorMode, newValue) }
    }

    /// An image of the view, which can be displayed and transferred; nil if none can be created.
    ///
    /// This property stands in for `nsImage` and `uiImage` where a target imports neither AppKit nor UIKit.
    public var image: Image? { (try? data(as: .png)).map { Image(data: $0, contentType: .png) } }

    /// A bitmap image of the view with ``scale`` pixels per point; nil if none can be created.
    public var cgImage: CGImage? { (try? data(as: .png)).flatMap { CGImage(png: $0) } }

    /// Returns an image of the view as file data.
    ///
    /// PNG, JPEG and TIFF have ``scale`` pixels to a point: 32,767 at most in a row or a column, and 100 million in all. PDF and SVG hold lines and text, which are sharp at any size.
    /// - Parameter contentType: The format: PNG, JPEG, TIFF, PDF or SVG, or another that the desktop can write.
    /// - Throws: ``ImageTransferError`` when the program has no window system, the format cannot be written, or the view
    ///   has no size or one that is too large for a picture.
    public func data(as contentType: UTType = .png) throws -> Data {
        guard let converter = ImageConversion.converter else { throw ImageTransferError.noHost(contentType) }
        let scale = Double(scale)
        guard scale > 0, scale.isFinite else {
            throw ImageTransferError.undrawable("its scale is \(scale), where a number above zero is needed")
        }
        return try converter.picture(of: content, proposedSize, scale: scale)
            .data(as: contentType, scale: scale, isOpaque: isOpaque)
    }

    private func read<Value>(
        _ property: KeyPath<ImageRenderer, Value>,
        _ setting: KeyPath<Settings, Value>
    ) -> Value {
        observation.access(self, keyPath: property)
        return settings[keyPath: setting]
    }

    private func write<Value>(
        _ property: KeyPath<ImageRenderer, Value>,
        _ setting: WritableKeyPath<Settings, Value>,
        _ value: Value
    ) {
        observation.withMutation(of: self, keyPath: property) { settings[keyPath: setting] = value }
    }
}
