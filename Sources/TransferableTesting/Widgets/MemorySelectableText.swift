import CoreTransferable
import Foundation
import SwiftUICore

/// A widget in memory with selectable text.
@MainActor
protocol MemorySelectableText: MemoryWidget {
    /// The characters; nil if none can be selected.
    var selectableText: String? { get }
    /// The selection, in Unicode scalars.
    var selection: Range<Int> { get set }
    /// The items of the selection.
    var selectedItems: [NSItemProvider] { get }
}

extension MemorySelectableText {
    /// Tells the program where its selection is now, if its text has become too short for it.
    func moveIntoText(_ selection: EditedSelection?, _ text: String) {
        guard let selection, let shown = selection.shown, !selection.isInText else { return }
        host?.schedule { selection.set(shown, in: text) }
    }
}
