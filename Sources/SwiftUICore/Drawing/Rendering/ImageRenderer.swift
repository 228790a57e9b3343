import Foundation
import Observation
import UniformTypeIdentifiers

/// An object that makes pictures of views.
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
    }

    /// Creates a renderer.
    /// - Parameter view: The view of which pictures are made.
    public init(content view: Content) { settings = Settings(content: view) }

    /// The view of which pictures are made.
    public var content: Content {
        get { read(\.content, \.content) }
        set { write(\.content, \.content, newValue) }
    }

    /// The size that is offered to the view, in points.
    public var proposedSize: ProposedViewSize {
        get { read(\.proposedSize, \.proposedSize) }
        set { write(\.proposedSize, \.proposedSize, newValue) }
    }

    /// The number of pixels in a point.
    public var scale: CGFloat {
        get { read(\.scale, \.scale) }
        set { write(\.scale, \.scale, newValue) }
    }

    /// A Boolean value that indicates whether pictures are opaque, on black, where views leave them clear.
    public var isOpaque: Bool {
        get { read(\.isOpaque, \.isOpaque) }
        set { write(\.isOpaque, \.isOpaque, newValue) }
    }

    /// A picture of the view, which can be shown and transferred; nil if none can be made.
    ///
    /// This property stands in for `nsImage` and `uiImage` where a target imports neither AppKit nor UIKit.
    public var image: Image? { (try? data(as: .png)).map { Image(data: $0, contentType: .png) } }

    /// A picture of the view in pixels, ``scale`` of them to a point; nil if none can be made.
    public var cgImage: CGImage? { (try? data(as: .png)).flatMap { CGImage(png: $0) } }

    /// Returns a picture of the view as a file's contents.
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
