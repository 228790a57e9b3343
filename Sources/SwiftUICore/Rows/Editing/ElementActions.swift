import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The actions on the elements of dynamic content.
struct ElementActions {
    /// A closure that moves the elements at some offsets in front of the one at another.
    var move: ((IndexSet, Int) -> Void)?
    /// A closure that deletes the elements at some offsets.
    var delete: ((IndexSet) -> Void)?
    /// The receivers of items that are dropped between elements, the innermost first.
    var insertions: [ElementInsertion] = []
    /// The identifier of the elements' collection in a container around, which moves them.
    var collectionID: AnyHashable?

    var isEmpty: Bool { move == nil && delete == nil && insertions.isEmpty && collectionID == nil }

    /// Returns these actions, with those of another in place of missing ones.
    func merging(_ outer: ElementActions) -> ElementActions {
        ElementActions(
            move: move ?? outer.move,
            delete: delete ?? outer.delete,
            insertions: insertions + outer.insertions,
            collectionID: collectionID ?? outer.collectionID
        )
    }

    /// Returns whether the same can be done with other actions.
    @MainActor
    func isSame(as other: ElementActions) -> Bool {
        (move == nil) == (other.move == nil) && (delete == nil) == (other.delete == nil)
            && collectionID == other.collectionID
            && insertions.map { $0.contentTypes() } == other.insertions.map { $0.contentTypes() }
    }
}

/// The receiver of items that are dropped between elements.
struct ElementInsertion {
    /// The types of which an item must have one.
    let contentTypes: @MainActor () -> [UTType]
    /// A closure that receives the items. Returns whether they were useful. The offset is requested when it is needed, because elements may
    /// be added or removed while items are loaded.
    let perform: @MainActor (_ items: [NSItemProvider], _ offset: () -> Int) async -> Bool
}

extension ElementInsertion {
    /// Lends items to an action.
    init(of contentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
        let action = UncheckedBox(action)
        self.init {
            contentTypes
        } perform: { items, offset in
            let offset = offset()
            return await LentItems(items).lend {
                action.value(offset, $0)
                return true
            }
        }
    }

    /// Gives an action the values of the items.
    init<Payload: Transferable>(of payloadType: Payload.Type, perform action: @escaping ([Payload], Int) -> Void) {
        let action = UncheckedBox(action)
        self.init {
            importedTypes(of: payloadType, for: "dropDestination")
        } perform: { items, offset in
            let values = await items.loadValues(of: payloadType, for: "drop", transferLogger)
            if !values.isEmpty { action.value(values, offset()) }
            return !values.isEmpty
        }
    }
}
