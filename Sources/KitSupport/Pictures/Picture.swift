import AppFiles
import Foundation
import SwiftUICore
import SymbolDrawings
import Synchronization
import UniformTypeIdentifiers

/// An immutable picture for the older interfaces: a file, a symbol or a drawing.
///
/// It can be used from any thread. Symbols and drawings are made into pixels on the main thread.
package final class Picture: Sendable {
    private enum Content: Sendable {
        case source(Image.Source)
        case drawing(RecordedDrawing, size: CGSize, isOpaque: Bool)
    }

    private struct Made {
        var source: Image.Source?
        var pixelSize: CGSize?
        var encoded: [UTType: Data] = [:]
    }

    private let content: Content
    private let made = Mutex(Made())
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The configuration of a symbol; nil for the default.
    package let symbolLook: SymbolLook?

    private init(_ content: Content, scale: CGFloat, symbolLook: SymbolLook? = nil) {
        (self.content, self.symbolLook) = (content, symbolLook)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Creates a picture from the data of a picture file.
    /// - Parameters:
    ///   - data: The contents.
    ///   - scale: The number of pixels in a point; nil for what the file asks for.
    /// - Returns: Nil for what is no picture that can be read.
    package convenience init?(data: Data, scale: CGFloat? = nil) {
        let format = PictureFormat(data)
        let source = Image.Source(data: data, contentType: format?.contentType ?? .image)
        if let converter = ImageConversion.drawing {
            guard
                (try? converter.pixelSize(of: source)) != nil
                    || (format != nil && (try? converter.validate(data)) != nil)
            else { return nil }
        } else if format == nil {
            return nil
        }
        self.init(.source(source), scale: scale ?? format?.pixelsOfPoint ?? 1)
    }

    /// Creates a picture from a file. `@2x` or `@3x` at the end of its name specifies the number of pixels per point.
    package convenience init?(contentsOf url: URL) {
        guard let data = url.isFileURL ? RegularFile.contents(of: url) : try? Data(contentsOf: url) else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        let scale = [2, 3].first { name.hasSuffix("@\($0)x") }
        self.init(data: data, scale: scale.map { CGFloat($0) })
    }

    /// Creates a picture from the resources of a bundle.
    package convenience init?(named name: String, in bundle: Bundle?) {
        let source = Image.Source.resource(name: name, folders: AppResources.folders(of: bundle ?? .main))
        guard source.pictureFile != nil else { return nil }
        self.init(.source(source), scale: 1)
    }

    /// Creates a picture from a symbol.
    /// - Returns: Nil for a name that no symbol has.
    package convenience init?(symbol name: String, look: SymbolLook? = nil) {
        guard KnownSymbols.contains(name) else { return nil }
        self.init(.source(.symbol(name)), scale: 2, symbolLook: look)
    }

    /// Creates a picture from the desktop's icon for files of a type.
    package convenience init(iconFor contentType: UTType) {
        self.init(.source(Image(iconFor: contentType).source), scale: 1)
    }

    /// Creates a picture from a bitmap.
    package convenience init(_ image: CGImage, scale: CGFloat) {
        self.init(.source(Image.Source(data: image.pngData, contentType: .png)), scale: scale)
        made.withLock { $0.pixelSize = CGSize(width: image.width, height: image.height) }
    }

    /// Creates a picture from a drawing, which is converted to pixels on demand.
    package convenience init(_ drawing: RecordedDrawing, size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.init(.drawing(drawing, size: size, isOpaque: isOpaque), scale: scale)
    }

    /// Returns the picture with a different number of pixels per point.
    package func scaled(_ scale: CGFloat) -> Picture { Picture(.source(source), scale: scale, symbolLook: symbolLook) }

    /// Returns a symbol with a different configuration. Other pictures are not changed.
    package func with(_ look: SymbolLook) -> Picture {
        isSymbol ? Picture(content, scale: scale, symbolLook: look) : self
    }

    // MARK: Properties

    /// A Boolean value that indicates whether the picture is a symbol.
    package var isSymbol: Bool { symbolName != nil }

    /// The name of the symbol; nil if the picture is not a symbol.
    package var symbolName: String? {
        if case .source(.symbol(let name)) = content { name } else { nil }
    }

    /// The image source of the picture. A drawing is drawn for it.
    package var source: Image.Source {
        switch content {
        case .source(let source): source
        case .drawing(let drawing, let size, let isOpaque):
            madeSource { drawing.png(size: size, scale: scale, isOpaque: isOpaque) }
        }
    }

    private func madeSource(_ make: () -> Data?) -> Image.Source {
        if let source = made.withLock({ $0.source }) { return source }
        let source = Image.Source(data: make() ?? Data(), contentType: .png)
        return made.withLock { made in
            made.source = made.source ?? source
            return made.source!
        }
    }

    /// The size in points.
    package var size: CGSize {
        if case .drawing(_, let size, _) = content { return size }
        let pixels = pixelSize
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// The size in pixels.
    package var pixelSize: CGSize {
        if let known = made.withLock({ $0.pixelSize }) { return known }
        let size = measuredPixels
        made.withLock { $0.pixelSize = size }
        return size
    }

    private var measuredPixels: CGSize {
        switch content {
        case .drawing(_, let size, _):
            return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        case .source(let source):
            if source.isIcon { return data(as: .png).flatMap { CGImage(png: $0)?.size } ?? .zero }
            if let size = try? ImageConversion.drawing?.pixelSize(of: source) { return size }
            return data(as: .png).flatMap { CGImage(png: $0)?.size } ?? .zero
        }
    }

    // MARK: Contents

    /// Returns the picture as file data; nil if it can't be read or the format can't be written.
    /// - Parameters:
    ///   - contentType: The format.
    ///   - quality: From 0 to 1, for JPEG; nil for the usual one.
    package func data(as contentType: UTType, quality: Double? = nil) -> Data? {
        if quality == nil, let known = made.withLock({ $0.encoded[contentType] }) { return known }
        let data = encoded(as: contentType, quality: quality)
        if quality == nil, let data, symbolName != nil || source.isIcon {
            made.withLock { $0.encoded[contentType] = data }
        }
        return data
    }

    private func encoded(as contentType: UTType, quality: Double?) -> Data? {
        let source = source
        if case .encoded(let image) = source {
            guard !image.data.isEmpty else { return nil }
            if image.contentType == contentType, quality == nil { return image.data }
        }
        guard let converter = ImageConversion.drawing else { return nil }
        guard source.isIcon else { return try? converter.encoded(source, as: contentType, quality: quality) }
        let view = Image(source: source, pixelsOfPoint: 1, renderingMode: nil, label: nil)
        let (scale, look) = (Double(scale), symbolLook ?? SymbolLook())
        let known = made.withLock { $0.encoded[.png] }
        let png =
            try? known
            ?? onMainThread {
                let icon = view.font(.system(size: look.pointSize, weight: look.weight ?? .regular)).foregroundStyle(
                    look.tint ?? .black
                )
                let sized = look.isIcon(source) ? AnyView(view.resizable().frame(width: 32, height: 32)) : AnyView(icon)
                return try converter.picture(of: sized, .unspecified, scale: scale)
                    .data(as: .png, scale: scale, isOpaque: false)
            }
        guard let png, contentType != .png else { return png }
        return try? converter.encoded(Image.Source(data: png, contentType: .png), as: contentType, quality: quality)
    }

    /// Draws the picture immediately if it is a drawing or a symbol and the caller is on the main actor.
    ///
    /// What has the picture later may ask for it while the main actor waits.
    package func prepare() {
        guard isOnMainActor, source.isIcon else { return }
        _ = data(as: .png)
    }

    /// The bitmap; nil if it is not available.
    package var cgImage: CGImage? { data(as: .png).flatMap { CGImage(png: $0) } }

    /// Returns the picture as an image for views.
    /// - Parameters:
    ///   - renderingMode: Whether it is drawn in its own colours; nil for as its kind is.
    ///   - label: The spoken text.
    package func image(renderingMode: Image.TemplateRenderingMode?, label: String?) -> Image {
        var source = source
        // Views show icons of the theme at the size of their text.
        if source.isIcon, !isSymbol, let png = data(as: .png) { source = Image.Source(data: png, contentType: .png) }
        return Image(source: source, pixelsOfPoint: isSymbol ? 1 : scale, renderingMode: renderingMode, label: label)
    }
}

extension Picture {
    /// A Boolean value that indicates whether the picture was created empty, from only a size.
    package var isBlank: Bool { if case .drawing(let drawing, _, _) = content { drawing.isEmpty } else { false } }
}

/// A configuration of the size, weight and colour of a symbol.
package struct SymbolLook: Hashable, Sendable {
    /// The size of the adjacent text.
    package var pointSize: CGFloat = 17
    package var weight: Font.Weight?
    /// The colour; nil for black.
    package var tint: Color?

    package init(pointSize: CGFloat = 17, weight: Font.Weight? = nil, tint: Color? = nil) {
        (self.pointSize, self.weight, self.tint) = (pointSize, weight, tint)
    }

    func isIcon(_ source: Image.Source) -> Bool { if case .icon = source { true } else { false } }
}

extension Image.Source {
    /// A Boolean value that indicates whether the picture is drawn from a theme or a table, so that it has no pixels of its own.
    var isIcon: Bool {
        switch self {
        case .symbol, .icon: true
        default: false
        }
    }
}

extension CGImage {
    var size: CGSize { CGSize(width: width, height: height) }
}

/// The symbols that there are drawings of.
enum KnownSymbols {
    /// Returns whether a symbol has a name.
    static func contains(_ name: String) -> Bool { Symbol(name) != nil }
}
