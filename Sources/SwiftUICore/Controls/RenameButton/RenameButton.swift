/// A button that starts renaming.
///
/// It performs the outer ``View/renameAction(_:)-(()->Void)``. Without one, it lets the user change the title of a
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
