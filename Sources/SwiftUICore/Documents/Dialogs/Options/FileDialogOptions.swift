import Foundation

/// The options that the views around set for a file dialog.
struct FileDialogOptions {
    var message: String?
    var confirmationLabel: String?
    var filenameLabel: String?
    var defaultDirectory: URL?
    var customizationID: String?
    var importsUnresolvedAliases = false
    var browserOptions = FileDialogBrowserOptions()
    /// A closure that indicates whether a file can be chosen; nil to allow all files.
    var isEnabled: (@MainActor (URL) -> Bool)?
}

/// A modifier that changes the options of file dialogs.
@_weakLinked
struct FileDialogOptionsModifier {
    let change: (inout FileDialogOptions) -> Void
}

extension FileDialogOptionsModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { change(&environment.fileDialogOptions) }
}
