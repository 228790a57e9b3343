import CGTK
import GTKInterop
import SwiftUICore

/// The selected rows of a model: one of GTK's selection models.
@MainActor
final class RowSelection {
    /// The number of rows that can be selected.
    enum Mode {
        case none, single, multiple

        @MainActor
        init(_ selection: ListSelection?) {
            self =
                switch selection?.allowsMultiple {
                case nil: .none
                case false?: .single
                case true?: .multiple
                }
        }
    }

    let mode: Mode
    let pointer: OpaquePointer
    /// Called when the user has selected something.
    var didChange: () -> Void = {}
    private let reference: ObjectReference
    /// Set while the selection follows the program, so it is not reported back.
    private var isUpdating = false

    init(of model: RowModel, mode: Mode) {
        self.mode = mode
        // GTK takes over a reference to the model.
        g_object_ref(model.pointer.raw)
        switch mode {
        case .none:
            pointer = gtk_no_selection_new(model.pointer)
        case .single:
            pointer = gtk_single_selection_new(model.pointer)
            gtk_single_selection_set_autoselect(pointer, 0)
            gtk_single_selection_set_can_unselect(pointer, 1)
            gtk_single_selection_set_selected(pointer, guint.max)
        case .multiple:
            pointer = gtk_multi_selection_new(model.pointer)
        }
        reference = ObjectReference(retaining: pointer.raw)
        g_object_unref(pointer.raw)
        Signal.connect(
            pointer.raw,
            "selection-changed",
            twoNumbers: { [weak self] _, _ in
                guard let self, !self.isUpdating else { return }
                self.didChange()
            }
        )
    }

    /// The selected positions, in order.
    var positions: [Int] {
        let set = gtk_selection_model_get_selection(pointer)
        defer { gtk_bitset_unref(set) }
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// Selects the rows at some positions and no others.
    func set(_ positions: [Int]) {
        isUpdating = true
        defer { isUpdating = false }
        switch mode {
        case .none:
            break
        case .single:
            gtk_single_selection_set_selected(pointer, positions.first.map { guint(clamping: $0) } ?? guint.max)
        case .multiple:
            let selected = gtk_bitset_new_empty()
            for position in positions { gtk_bitset_add(selected, guint(clamping: position)) }
            // The rows that may change. GTK takes milliseconds to make a set of all numbers.
            let before = gtk_selection_model_get_selection(pointer)
            let concerned = gtk_bitset_copy(before)
            gtk_bitset_union(concerned, selected)
            gtk_selection_model_set_selection(pointer, selected, concerned)
            for set in [before, concerned, selected] { gtk_bitset_unref(set) }
        }
    }
}
