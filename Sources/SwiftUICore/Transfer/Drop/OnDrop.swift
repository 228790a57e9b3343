import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    /// Makes this view a drop destination for items of the specified types.
    ///
    /// The sender serves the items until `perform` has released them, so they may be loaded after it returns.
    /// - Parameters:
    ///   - supportedContentTypes: The types. An item must have one that conforms to one of them.
    ///   - isTargeted: Set to true while a suitable drag is over the view.
    ///   - perform: Called with the items. Returns whether they are accepted.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in perform(items) }
    }

    /// Makes this view a drop destination for items of the specified types.
    /// - Parameters:
    ///   - supportedContentTypes: The types; an item has one that conforms to one of them.
    ///   - isTargeted: Set to true while a drag that fits is over the view.
    ///   - perform: Called with the items and the point in the view. Returns whether they are accepted.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        let perform = UncheckedBox(perform)
        return onDrop(
            of: supportedContentTypes,
            isTargeted: isTargeted,
            receive: { items, location in
                await LentItems(items).lend { perform.value($0, location) }
            }
        )
    }

    /// Accepts items of the specified types that are dropped on this view, and makes the sender wait until they have been read.
    ///
    /// Apple's systems have no such modifier: there, the sender learns at once whether the items are of use. Here it
    /// learns that when `receive` returns, so a program that looks into the items first can refuse them.
    /// - Parameters:
    ///   - supportedContentTypes: The types; an item has one that conforms to one of them.
    ///   - isTargeted: Set to true while a drag that fits is over the view.
    ///   - receive: Called with the items and the point in the view. Returns whether they are accepted.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        receive: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) async -> Bool
    ) -> some View {
        modifier(
            DropModifier(of: supportedContentTypes, isTargeted: { isTargeted?.wrappedValue = $0 }) { items, session in
                await receive(items, session.location)
            }
        )
    }
}
