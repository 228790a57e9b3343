/// The renaming of a window's title, and whether the user can change it.
@MainActor
package final class TitleRenaming {
    /// A closure, set by the host that shows the window, that shows a field in place of the title.
    package var begin: () -> Void = {}
    private let possible = StateLocation(false)

    nonisolated init() {}

    /// A Boolean value that indicates whether the user can change the title. Views that read it follow it.
    nonisolated var isPossible: Bool { possible.value }

    func setPossible(_ isPossible: Bool) { if possible.value != isPossible { possible.value = isPossible } }
}
