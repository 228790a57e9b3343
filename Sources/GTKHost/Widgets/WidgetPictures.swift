import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that draws pictures within a widget, and caches recent ones.
///
/// A picture is read when it is first drawn, because the surrounding contents are drawn with it.
@MainActor
final class WidgetPictures {
    /// The number of pictures that are kept for the next frame.
    private static let capacity = 16

    private var textures: [PictureStore.Key: ObjectReference] = [:]
    /// The sizes of pictures in pixels, once they were asked for.
    private var sizes: [Image.Source: CGSize] = [:]
    /// A Boolean value that indicates whether pictures are released when the widget is no longer shown.
    private var isForgetful = false
    // Lifetime: that of the widget that has this object.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - widget: The widget, which is there as long as this object.
    ///   - host: The host, which caches pictures that other widgets have read.
    init(in widget: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) {
        (self.widget, self.host) = (widget, host)
    }

    /// Returns the size of a picture in pixels.
    func pixels(of source: Image.Source) -> CGSize {
        if let size = sizes[source] { return size }
        let size = host.pictures.size(of: source) ?? Pictures.sizeOfUnreadable
        if sizes.count >= Self.capacity { sizes = [:] }
        sizes[source] = size
        return size
    }

    /// Draws a picture or a symbol.
    /// - Parameters:
    ///   - image: The picture.
    ///   - size: The size of its place.
    ///   - colors: The colours of the theme.
    ///   - snapshot: The snapshot to draw on.
    func draw(_ image: ImageContent, in size: CGSize, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        guard size.width >= 1, size.height >= 1 else { return }
        let scale = gtk_widget_get_scale_factor(widget)
        if let icon = image.icon { return image.draw(icon, in: size, colors, scale: scale, on: snapshot) }
        let decoded = image.decodedSize(in: size, scale: CGFloat(scale)) { pixels(of: image.source) }
        let key = PictureStore.Key(
            source: image.source,
            width: decoded.width,
            height: decoded.height,
            isCoarse: image.look.interpolation == .none
        )
        guard let texture = texture(for: key) else { return }
        image.draw(texture, in: size, colors, on: snapshot)
    }

    private func texture(for key: PictureStore.Key) -> ObjectReference? {
        if let texture = textures[key] ?? host.pictures.texture(for: key) { return texture }
        let texture = try? Pictures.texture(
            for: key.source,
            width: key.width,
            height: key.height,
            isCoarse: key.isCoarse
        )
        guard let texture else { return nil }
        if !isForgetful {
            isForgetful = true
            Signal.connect(UnsafeMutableRawPointer(widget), "unmap") { [weak self] in self?.textures = [:] }
        }
        if textures.count >= Self.capacity { textures = [:] }
        textures[key] = texture
        return texture
    }
}

extension WidgetPictures: InlineImageDrawer {
    var fontSize: CGFloat { host.theme.fontSize(for: widget) }

    func draw(_ image: ImageContent, in size: CGSize, _ color: RGBA, on snapshot: OpaquePointer) {
        draw(image, in: size, host.theme.colors(for: widget).around(color), on: snapshot)
    }

    /// The images of texts that the widget shows.
    var inlineImages: InlineImages { InlineImages(drawer: self) }
}
