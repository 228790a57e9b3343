import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// A dialog in which the user chooses the place of a file to be written: that of the desktop.
///
/// ```swift
/// let panel = NSSavePanel()
/// panel.allowedContentTypes = [.png]
/// panel.nameFieldStringValue = "Picture"
/// if panel.runModal() == .OK, let url = panel.url { try data.write(to: url) }
/// ```
@MainActor @preconcurrency
public class NSSavePanel: NSObject {
    /// Creates a panel.
    public override init() { super.init() }

    /// The folder with which the panel begins; nil for the one that the desktop chooses.
    public var directoryURL: URL?
    /// The types of the files, the preferred first; empty for all.
    public var allowedContentTypes: [UTType] = []
    /// The types of the files by their extensions or identifiers; nil for all. ``allowedContentTypes`` has the same types.
    public var allowedFileTypes: [String]? {
        get {
            allowedContentTypes.isEmpty
                ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
        }
        set {
            allowedContentTypes = (newValue ?? []).compactMap { UTType($0) ?? UTType(filenameExtension: $0) }
        }
    }
    /// A Boolean value that indicates whether a file may have an extension of another type.
    public var allowsOtherFileTypes = false
    /// The name of the file.
    public var nameFieldStringValue = ""
    /// The label of the name, where the desktop's dialog shows one.
    public var nameFieldLabel: String!
    /// The title of the panel.
    public var title: String!
    /// The words of the panel, which are its title where it has none.
    public var message: String!
    /// The title of the button that confirms the choice.
    public var prompt: String!
    /// A Boolean value that indicates whether folders can be made. The desktop's dialogs let the user do it.
    public var canCreateDirectories = true
    /// A Boolean value that indicates whether extensions are shown. The desktop's dialogs show them.
    public var isExtensionHidden = false
    /// A Boolean value that indicates whether the user can hide extensions. The desktop's dialogs show them.
    public var canSelectHiddenExtension = false
    /// A Boolean value that indicates whether hidden files are shown. The user does that, with Ctrl+H.
    public var showsHiddenFiles = false
    /// A Boolean value that indicates whether folders that are shown as one file can be opened. The desktop's dialogs show them
    /// as folders.
    public var treatsFilePackagesAsDirectories = false
    /// A Boolean value that indicates whether the user can set marks. The desktop's dialogs have none.
    public var showsTagField = false

    /// The chosen files.
    var chosen: [URL] = []
    private var dialog: AnyObject?
    private var answer: (@MainActor (NSApplication.ModalResponse) -> Void)?

    /// The file that the user has chosen; nil before, and after the user has cancelled.
    public var url: URL? { chosen.first }

    var request: FileDialogRequest {
        var request = FileDialogRequest.panel(
            .save,
            title: title ?? message ?? "Save",
            confirmationLabel: prompt ?? "Save"
        )
        request.contentTypes = allowedContentTypes
        request.filename = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
        request.filenameLabel = nameFieldLabel
        request.directory = directoryURL ?? request.directory
        return request
    }

    /// Shows the panel, and returns when the user has chosen or cancelled. Views go on to be served meanwhile.
    /// - Returns: `.OK` or `.cancel`, also in a program without windows.
    public func runModal() -> NSApplication.ModalResponse {
        var response: NSApplication.ModalResponse?
        begin { response = $0 }
        while response == nil {
            guard let host = RunningHost.services else { return .cancel }
            host.serveOnce()
        }
        return response ?? .cancel
    }

    /// Shows the panel.
    /// - Parameter handler: Called when the user has chosen or cancelled.
    public func begin(completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        chosen = []
        answer = handler
        show(request)
    }

    /// Shows the panel.
    /// - Returns: `.OK` or `.cancel`.
    public func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Takes the panel off the screen, as though the user had cancelled.
    /// - Parameter sender: The sender, which has no effect.
    public func cancel(_ sender: Any?) { end(.cancel) }

    private func show(_ request: FileDialogRequest) {
        guard let host = RunningHost.services else { return end(.cancel) }
        // The panel is there until it is answered.
        dialog = host.show(request) { answer in
            switch answer {
            case .chosen(let urls, let contentType):
                let checked = request.checked(urls, contentType: contentType)
                if let again = checked.again { return self.show(again) }
                self.chosen = checked.urls
                self.end(checked.urls.isEmpty ? .cancel : .OK)
            case .cancelled: self.end(.cancel)
            case .failed(let error):
                kitLogger.error("A panel of files was not shown: \(error)")
                self.end(.cancel)
            }
        }
    }

    private func end(_ response: NSApplication.ModalResponse) {
        let answer = answer
        (self.answer, dialog) = (nil, nil)
        answer?(response)
    }
}

/// A dialog in which the user chooses files or folders: that of the desktop.
///
/// ```swift
/// let panel = NSOpenPanel()
/// panel.allowsMultipleSelection = true
/// panel.allowedContentTypes = [.image]
/// if panel.runModal() == .OK { for url in panel.urls { open(url) } }
/// ```
public final class NSOpenPanel: NSSavePanel {
    /// Creates a panel.
    public override init() { super.init() }

    /// A Boolean value that indicates whether files can be chosen.
    public var canChooseFiles = true
    /// A Boolean value that indicates whether folders can be chosen. The desktop's dialogs show either files or folders: files
    /// where both can be chosen.
    public var canChooseDirectories = false
    /// A Boolean value that indicates whether several can be chosen.
    public var allowsMultipleSelection = false
    /// A Boolean value that indicates whether links stand for what they lead to.
    public var resolvesAliases = true
    /// A Boolean value that indicates whether the panel shows the options of the app. The desktop's dialogs have no place for
    /// these.
    public var isAccessoryViewDisclosed = false

    /// The files that the user has chosen.
    public var urls: [URL] { chosen }

    override var request: FileDialogRequest {
        let isForFolders = canChooseDirectories && !canChooseFiles
        var request = FileDialogRequest.panel(
            isForFolders ? .openFolder : .open,
            title: title ?? message ?? "Open",
            confirmationLabel: prompt ?? "Open"
        )
        request.contentTypes = isForFolders ? [] : allowedContentTypes
        request.allowsMultipleSelection = allowsMultipleSelection
        request.directory = directoryURL ?? request.directory
        return request
    }
}

extension NSApplication {
    /// The user's answer to a panel.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The number of the answer.
        public let rawValue: Int

        /// Creates an answer.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user has chosen.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let OK = ModalResponse(rawValue: 1)
        /// The user has cancelled.
        public static let cancel = ModalResponse(rawValue: 0)
    }
}
