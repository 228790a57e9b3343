import Foundation

/// Core Foundation's name for a URL: `url as CFURL` is the URL.
public typealias CFURL = URL
/// Core Foundation's name for a dictionary.
public typealias CFDictionary = NSDictionary

/// A drawing destination: a PDF document in which views are drawn, or a bitmap in which paths and images are.
///
/// ```swift
/// let renderer = ImageRenderer(content: Invoice(order))
/// renderer.render { size, render in
///     var box = CGRect(origin: .zero, size: size)
///     guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
///     pdf.beginPDFPage(nil)
///     render(pdf)
///     pdf.endPDFPage()
///     pdf.closePDF()
/// }
/// ```
///
/// As in CoreGraphics, the origin of a page is its bottom left corner, `y` grows upwards, and a view is drawn at the origin, in the
/// coordinates that the transformations of the context make. A document contains no outlines: a ``Canvas`` draws them as a view.
/// Outlines and images are drawn in the pictures of `NSImage` and `UIGraphicsImageRenderer`, of the modules for older interfaces.
@_weakLinked
public final class CGContext {
    /// The file of the document; nil for a picture.
    private let url: URL?
    private let mediaBox: CGRect
    private var pages: [DrawnPage] = []
    /// The rectangle of the page that is drawn; nil between pages.
    private var page: CGRect?
    private var isClosed = false
    private var saved: [(ctm: CGAffineTransform, state: ContextState)] = []
    /// The receiver of outlines and images; nil for a document.
    var drawing: (any ContextDrawing)?
    /// The state of drawing in a picture.
    var state = ContextState()
    /// The outline that is made in a picture.
    var outline = Path()
    /// The transform from current coordinates to those of the page.
    public private(set) var ctm = CGAffineTransform.identity

    /// The page that is had without a rectangle: US Letter, as CoreGraphics has it.
    private static let standardBox = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Creates a context that writes a PDF document to a file.
    /// - Parameters:
    ///   - url: The file, which is replaced.
    ///   - mediaBox: The rectangle of the pages in points; nil for US Letter.
    ///   - auxiliaryInfo: What CoreGraphics writes about a document. It is left out here.
    /// - Returns: Nil where the file cannot be written.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        (self.url, self.mediaBox) = (url, mediaBox?.pointee ?? Self.standardBox)
    }

    /// Creates a context that draws into a bitmap.
    /// - Parameters:
    ///   - drawing: The receiver of outlines and images.
    ///   - size: The size of the picture in points.
    ///   - beginsAtTop: Whether the origin is the top left corner, and not the bottom left one.
    package init(_ drawing: any ContextDrawing, size: CGSize, beginsAtTop: Bool) {
        (url, self.drawing, mediaBox) = (nil, drawing, CGRect(origin: .zero, size: size))
        if !beginsAtTop { ctm = CGAffineTransform(1, 0, 0, -1, 0, size.height) }
    }

    deinit { closePDF() }

    // MARK: Pages

    /// Begins a page with the document's media box.
    /// - Parameter pageInfo: What CoreGraphics takes for the page. It is left out here.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(mediaBox: nil) }

    /// Begins a page.
    /// - Parameter mediaBox: The rectangle of the page in points; nil for that of the document.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        endPage()
        let box = mediaBox?.pointee ?? self.mediaBox
        (page, ctm, saved) = (box, .identity, [])
        pages.append(DrawnPage(size: box.size))
    }

    /// Ends the current page.
    public func endPDFPage() { endPage() }

    /// Ends the current page.
    public func endPage() { page = nil }

    /// Writes the document. Nothing can be drawn into it afterward.
    ///
    /// The log names a file that cannot be written.
    public func closePDF() {
        guard let url, !isClosed else { return }
        isClosed = true
        endPage()
        do {
            guard let converter = ImageConversion.converter else { throw ImageTransferError.noHost(.pdf) }
            try converter.document(pages).write(to: url)
        } catch {
            BackgroundLogger(label: "SwiftUI.ImageRenderer").error("\(url.path) was not written: \(error)")
        }
        pages = []
    }

    // MARK: Coordinates

    /// Saves the coordinates, colours and clips, which ``restoreGState()`` restores.
    public func saveGState() { saved.append((ctm, state)) }

    /// Restores the coordinates, colours and clips that were saved last.
    public func restoreGState() { (ctm, state) = saved.popLast() ?? (ctm, state) }

    /// Applies a transform before the current one.
    /// - Parameter transform: The transformation.
    public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

    /// Moves the origin.
    /// - Parameters:
    ///   - tx: To the right, in points.
    ///   - ty: Upwards, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate system.
    /// - Parameters:
    ///   - sx: How much wider.
    ///   - sy: How much higher.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates the coordinate system around its origin.
    /// - Parameter angle: In radians, counterclockwise.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Draws a picture at the origin of the page that was begun.
    func draw(_ picture: any ViewPicture, size: CGSize) {
        guard let page, !isClosed else { return }
        // From the picture, which begins at the top, to the page, which begins at the bottom, to the document, as the picture.
        let upwards = CGAffineTransform(1, 0, 0, -1, 0, size.height)
        let downwards = CGAffineTransform(1, 0, 0, -1, -page.minX, page.maxY)
        let transform = upwards.concatenating(ctm).concatenating(downwards)
        pages[pages.count - 1].drawings.append((picture, transform))
    }
}

/// A page of a document, on which views are drawn.
package struct DrawnPage: Sendable {
    /// The size of the page in points.
    package let size: CGSize
    /// The pictures, and the transforms from their coordinates to those of the page. Both have their origin at the top left.
    package var drawings: [(picture: any ViewPicture, transform: CGAffineTransform)] = []

    package init(size: CGSize) { self.size = size }
}

extension ImageRenderer {
    /// Draws the view into a context.
    /// - Parameters:
    ///   - rasterizationScale: How many pixels a point of what has pixels in the document gets.
    ///   - renderer: Given the size of the view in points, and a function that draws the view into a ``CGContext``. It runs before the
    ///     method returns; not where the program has no window system.
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        guard let converter = ImageConversion.converter else {
            BackgroundLogger(label: "SwiftUI.ImageRenderer").error("\(ImageTransferError.noHost(.pdf))")
            return
        }
        let scale = Double(rasterizationScale)
        let picture = converter.picture(of: content, proposedSize, scale: scale > 0 && scale.isFinite ? scale : 1)
        let size = picture.size
        renderer(size) { $0.draw(picture, size: size) }
    }
}
