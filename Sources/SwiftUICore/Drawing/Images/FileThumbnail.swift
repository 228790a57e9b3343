import Foundation
import UniformTypeIdentifiers

/// A service that creates thumbnails of files, as the desktop shows them.
package protocol ThumbnailService: Sendable {
    /// Returns a thumbnail of a file.
    /// - Parameters:
    ///   - file: The file.
    ///   - side: The greatest length of a side in the view, in pixels. The picture may be larger.
    /// - Returns: The picture; nil if there is none and none can be made.
    func thumbnail(of file: URL, side: Int) async -> Image?
}

/// A view that displays a thumbnail of a file: the desktop's thumbnail, or an icon if there is none.
@_weakLinked
package struct FileThumbnail {
    let file: URL
    let side: Double
    let icon: Image
    let iconInset: Double
    let contentMode: ContentMode
    @Environment(\.thumbnails) private var thumbnails
    /// An object, so a row that is scrolled away has written no state and is removed with its picture.
    @State private var loaded = LoadedThumbnail()

    /// - Parameters:
    ///   - file: The file.
    ///   - side: The greatest length of a side of the view, in points.
    ///   - icon: The view until the file has a picture. It always fits the view.
    ///   - iconInset: The distance of the icon from the edges of the view, in points.
    ///   - contentMode: Whether the picture fits or fills the view.
    package init(
        _ file: URL,
        side: Double,
        icon: Image,
        iconInset: Double = 0,
        contentMode: ContentMode = .fit
    ) {
        (self.file, self.side, self.icon) = (file, side, icon)
        (self.iconInset, self.contentMode) = (iconInset, contentMode)
    }

    /// The most pixels that a point has on usual displays.
    private static let pixelsPerPoint = 2.0
}

extension FileThumbnail: View {
    package var body: some View {
        picture.resizable().aspectRatio(contentMode: loaded.picture == nil ? .fit : contentMode)
            .padding(loaded.picture == nil ? iconInset : 0)
            .task(id: file) {
                loaded.picture = nil
                let side = Int(nearest: Double(side * Self.pixelsPerPoint))
                loaded.picture = await thumbnails?.thumbnail(of: file, side: side)
            }
    }

    /// Without a desktop, a picture stands for itself.
    @MainActor private var picture: Image {
        if let picture = loaded.picture { return picture }
        let isPicture = UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) ?? false
        return thumbnails == nil && isPicture ? Image(contentsOf: file) : icon
    }
}

/// The picture of a thumbnail's file, once it is there.
@MainActor @Observable
private final class LoadedThumbnail {
    var picture: Image?

    nonisolated init() {}
}
