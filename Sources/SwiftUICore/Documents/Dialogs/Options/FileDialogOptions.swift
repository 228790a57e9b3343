import Foundation

/// What the views around a file dialog say of it.
struct FileDialogOptions {
    var message: String?
    var confirmationLabel: String?
    var filenameLabel: String?
    var defaultDirectory: URL?
    var customizationID: String?
    var importsUnresolvedAliases = false
    var browserOptions = FileDialogBrowserOptions()
    /// Which files can be chosen; nil for all.
    var isEnabled: (@MainActor (URL) -> Bool)?
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

/// Changes what is said of file dialogs.
@_weakLinked
struct FileDialogOptionsModifier {
    let change: (inout FileDialogOptions) -> Void
}

extension FileDialogOptionsModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { change(&environment.fileDialogOptions) }
}
