import Foundation
import UniformTypeIdentifiers

/// A converter of pictures to other file formats, and of views to pictures. Hosts that can draw provide one.
package protocol ImageConverter: Sendable {
    init()

    /// Returns a picture as data in a format.
    /// - Throws: An error if the picture cannot be read or the format cannot be written.
    func data(for source: Image.Source, as contentType: UTType) async throws -> Data

    /// Verifies that data is a picture that can be displayed.
    /// - Throws: An error if they are not.
    func validate(_ data: Data) throws

    /// Returns the size, in pixels, in which a picture is displayed.
    /// - Throws: An error if the picture cannot be read, or has no pixels of its own.
    func pixelSize(of source: Image.Source) throws -> CGSize

    /// Returns a picture as data in a format, synchronously. The picture is not an icon.
    /// - Parameters:
    ///   - source: The picture.
    ///   - contentType: The format.
    ///   - quality: From 0 to 1, for formats that omit what is hardly seen; nil for the format's usual one.
    /// - Throws: An error if the picture cannot be read or the format cannot be written.
    func encoded(_ source: Image.Source, as contentType: UTType, quality: Double?) throws -> Data

    /// Draws a view that is not in a window.
    /// - Parameters:
    ///   - view: The view.
    ///   - proposal: The size that is offered to it.
    ///   - scale: The number of pixels in a point.
    @MainActor
    func picture<Content: View>(of view: Content, _ proposal: ProposedViewSize, scale: Double) -> any ViewPicture

    /// Returns a PDF document.
    /// - Parameter pages: The pages, with pictures that ``picture(of:_:scale:)`` has drawn.
    /// - Throws: ``ImageTransferError`` where a page is too large.
    func document(_ pages: [DrawnPage]) throws -> Data
}

/// A picture of a view.
@MainActor
package protocol ViewPicture: Sendable {
    /// The size in points.
    var size: CGSize { get }

    /// Returns the picture as data in a format.
    /// - Parameters:
    ///   - contentType: The format.
    ///   - scale: The number of pixels in a point, for formats with pixels.
    ///   - isOpaque: Whether the ground is black, where it is otherwise clear.
    /// - Throws: ``ImageTransferError`` where the format cannot be written, or the picture is too large.
    func data(as contentType: UTType, scale: Double, isOpaque: Bool) throws -> Data
}

/// The image converter of the host with which the program is linked.
///
/// An image is a value that belongs to no window: it is exported on any thread, even before the first window opens.
/// Therefore its converter depends on neither. The linker decides: a program contains one of the hosts, which is found
/// by its name. A program with both is a test, which uses the host in memory.
package enum ImageConversion {
    /// The mangled names of the hosts' converters, in order of preference.
    private static let names = ["19TransferableTesting17DescribedPicturesV", "7GTKHost16PictureConverterV"]

    /// The converter that a test uses instead of that of the in-memory host.
    @TaskLocal package static var chosen: (any ImageConverter)?

    /// The converter; nil in a program without a host.
    package static var converter: (any ImageConverter)? { chosen ?? linked }

    /// The converter of a host that can draw, even if the program also has the in-memory host. It is for code that supplies pixels of its
    /// own.
    package static var drawing: (any ImageConverter)? { chosen ?? all.last }

    private static let linked: (any ImageConverter)? = all.first

    private static let all: [any ImageConverter] = names.compactMap {
        (_typeByName($0) as? any ImageConverter.Type)?.init()
    }
}
