import Foundation
import UniformTypeIdentifiers

/// Makes small pictures of files, as the desktop shows them.
package protocol ThumbnailService: Sendable {
    /// Returns a small picture of a file.
    /// - Parameters:
    ///   - file: The file.
    ///   - side: The greatest length of a side in the view, in pixels. The picture may be larger.
    /// - Returns: The picture; nil if there is none and none can be made.
    func thumbnail(of file: URL, side: Int) async -> Image?
}

/// A view that displays a small picture of a file: the desktop's thumbnail, or an icon where there is none.
@_weakLinked
package struct FileThumbnail {
    let file: URL
    let side: Double
    let icon: Image
    @Environment(\.thumbnails) private var thumbnails
    @State private var loaded: Image?

    /// - Parameters:
    ///   - file: The file.
    ///   - side: The greatest length of a side of the view, in points.
    ///   - icon: The view until the file has a picture.
    package init(_ file: URL, side: Double, icon: Image) {
        (self.file, self.side, self.icon) = (file, side, icon)
    }

    /// The most pixels that a point has on usual displays.
    private static let pixelsPerPoint = 2.0
}

extension FileThumbnail: View {
    package var body: some View {
        picture.resizable().scaledToFit()
            .task(id: file) {
                loaded = nil
                loaded = await thumbnails?.thumbnail(of: file, side: Int(nearest: Double(side * Self.pixelsPerPoint)))
            }
    }

    /// Without a desktop, a picture stands for itself.
    private var picture: Image {
        if let loaded { return loaded }
        let isPicture = UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) ?? false
        return thumbnails == nil && isPicture ? Image(contentsOf: file) : icon
    }
}
