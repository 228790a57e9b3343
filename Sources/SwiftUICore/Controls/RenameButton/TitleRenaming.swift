/// Begins the renaming of a window's title, and indicates whether the user can change the title.
@MainActor
package final class TitleRenaming {
    /// Shows the field in place of the title; set by the host that shows the window.
    package var begin: () -> Void = {}
    private let possible = StateLocation(false)

    nonisolated init() {}

    /// A Boolean value that indicates whether the user can change the title. Views that read it follow it.
    nonisolated var isPossible: Bool { possible.value }

    func setPossible(_ isPossible: Bool) { if possible.value != isPossible { possible.value = isPossible } }
}
