import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// A picture of the app's, a symbol, a drawing, or one that has arrived from elsewhere.
///
/// ```swift
/// if let image = NSImage(contentsOf: file), let data = image.tiffRepresentation { … }
/// ```
///
/// Pictures are read and written in the formats that the desktop has. Without a host of windows, as in a command, a picture can be
/// copied and shown to others, but not converted.
public final class NSImage: NSObject, NSCopying, @unchecked Sendable {
    /// The name of a picture among the app's resources.
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

    /// Creates a clear image, which `lockFocus()` draws into.
    /// - Parameter size: The size in points.
    public convenience init(size: NSSize) {
        self.init(Picture(RecordedDrawing(), size: size, scale: 2, isOpaque: false))
    }

    /// Creates an image of a picture file's contents.
    /// - Parameter data: The contents.
    /// - Returns: Nil for what is no picture that can be read.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// Reads a picture file.
    /// - Parameter url: The file.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOf url: URL) {
        guard let picture = Picture(contentsOf: url) else { return nil }
        self.init(picture)
    }

    /// Reads a picture file.
    /// - Parameter fileName: The path of the file.
    /// - Returns: Nil for a file that is no picture that can be read.
    public convenience init?(contentsOfFile fileName: String) {
        self.init(contentsOf: URL(fileURLWithPath: fileName))
    }

    /// Reads a picture file, or creates a clear image where it is none.
    /// - Parameter url: The file.
    public convenience init(byReferencing url: URL) {
        self.init(Picture(contentsOf: url) ?? Picture(RecordedDrawing(), size: .zero, scale: 1, isOpaque: false))
    }

    /// Reads a picture file, or creates a clear image where it is none.
    /// - Parameter fileName: The path of the file.
    public convenience init(byReferencingFile fileName: String) {
        self.init(byReferencing: URL(fileURLWithPath: fileName))
    }

    /// Finds a picture among the app's resources and asset catalogs.
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

    /// Creates an image of pixels.
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

    /// Creates an image that is drawn when it is first needed.
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

    /// The picture itself.
    var picture: Picture { lock.withLock { currentPicture } }

    /// The size in points.
    public var size: NSSize {
        get { lock.withLock { currentSize } ?? picture.size }
        set { lock.withLock { currentSize = newValue } }
    }

    /// A Boolean value that indicates whether the image is drawn in the colour of text. Symbols are, unless it is set.
    public var isTemplate: Bool {
        get { lock.withLock { isTemplateSet } ?? picture.isSymbol }
        set { lock.withLock { isTemplateSet = newValue } }
    }

    /// A Boolean value that indicates whether there is a picture.
    public var isValid: Bool { picture.data(as: .png) != nil }

    /// The spoken text of the image.
    public var accessibilityDescription: String? {
        get { lock.withLock { descriptionText } }
        set { lock.withLock { descriptionText = newValue } }
    }

    /// Returns the name of the image; nil for none.
    public func name() -> Name? { lock.withLock { currentName } }

    /// Gives the image a name.
    /// - Returns: True: an image of this name is not found by it.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
        lock.withLock { currentName = string }
        return true
    }

    /// Returns an image with the same picture.
    /// - Parameter zone: Unused.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSImage(picture)
        lock.withLock {
            (copy.currentSize, copy.isTemplateSet) = (currentSize, isTemplateSet)
            (copy.currentName, copy.descriptionText) = (currentName, descriptionText)
        }
        return copy
    }

    // MARK: Drawing into the image

    /// Begins to draw into the image: what is drawn with the current context until `unlockFocus()` is added to it.
    public func lockFocus() { lockFocusFlipped(false) }

    /// Begins to draw into the image.
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
