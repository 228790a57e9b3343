import Foundation

/// The desktop's program that shows files before they are opened.
@MainActor
package protocol FilePreviewer: AnyObject {
    /// Shows a file in place of the one before.
    /// - Parameters:
    ///   - file: The file.
    ///   - didMove: Called when the user wants the file that many places after this one.
    ///   - didClose: Called when the user closes the preview.
    /// - Returns: Whether there is such a program, and it shows the file.
    func show(_ file: URL, didMove: @escaping @MainActor (Int) -> Void, didClose: @escaping @MainActor () -> Void) async
        -> Bool
    /// Closes the preview. Nothing is called afterwards.
    func close()
}

/// Draws pages of documents.
package protocol DocumentPages: Sendable {
    /// Returns the proportions of each page, the width divided by the height; nil for a file that cannot be read.
    func pages(of file: URL) async -> [Double]?
    /// Returns a picture of a page; nil if it cannot be drawn.
    /// - Parameters:
    ///   - page: The number of the page, from 0.
    ///   - file: The document.
    ///   - width: The width of the picture in pixels.
    func picture(ofPage page: Int, of file: URL, width: Int) async -> Image?
}

private struct FilePreviewerKey: EnvironmentKey { static var defaultValue: (any FilePreviewer)? { nil } }
private struct DocumentPagesKey: EnvironmentKey { static var defaultValue: (any DocumentPages)? { nil } }

extension EnvironmentValues {
    /// The desktop's previewer; a host sets it.
    package var filePreviewer: (any FilePreviewer)? {
        get { self[FilePreviewerKey.self] }
        set { self[FilePreviewerKey.self] = newValue }
    }

    /// Draws pages of PDF documents; a host that can do so sets it.
    package var documentPages: (any DocumentPages)? {
        get { self[DocumentPagesKey.self] }
        set { self[DocumentPagesKey.self] = newValue }
    }
}
