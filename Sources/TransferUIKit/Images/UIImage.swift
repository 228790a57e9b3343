import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// An image from the app's resources, of a symbol, of a drawing, or received from elsewhere.
///
/// ```swift
/// if let image = UIImage(data: received), let png = image.pngData() { … }
/// ```
///
/// Pictures are read and written in the formats that the desktop has. Without a host of windows, as in a command, a picture can be
/// copied and shown to others, but not converted. As on Apple's systems an image is not `Transferable`: `Image` and `Data` are.
public final class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let picture: Picture
    /// The rendering mode, which determines whether the image is drawn in the colour of text.
    public let renderingMode: RenderingMode
    private let tint: UIColor?
    /// The text that screen readers speak for the image.
    public var accessibilityLabel: String?

    init(_ picture: Picture, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
        (self.picture, self.renderingMode, self.tint) = (picture, renderingMode, tint)
        super.init()
    }

    // MARK: Creating an image

    /// Creates an empty image.
    public override convenience init() { self.init(Picture(RecordedDrawing(), size: .zero, scale: 1, isOpaque: false)) }

    /// Creates an image from the data of a picture file.
    /// - Parameter data: The contents.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of a picture file.
    /// - Parameters:
    ///   - data: The contents.
    ///   - scale: The number of pixels in a point.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Picture(data: data, scale: scale) else { return nil }
        self.init(picture)
    }

    /// Creates an image from a picture file.
    /// - Parameter path: The path of the file. `@2x` at the end of its name is the number of pixels in a point.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let picture = Picture(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(picture)
    }

    /// Creates an image from the app's resources and asset catalogs.
    /// - Parameter name: The name.
    /// - Returns: Nil for a name that no picture has.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Creates an image from a bundle's resources and asset catalogs.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; nil for the app's.
    ///   - traitCollection: The traits of the picture, which have no effect.
    /// - Returns: Nil for a name that no picture has.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    /// Creates an image from a bundle's resources and asset catalogs.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; nil for the app's.
    ///   - configuration: The look of a symbol.
    /// - Returns: Nil for a name that no picture has.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let picture = Picture(named: name, in: bundle) else { return nil }
        self.init(picture)
    }

    /// Creates an image of a symbol.
    /// - Parameter name: The name of the symbol.
    /// - Returns: Nil for a name that no symbol has.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates an image of a symbol.
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - configuration: The size and the weight of the symbol.
    /// - Returns: Nil for a name that no symbol has.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let picture = Picture(symbol: name, look: (configuration as? SymbolConfiguration)?.look) else {
            return nil
        }
        self.init(picture)
    }

    /// Creates an image from a bitmap, with one point per pixel.
    public convenience init(cgImage: CGImage) { self.init(Picture(cgImage, scale: 1)) }

    /// Creates an image from a bitmap.
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels in a point.
    ///   - orientation: The direction of the picture's top. Pictures of this package are upright, so that it has no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(Picture(cgImage, scale: scale))
    }

    // MARK: Properties

    /// The size in points.
    public var size: CGSize { picture.size }
    /// The number of pixels per point.
    public var scale: CGFloat { picture.scale }
    /// The bitmap; nil if there is no picture.
    public var cgImage: CGImage? { tint == nil ? picture.cgImage : tinted.cgImage }
    /// A Boolean value that indicates whether the image is a symbol.
    public var isSymbolImage: Bool { picture.isSymbol }
    /// The orientation of the image, which is always up because pictures are rotated when they are read.
    public var imageOrientation: Orientation { .up }
    /// The configuration of a symbol.
    public var symbolConfiguration: SymbolConfiguration? { picture.symbolLook.map { SymbolConfiguration($0) } }

    /// The rendering modes of an image.
    public enum RenderingMode: Int, Sendable {
        /// The default of the kind of image. Symbols are drawn in the colour of text.
        case automatic
        /// The image is drawn in its own colours.
        case alwaysOriginal
        /// The image is drawn in the colour of text.
        case alwaysTemplate
    }

    /// The orientations of an image.
    public enum Orientation: Int, Sendable {
        /// Up.
        case up
        /// Down.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
        /// Up, mirrored horizontally.
        case upMirrored
        /// Down, mirrored horizontally.
        case downMirrored
        /// To the left, mirrored horizontally.
        case leftMirrored
        /// To the right, mirrored horizontally.
        case rightMirrored
    }

    /// Returns this image, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    /// A Boolean value that indicates whether images support secure coding. They do.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an image from an archive.
    /// - Parameter coder: The archive.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(coder: NSCoder) {
        guard let picture = Picture(coder: coder) else { return nil }
        let mode = coder.number(forKey: ArchiveKey.renderingMode).flatMap { Int(exactly: $0) }
            .flatMap { RenderingMode(rawValue: $0) }
        let tint = ColorTypes.color(from: coder, forKey: ArchiveKey.tint)
        self.init(picture, renderingMode: mode ?? .automatic, tint: tint.map { UIColor($0) })
        accessibilityLabel = coder.text(forKey: ArchiveKey.label)
    }

    /// Encodes the image in an archive: a symbol by its name, and any other image as file data.
    /// - Parameter coder: The archive.
    public func encode(with coder: NSCoder) {
        picture.encode(with: coder)
        coder.encode(Double(renderingMode.rawValue), forKey: ArchiveKey.renderingMode)
        if let tint { ColorTypes.encode(tint.parts, with: coder, forKey: ArchiveKey.tint) }
        if let accessibilityLabel { coder.encode(accessibilityLabel as NSString, forKey: ArchiveKey.label) }
    }

    private enum ArchiveKey {
        static let renderingMode = "RenderingMode"
        static let tint = "Tint"
        static let label = "AccessibilityLabel"
    }

    // MARK: Files

    /// Returns the image as PNG data; nil if there is no picture.
    public func pngData() -> Data? { tinted.data(as: .png) }

    /// Returns the image as JPEG data; nil if there is no picture.
    /// - Parameter compressionQuality: From 0 to 1, the best.
    public func jpegData(compressionQuality: CGFloat) -> Data? { tinted.data(as: .jpeg, quality: compressionQuality) }

    /// Returns the image as HEIC data; nil if the desktop can't write this format.
    public func heicData() -> Data? { tinted.data(as: .heic) }

    // MARK: Other images

    /// Returns the image with a different rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(picture, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the image with a tint.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(picture, renderingMode: renderingMode, tint: color)
    }

    /// Returns the image with a tint and a different rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(picture, renderingMode: renderingMode, tint: color)
    }

    /// Returns the symbol with a configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? SymbolConfiguration(SymbolLook())) ?? self
    }

    /// Returns the symbol with a configuration; nil if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return UIImage(picture.with(configuration.look), renderingMode: renderingMode, tint: tint)
    }

    /// Returns a smaller image; nil if there is no picture.
    /// - Parameter size: The size in points, within which the image keeps its proportions.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(1, size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    /// Returns a smaller image; nil if there is no picture.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image, which is decoded when it is displayed.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns the image, which is decoded when it is displayed.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// The picture in the colour that was set.
    private var tinted: Picture {
        guard let tint else { return picture }
        if isSymbolImage {
            var look = picture.symbolLook ?? SymbolLook()
            look.tint = tint.color
            return picture.with(look)
        }
        let (drawing, rect) = (RecordedDrawing(), CGRect(origin: .zero, size: size))
        drawing.record(size: size, beginsAtTop: true) { context in
            context.draw(picture, in: rect, as: picture.image(renderingMode: nil, label: nil))
            context.setBlendMode(.sourceAtop)
            context.setFillColor(tint.cgColor)
            context.fill(rect)
        }
        return Picture(drawing, size: size, scale: scale, isOpaque: false)
    }

    /// The image as views show it.
    var shown: Image {
        let mode: Image.TemplateRenderingMode? =
            switch renderingMode {
            case .automatic: tint == nil ? nil : .original
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        guard let tint, mode == .original else { return picture.image(renderingMode: mode, label: accessibilityLabel) }
        _ = tint
        return Picture(data: tinted.data(as: .png) ?? Data(), scale: scale)?.image(
            renderingMode: mode,
            label: accessibilityLabel
        )
            ?? picture.image(renderingMode: mode, label: accessibilityLabel)
    }
}

extension UIImage {
    // MARK: Drawing

    /// Draws the image in a rectangle of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image at a point of the current context, in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image at a point of the current context, in its own size.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - blendMode: The mixture with what is there.
    ///   - alpha: The opacity, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let picture = tinted
        CurrentContext.current?.draw(
            picture,
            in: rect,
            as: picture.image(renderingMode: nil, label: nil),
            opacity: alpha,
            mode: blendMode
        )
    }
}
