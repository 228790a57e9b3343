import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A file dialog over a window in memory, which a test answers as a user would.
///
/// ```swift
/// try window.press("Export…")
/// let dialog = try #require(window.fileDialogs.first)
/// #expect(dialog.filename == "Notes.txt")
/// try await dialog.choose(folder.appendingPathComponent("Notes.txt"))
/// #expect(window.texts.contains("Exported"))
/// ```
///
/// Files are real: exported files are written to the place that the test chooses.
@MainActor
public struct TestFileDialog {
    /// The kind of choice that a dialog offers.
    public enum Kind: Hashable, Sendable {
        /// An existing file.
        case open
        /// An existing folder.
        case openFolder
        /// The name and the folder of a file to write.
        case save
        /// The folder in which to write files.
        case saveInFolder
    }

    private let dialog: FileDialog
    private let window: TestWindow

    init(_ dialog: FileDialog, over window: TestWindow) { (self.dialog, self.window) = (dialog, window) }

    /// The kind of choice.
    public var kind: Kind {
        switch dialog.request.kind {
        case .open: .open
        case .openFolder: .openFolder
        case .save: .save
        case .saveInFolder: .saveInFolder
        }
    }

    /// The title of the dialog, or the message that the program sets.
    public var title: String { dialog.request.title }

    /// The title of the button that confirms the choice.
    public var confirmationLabel: String { dialog.request.confirmationLabel }

    /// The types of files that can be chosen, in order of preference; empty for all types.
    public var contentTypes: [UTType] { dialog.request.contentTypes }

    /// A Boolean value that indicates whether several files can be chosen.
    public var allowsMultipleSelection: Bool { dialog.request.allowsMultipleSelection }

    /// The suggested name of a file to write; nil for other dialogs.
    public var filename: String? { dialog.request.filename }

    /// The label of the file name, which dialogs of Linux desktops do not show.
    public var filenameLabel: String? { dialog.request.filenameLabel }

    /// The folder that the dialog initially shows; nil for the desktop's default, such as recent files.
    public var directory: URL? { dialog.request.directory }

    /// An identifier shared by dialogs that each start in the folder where the previous one ended.
    public var customizationID: String? { dialog.request.customizationID }

    /// The program's options for how to show files, which dialogs of Linux desktops leave to the user.
    public var browserOptions: FileDialogBrowserOptions { dialog.request.browserOptions }

    /// Chooses files, a folder or the location of a file to write, and waits until the program has handled the choice. Exported or moved
    /// files are then in place.
    ///
    /// A file that is there and chosen as the place of another is replaced: a user was asked. Where the choice cannot be taken as
    /// it is, another dialog is there afterwards.
    /// - Parameters:
    ///   - urls: The files; one, unless several can be chosen.
    ///   - contentType: The type that the user chooses for a file to be written; nil if that is left as it is.
    /// - Throws: ``TestWindowError`` where a user could not choose that.
    public func choose(_ urls: URL..., as contentType: UTType? = nil) async throws {
        guard urls.count == 1 || urls.count > 1 && allowsMultipleSelection else {
            throw TestWindowError("\(urls.count) files cannot be chosen in the dialog “\(title)”.")
        }
        if let contentType, !contentTypes.contains(contentType) {
            throw TestWindowError("The dialog “\(title)” does not offer the type \(contentType.identifier).")
        }
        await dialog.answer(.chosen(urls, contentType: contentType))
        window.update()
    }

    /// Cancels the dialog.
    public func cancel() async {
        await dialog.answer(.cancelled)
        window.update()
    }

    /// Makes the dialog fail, as though the desktop could not show it.
    /// - Parameter error: The reason.
    public func fail(_ error: any Error) async {
        await dialog.answer(.failed(error))
        window.update()
    }
}

extension TestWindow {
    /// The file dialogs over the window.
    public var fileDialogs: [TestFileDialog] { content.chrome.fileDialogs.map { TestFileDialog($0, over: self) } }
}
