import Foundation

/// The desktop's program that previews files.
@MainActor
package protocol FilePreviewer: AnyObject {
    /// Shows a file, replacing the previous one.
    /// - Parameters:
    ///   - file: The file.
    ///   - didMove: Called when the user wants the file that many places after this one.
    ///   - didClose: Called when the user closes the preview.
    /// - Returns: Whether there is such a program, and it shows the file.
    func show(_ file: URL, didMove: @escaping @MainActor (Int) -> Void, didClose: @escaping @MainActor () -> Void) async
        -> Bool
    /// Closes the preview, after which no closure is called.
    func close()
}

/// A renderer of document pages.
package protocol DocumentPages: Sendable {
    /// Returns the aspect ratio of each page, which is its width divided by its height; nil for a file that can't be read.
    func pages(of file: URL) async -> [Double]?
    /// Returns a picture of a page; nil if it can't be drawn.
    /// - Parameters:
    ///   - page: The number of the page, from 0.
    ///   - file: The document.
    ///   - width: The width of the picture in pixels.
    func picture(ofPage page: Int, of file: URL, width: Int) async -> Image?
}

private struct FilePreviewerKey: EnvironmentKey { static var defaultValue: (any FilePreviewer)? { nil } }
private struct DocumentPagesKey: EnvironmentKey { static var defaultValue: (any DocumentPages)? { nil } }

extension EnvironmentValues {
    /// The desktop's previewer, which a host provides.
    package var filePreviewer: (any FilePreviewer)? {
        get { self[FilePreviewerKey.self] }
        set { self[FilePreviewerKey.self] = newValue }
    }

    /// The renderer of the pages of PDF documents, which a host provides if it can.
    package var documentPages: (any DocumentPages)? {
        get { self[DocumentPagesKey.self] }
        set { self[DocumentPagesKey.self] = newValue }
    }
}
