import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Information about a drag over a view: its items and its location.
@_weakLinked
public struct DropInfo {
    /// The location of the drag in the coordinate space of the view.
    public let location: CGPoint
    let items: [NSItemProvider]

    /// Returns a Boolean value that indicates whether at least one item conforms to one of the specified types.
    /// - Parameter contentTypes: The types; an item has one that conforms to one of them.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns the items that conform to at least one of the specified types.
    ///
    /// The items of another program are known when they are dropped. Until then one stands for all, with the types that the
    /// program offers.
    /// - Parameter contentTypes: The types; an item has one that conforms to one of them.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.hasRepresentation(conformingToAnyOf: contentTypes) }
    }

    /// Returns a Boolean value that indicates whether at least one item conforms to one of the types with the specified identifiers.
    @available(*, deprecated, message: "Use the form that takes types.")
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: UTType.types(of: types))
    }

    /// Returns the items that conform to at least one of the types with the specified identifiers.
    @available(*, deprecated, message: "Use the form that takes types.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: UTType.types(of: types))
    }
}

/// An object that follows drags over a view and receives drops.
///
/// ```swift
/// struct Shelf: DropDelegate {
///     @Binding var books: [Book]
///
///     func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///
///     func performDrop(info: DropInfo) -> Bool {
///         guard let item = info.itemProviders(for: [.book]).first else { return false }
///         …
///         return true
///     }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol DropDelegate {
    /// Returns a Boolean value that indicates whether the delegate accepts a drag that has one of the view's types.
    func validateDrop(info: DropInfo) -> Bool

    /// Receives the dropped items and returns a Boolean value that indicates whether they are accepted. The items may be loaded after this
    /// method returns.
    func performDrop(info: DropInfo) -> Bool

    /// Tells the delegate that a drag it accepts has entered the view.
    func dropEntered(info: DropInfo)

    /// Tells the delegate that a drag it accepts has moved over the view.
    /// - Returns: The operation on the items, which the pointer shows; nil for the sender's preference.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Tells the delegate that a drag it accepts has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every drag.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Leaves the operation to the sender.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// A modifier that passes drops on a view to a delegate.
@_weakLinked
struct DropDelegateModifier {
    let contentTypes: [UTType]
    let delegate: any DropDelegate
}

extension DropDelegateModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DropTarget {
        let delegate = delegate
        func info(_ hover: DropHover) -> DropInfo { DropInfo(location: hover.location, items: hover.items()) }
        return DropTarget(
            contentTypes: node.environment.isHidden ? [] : contentTypes,
            validate: { delegate.validateDrop(info: info($0)) },
            propose: { hover in
                delegate.dropUpdated(info: info(hover))?.operation(isOwn: hover.drag != nil)
            },
            perform: { items, hover in
                await LentItems(items).lend {
                    delegate.performDrop(info: DropInfo(location: hover.location, items: $0))
                }
            },
            isTargeted: { _ in },
            formation: node.environment.dropPreviewsFormation,
            update: { hover, phase in
                switch phase {
                case .entering: delegate.dropEntered(info: info(hover))
                case .exiting: delegate.dropExited(info: info(hover))
                case .active, .ended, .dataTransferCompleted: break
                }
            },
            owner: ObjectIdentifier(node),
            keyboardDrag: { [weak node] in node?.graph.keyboardDrag }
        )
    }
}

extension View {
    /// Makes this view a drop destination for items of the specified types, with a delegate.
    /// - Parameters:
    ///   - supportedContentTypes: The types. An item must have one that conforms to one of them.
    ///   - delegate: An object that follows drags over the view and receives drops.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropDelegateModifier(contentTypes: supportedContentTypes, delegate: delegate))
    }

    /// Makes this view a drop destination for items of the specified types, with a delegate.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: UTType.types(of: supportedTypes), delegate: delegate)
    }

    /// Makes this view a drop destination for items of the specified types.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(of: supportedTypes), isTargeted: isTargeted, perform: perform)
    }

    /// Makes this view a drop destination for items of the specified types.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: UTType.types(of: supportedTypes), isTargeted: isTargeted, perform: perform)
    }
}
