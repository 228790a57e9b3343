import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A drop destination of a container.
@MainActor
package struct DropTarget {
    /// The accepted types. An offer must have at least one of them.
    package var contentTypes: [UTType]
    /// A closure that indicates whether to accept a drag that has one of the types.
    package var validate: (_ hover: DropHover) -> Bool = { _ in true }
    /// A closure that returns the operation to perform on the items; nil for the sender's preference.
    package var propose: (_ hover: DropHover) -> DropOperation? = { _ in nil }
    /// A closure that receives the items and indicates whether they were accepted.
    package var perform: (_ items: [NSItemProvider], _ hover: DropHover) async -> Bool
    /// A closure that is called with true when an acceptable drag enters the container, and with false when it leaves.
    package var isTargeted: (Bool) -> Void
    /// The arrangement of the previews of this app's items over the destination; nil for no change.
    package var formation: DragDropPreviewsFormation?
    /// A closure that is called as an acceptable drag moves over the container and when it ends.
    package var update: (_ hover: DropHover, _ phase: DropSession.Phase) -> Void
    /// A closure that returns the place to which a keyboard step leads from the current place of the drag; nil if there is none.
    package var place: (_ hover: DropHover, _ step: HeldStep) -> HeldPlace? = { _, _ in nil }
    /// Identifies the target among others; nil for one of a list.
    var owner: ObjectIdentifier?
    /// A closure that returns the drag by keys of the host.
    var keyboardDrag: () -> KeyboardDrag? = { nil }
}

extension DropTarget: ContainerPart {
    nonisolated package static var takesEmptyRoom: Bool { true }
    /// A Boolean value that indicates whether the part works in a disabled view. It does, because a disabled view accepts drops on Apple's
    /// systems.
    nonisolated package static var worksWhereDisabled: Bool { true }

    /// Logs once that a view has a second drop destination.
    package static func wasRepeated(_ outer: DropTarget, around inner: DropTarget) {
        guard !outer.contentTypes.isEmpty, !inner.contentTypes.isEmpty else { return }
        let (outerTypes, innerTypes) = (names(outer.contentTypes), names(inner.contentTypes))
        guard ReportedOnce.first("destinations \(outerTypes) around \(innerTypes)") else { return }
        transferLogger.warning(
            "A view has several drop destinations, for \(innerTypes) and for \(outerTypes). Of each drag one of them gets the items: the last that takes them. Use one destination whose payload is an enumeration with an importing representation for each kind."
        )
    }

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        isEnabled ? takingDrop(inside) : inside
    }

    /// Logs once that nothing can be dropped on a destination because it cannot be reached. Hosts call this method after placing a
    /// destination.
    /// - Parameters:
    ///   - size: The size of the destination.
    ///   - shape: The part of it that the pointer meets; nil for all.
    package func tellIfUnreachable(_ size: CGSize, _ shape: HitShape?) {
        guard !contentTypes.isEmpty else { return }
        let isWithoutSize = size.width < 1 || size.height < 1
        guard isWithoutSize || shape?.isEmpty(in: size) == true else { return }
        let types = Self.names(contentTypes)
        guard ReportedOnce.first("unreachable \(isWithoutSize) \(types)") else { return }
        transferLogger.warning(
            isWithoutSize
                ? "A dropDestination for \(types) is \(size.width) × \(size.height) points large, so nothing can be dropped on it. Give the view a size, for instance with .frame(width:height:), before .dropDestination."
                : "The contentShape of a dropDestination for \(types) holds no points, so nothing can be dropped on it. Give it a shape with an area, for instance .contentShape(Rectangle())."
        )
    }

    private static func names(_ types: [UTType]) -> String { types.map(\.identifier).joined(separator: ", ") }
}
