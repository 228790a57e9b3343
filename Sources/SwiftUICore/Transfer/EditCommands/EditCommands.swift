import CoreTransferable
import UniformTypeIdentifiers

/// The actions of the Copy, Cut, Paste and Delete commands in a container.
@MainActor
package struct EditCommands {
    package var copy: (() -> [NSItemProvider])?
    package var cut: (() -> [NSItemProvider])?
    package var paste: PasteTarget?
    package var delete: (() -> Void)?

    /// Returns a Boolean value that indicates whether the container has a command.
    package func has(_ action: EditAction) -> Bool {
        switch action {
        case .copy: copy != nil
        case .cut: cut != nil
        case .paste: paste != nil
        case .delete: delete != nil
        case .undo, .redo, .selectAll, .insertEmoji, .format: false
        }
    }
}

extension EditCommands: ContainerPart {}

/// The receiver of a paste.
@MainActor
package struct PasteTarget {
    /// The accepted types. The pasteboard must have at least one of them.
    package var contentTypes: [UTType]
    /// A closure that receives the items.
    package var perform: ([NSItemProvider]) async -> Void

    package init(contentTypes: [UTType], perform: @escaping ([NSItemProvider]) async -> Void) {
        (self.contentTypes, self.perform) = (contentTypes, perform)
    }
}
