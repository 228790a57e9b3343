import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A file dialog over a window in memory, which a test answers as a user does.
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
    /// The user's choice in a dialog.
    public enum Kind: Hashable, Sendable {
        /// A file that is there.
        case open
        /// A folder that is there.
        case openFolder
        /// The name and the folder of a file to be written.
        case save
        /// The folder in which files are written.
        case saveInFolder
    }

    private let dialog: FileDialog
    private let window: TestWindow

    init(_ dialog: FileDialog, over window: TestWindow) { (self.dialog, self.window) = (dialog, window) }

    /// The user's choice.
    public var kind: Kind {
        switch dialog.request.kind {
        case .open: .open
        case .openFolder: .openFolder
        case .save: .save
        case .saveInFolder: .saveInFolder
        }
    }

    /// The title, or the message that the program sets.
    public var title: String { dialog.request.title }

    /// The title of the button that confirms the choice.
    public var confirmationLabel: String { dialog.request.confirmationLabel }

    /// The types of the files, the preferred first; empty for all.
    public var contentTypes: [UTType] { dialog.request.contentTypes }

    /// A Boolean value that indicates whether several files can be chosen.
    public var allowsMultipleSelection: Bool { dialog.request.allowsMultipleSelection }

    /// The name that is suggested for a file to be written; nil for other dialogs.
    public var filename: String? { dialog.request.filename }

    /// The label for the name, which dialogs of Linux desktops do not show.
    public var filenameLabel: String? { dialog.request.filenameLabel }

    /// The initial folder of the dialog; nil for the desktop's default, such as recent files.
    public var directory: URL? { dialog.request.directory }

    /// The identifier that dialogs share to begin with the folder of the last one.
    public var customizationID: String? { dialog.request.customizationID }

    /// The program's options for showing files, which dialogs of Linux desktops leave to the user.
    public var browserOptions: FileDialogBrowserOptions { dialog.request.browserOptions }

    /// Chooses files, a folder, or the place of a file to be written, and waits until the program has heard of it: files that are
    /// exported or moved are in their places then.
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

    /// Makes the dialog fail, as if the desktop could not show it.
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
