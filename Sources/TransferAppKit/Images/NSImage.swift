import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// An image from the app's resources, of a symbol, of a drawing, or received from elsewhere.
///
/// ```swift
/// if let image = NSImage(contentsOf: file), let data = image.tiffRepresentation { … }
/// ```
///
/// Pictures are read and written in the formats that the desktop has. Without a host of windows, as in a command, a picture can be
/// copied and shown to others, but not converted. As on Apple's systems an image is not `Transferable`: `Image` and `Data` are.
public final class NSImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name of an image in the app's resources.
    public typealias Name = String

    private let lock = NSLock()
    private var currentPicture: Picture
    private var currentSize: CGSize?
    private var isTemplateSet: Bool?
    private var currentName: Name?
    private var descriptionText: String?
    /// The drawing that `lockFocus()` has begun.
    private var drawing: (RecordedDrawing, before: Picture)?

    /// Takes over a picture.
    init(_ picture: Picture, size: CGSize? = nil) {
        (currentPicture, currentSize) = (picture, size)
        super.init()
    }

    // MARK: Creating an image

    /// Creates an image without a picture and a size.
    public override convenience init() { self.init(size: .zero) }

    /// Creates an empty image of a size, into which to draw after `lockFocus()`.
    /// - Parameter size: The size in points.
    public convenience init(size: NSSize) {
        self.init(Picture(RecordedDrawing(), size: size, scale: 2, isOpaque: false))
    }

    /// Creates an image from the data of a picture file.
    /// - Parameter data: The contents.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// Creates an image from a picture file.
    /// - Parameter url: The file.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOf url: URL) {
        guard let picture = Picture(contentsOf: url) else { return nil }
        self.init(picture)
    }

    /// Creates an image from a picture file.
    /// - Parameter fileName: The path of the file.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOfFile fileName: String) {
        self.init(contentsOf: URL(fileURLWithPath: fileName))
    }

    /// Creates an image from a picture file, or an empty image if the file is not a picture.
    /// - Parameter url: The file.
    public convenience init(byReferencing url: URL) {
        self.init(Picture(contentsOf: url) ?? Picture(RecordedDrawing(), size: .zero, scale: 1, isOpaque: false))
    }

    /// Creates an image from a picture file, or an empty image if the file is not a picture.
    /// - Parameter fileName: The path of the file.
    public convenience init(byReferencingFile fileName: String) {
        self.init(byReferencing: URL(fileURLWithPath: fileName))
    }

    /// Creates an image from the app's resources and asset catalogs.
    /// - Parameter name: The name.
    /// - Returns: Nil for a name that no picture has.
    public convenience init?(named name: Name) {
        guard let picture = Picture(named: name, in: nil) else { return nil }
        self.init(picture)
        currentName = name
    }

    /// Creates an image of a symbol.
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - description: The spoken text of the image; nil for that of the symbol.
    /// - Returns: Nil for a name that no symbol has.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let picture = Picture(symbol: name) else { return nil }
        self.init(picture)
        descriptionText = description
    }

    /// Creates an image from a bitmap.
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - size: The size in points; zero for a point for each pixel.
    public convenience init(cgImage: CGImage, size: NSSize) {
        let isSized = size.width > 0 && size.height > 0
        self.init(
            Picture(cgImage, scale: isSized ? CGFloat(cgImage.width) / size.width : 1),
            size: isSized ? size : nil
        )
    }

    /// Creates an image that is drawn on demand.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether the origin is the top left corner, and not the bottom left one.
    ///   - drawingHandler: Draws the image in the current context, and returns whether it could. It is called at once.
    public convenience init(
        size: NSSize,
        flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        let drawing = RecordedDrawing()
        drawing.record(size: size, beginsAtTop: drawingHandlerShouldBeCalledWithFlippedContext) { _ in
            _ = drawingHandler(NSRect(origin: .zero, size: size))
        }
        self.init(Picture(drawing, size: size, scale: 2, isOpaque: false))
    }

    // MARK: Properties

    /// The underlying picture.
    package var picture: Picture { lock.withLock { currentPicture } }

    /// The size in points.
    public var size: NSSize {
        get { lock.withLock { currentSize } ?? picture.size }
        set { lock.withLock { currentSize = newValue } }
    }

    /// A Boolean value that indicates whether the image is drawn in the colour of text. By default, only symbols are.
    public var isTemplate: Bool {
        get { lock.withLock { isTemplateSet } ?? picture.isSymbol }
        set { lock.withLock { isTemplateSet = newValue } }
    }

    /// A Boolean value that indicates whether the image has a picture.
    public var isValid: Bool { picture.data(as: .png) != nil }

    /// The text that screen readers speak for the image.
    public var accessibilityDescription: String? {
        get { lock.withLock { descriptionText } }
        set { lock.withLock { descriptionText = newValue } }
    }

    /// Returns the name of the image; nil for none.
    public func name() -> Name? { lock.withLock { currentName } }

    /// Sets the name of the image.
    /// - Returns: True: an image of this name is not found by it.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
        lock.withLock { currentName = string }
        return true
    }

    /// Returns a copy of the image.
    /// - Parameter zone: Unused.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSImage(picture)
        lock.withLock {
            (copy.currentSize, copy.isTemplateSet) = (currentSize, isTemplateSet)
            (copy.currentName, copy.descriptionText) = (currentName, descriptionText)
        }
        return copy
    }

    // MARK: Archives

    /// A Boolean value that indicates whether images support secure coding. They do.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an image from an archive.
    /// - Parameter coder: The archive.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(coder: NSCoder) {
        guard let picture = Picture(coder: coder) else { return nil }
        // An archive may be anyone's.
        let sides = [ArchiveKey.width, ArchiveKey.height].compactMap { coder.number(forKey: $0) }
            .filter { $0.isFinite && $0 >= 0 }
        self.init(picture, size: sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil)
        if coder.containsValue(forKey: ArchiveKey.isTemplate) {
            isTemplateSet = coder.decodeBool(forKey: ArchiveKey.isTemplate)
        }
        currentName = coder.text(forKey: ArchiveKey.name)
        descriptionText = coder.text(forKey: ArchiveKey.label)
    }

    /// Encodes the image in an archive: a symbol by its name, and any other image as file data.
    /// - Parameter coder: The archive.
    public func encode(with coder: NSCoder) {
        picture.encode(with: coder)
        let (size, isTemplate, name, label) = lock.withLock {
            (currentSize, isTemplateSet, currentName, descriptionText)
        }
        if let size {
            coder.encode(Double(size.width), forKey: ArchiveKey.width)
            coder.encode(Double(size.height), forKey: ArchiveKey.height)
        }
        if let isTemplate { coder.encode(isTemplate, forKey: ArchiveKey.isTemplate) }
        if let name { coder.encode(name as NSString, forKey: ArchiveKey.name) }
        if let label { coder.encode(label as NSString, forKey: ArchiveKey.label) }
    }

    private enum ArchiveKey {
        static let (width, height) = ("Width", "Height")
        static let isTemplate = "IsTemplate"
        static let name = "Name"
        static let label = "AccessibilityDescription"
    }

    // MARK: Drawing into the image

    /// Begins drawing into the image. Everything drawn in the current context until `unlockFocus()` is added to it.
    public func lockFocus() { lockFocusFlipped(false) }

    /// Begins drawing into the image.
    /// - Parameter flipped: Whether the origin is the top left corner.
    public func lockFocusFlipped(_ flipped: Bool) {
        let (drawing, size, before) = (RecordedDrawing(), size, picture)
        let context = drawing.context(size: size, beginsAtTop: flipped)
        if !before.isBlank {
            context.drawUpright(before.image(renderingMode: nil, label: nil), in: CGRect(origin: .zero, size: size))
        }
        lock.withLock { self.drawing = (drawing, before) }
        CurrentContext.push(context)
    }

    /// Ends drawing into the image.
    public func unlockFocus() {
        let size = size
        lock.withLock {
            guard let drawing else { return }
            CurrentContext.pop()
            currentPicture = Picture(drawing.0, size: size, scale: max(2, drawing.before.scale), isOpaque: false)
            self.drawing = nil
        }
    }
}
