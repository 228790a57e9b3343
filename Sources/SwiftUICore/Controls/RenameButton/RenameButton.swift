/// A button that begins a renaming.
///
/// It does what a ``View/renameAction(_:)-(()->Void)`` around says, and where there is none, it lets the user change the title of a
/// window with `navigationTitle($title)`. Without either it is disabled.
@_weakLinked
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
    let label: Label
}

extension RenameButton where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button.
    nonisolated public init() { label = SwiftUICore.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}
