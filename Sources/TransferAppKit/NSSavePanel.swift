import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialog for choosing the location of a file to write.
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

    /// The folder in which the panel starts; nil for the one that the desktop chooses.
    public var directoryURL: URL?
    /// The types of files that can be chosen, in order of preference; empty for all types.
    public var allowedContentTypes: [UTType] = []
    /// The allowed types of files, by extension or identifier; nil for all. ``allowedContentTypes`` has the same types.
    public var allowedFileTypes: [String]? {
        get {
            allowedContentTypes.isEmpty
                ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
        }
        set {
            allowedContentTypes = (newValue ?? []).compactMap { UTType($0) ?? UTType(filenameExtension: $0) }
        }
    }
    /// A Boolean value that indicates whether the file may have the extension of a different type.
    public var allowsOtherFileTypes = false
    /// The name of the file.
    public var nameFieldStringValue = "Untitled"
    /// The label of the file name, if the desktop's dialog shows one.
    public var nameFieldLabel: String!
    /// The title of the panel.
    public var title: String!
    /// The message of the panel, which serves as its title if it has none.
    public var message: String!
    /// The title of the button that confirms the choice.
    public var prompt: String!
    /// A Boolean value that indicates whether the user can create folders. The desktop's dialogs always allow it.
    public var canCreateDirectories = true
    /// A Boolean value that indicates whether extensions are hidden. The desktop's dialogs always show them.
    public var isExtensionHidden = false
    /// A Boolean value that indicates whether the user can hide extensions. The desktop's dialogs always show them.
    public var canSelectHiddenExtension = false
    /// A Boolean value that indicates whether hidden files are shown. The user shows them with Ctrl+H.
    public var showsHiddenFiles = false
    /// A Boolean value that indicates whether packages can be opened like folders. The desktop's dialogs always show them as folders.
    public var treatsFilePackagesAsDirectories = false
    /// A Boolean value that indicates whether the panel shows where its size can be changed. The desktop decides it.
    public var showsResizeIndicator = true
    /// A Boolean value that indicates whether the panel has a field for tags. The desktop's dialogs have none.
    public var showsTagField = false

    /// The chosen files.
    var chosen: [URL] = []
    private let dialog = StandaloneFileDialog()
    private var answer: (@MainActor (NSApplication.ModalResponse) -> Void)?

    /// The chosen file; nil before the user chooses, and after the user cancels.
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

    /// Shows the panel and returns when the user has chosen or cancelled. Windows continue to respond in the meantime.
    /// - Returns: `.OK` or `.cancel`, also in a program without windows.
    public func runModal() -> NSApplication.ModalResponse {
        var response: NSApplication.ModalResponse?
        begin { response = $0 }
        serveWindows { response == nil }
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

    /// Closes the panel as though the user had cancelled.
    /// - Parameter sender: The sender, which has no effect.
    public func cancel(_ sender: Any?) { end(.cancel) }

    private func show(_ request: FileDialogRequest) {
        // The panel is there until it is answered.
        dialog.show(request) { result in
            switch result {
            case .success(let urls):
                self.chosen = urls ?? []
                self.end(self.chosen.isEmpty ? .cancel : .OK)
            case .failure(let error):
                kitLogger.error("A panel of files was not shown: \(error)")
                self.end(.cancel)
            }
        }
    }

    private func end(_ response: NSApplication.ModalResponse) {
        let answer = answer
        self.answer = nil
        dialog.close()
        answer?(response)
    }
}

/// The desktop's dialog for choosing files or folders.
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
    /// A Boolean value that indicates whether folders can be chosen. The desktop's dialogs show either files or folders; they show files if
    /// both can be chosen.
    public var canChooseDirectories = false
    /// A Boolean value that indicates whether several items can be chosen.
    public var allowsMultipleSelection = false
    /// A Boolean value that indicates whether links are resolved to their destinations.
    public var resolvesAliases = true
    /// A Boolean value that indicates whether the panel shows the app's own options. The desktop's dialogs have no room for them.
    public var isAccessoryViewDisclosed = false

    /// The chosen files.
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
    /// The user's response to a modal panel.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The raw value of the response.
        public let rawValue: Int

        /// Creates a response.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user confirmed the choice.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let OK = ModalResponse(rawValue: 1)
        /// The user cancelled.
        public static let cancel = ModalResponse(rawValue: 0)
    }
}
