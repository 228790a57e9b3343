import CoreTransferable
import UniformTypeIdentifiers

/// What the Copy, Cut and Paste commands do in a container.
@MainActor
package struct EditCommands {
    package var copy: (() -> [NSItemProvider])?
    package var cut: (() -> [NSItemProvider])?
    package var paste: PasteTarget?
}

extension EditCommands: ContainerPart {}

/// What takes the items of a paste.
@MainActor
package struct PasteTarget {
    /// The types of which the pasteboard must have one.
    package var contentTypes: [UTType]
    /// Takes the items.
    package var perform: ([NSItemProvider]) async -> Void
}
