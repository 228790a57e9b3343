import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// The path of a drag over drop destinations, one after another, until the items are dropped.
///
/// All drags take it: those by a pointer, of which a window system tells, those by keys and those of tests. So destinations receive the
/// same calls in the same order from each.
@MainActor
package final class DropPassage {
    private let contents: PasteboardContents
    private let drag: ActiveDrag?
    /// The operations that the sender allows now.
    private var operations: DropOperation.Set
    private var target: Target?

    private struct Target {
        weak var widget: AnyObject?
        var part: DropTarget
        var hover: DropHover

        /// The drag, with the operation of the destination.
        @MainActor var proposal: DropHover {
            var hover = hover
            hover.proposed = part.propose(hover)
            return hover
        }
    }

    /// - Parameters:
    ///   - contents: The dragged items.
    ///   - drag: The drag, if it began in this app.
    ///   - operations: The operations that the sender allows.
    package init(_ contents: PasteboardContents, drag: ActiveDrag?, operations: DropOperation.Set) {
        (self.contents, self.drag, self.operations) = (contents, drag, operations)
    }

    /// Returns a drag that hovers over the center of a destination.
    /// - Parameter size: The size of the destination.
    package func hover(over size: CGSize) -> DropHover {
        var hover = DropHover(operations: operations, drag: drag, items: { [contents] in contents.itemsInSight })
        hover.size = size
        hover.location = CGPoint(x: size.width / 2, y: size.height / 2)
        return hover
    }

    /// Returns a Boolean value that indicates whether a destination accepts the drag.
    package func isTaken(by part: DropTarget, _ hover: DropHover) -> Bool {
        contents.mayHave(anyOf: part.contentTypes) && part.validate(hover)
    }

    /// Moves the drag over a destination that accepts it, or to another point in the same one.
    /// - Parameters:
    ///   - widget: The widget of the destination.
    ///   - part: The destination.
    ///   - hover: The drag over it.
    package func move(over widget: AnyObject, _ part: DropTarget, _ hover: DropHover) {
        if var target, target.widget === widget {
            target.part = part
            target.hover.allow(operations)
            (target.hover.location, target.hover.place, target.hover.size) = (hover.location, hover.place, hover.size)
            self.target = target
            part.update(target.hover, .active)
        } else {
            leave()
            target = Target(widget: widget, part: part, hover: hover)
            part.isTargeted(true)
            part.update(hover, .entering)
        }
    }

    /// Moves the drag away from the destination that it is over.
    package func leave() {
        guard let target else { return }
        self.target = nil
        target.part.isTargeted(false)
        target.part.update(target.hover, .exiting)
    }

    /// The widget of the destination that the drag is over.
    package var widget: AnyObject? { target?.widget }

    /// The drag as it hovers over the destination; nil if it is over none.
    package var hover: DropHover? { target?.hover }

    /// The operation of the destination that the drag is over; `forbidden` if there is none.
    package var operation: DropOperation { target?.proposal.operation ?? .forbidden }

    /// The arrangement of the previews that the destination sets; nil if it sets none.
    package var previewsFormation: DragDropPreviewsFormation? { target?.part.formation }

    /// Moves the drag to a point in the current destination. This is the last move before a drop.
    package func drop(at point: CGPoint) { target?.hover.location = point }

    /// Sets the operations that the sender allows now, among which the user chooses with modifier keys.
    package func allow(_ operations: DropOperation.Set) {
        self.operations = operations
        target?.hover.allow(operations)
    }

    /// Has the destination that the drag is over take over a change of its views.
    /// - Parameters:
    ///   - part: The destination.
    ///   - widget: The widget of the destination.
    package func update(_ part: DropTarget, of widget: AnyObject) {
        if target?.widget === widget { target?.part = part }
    }

    /// Drops the items on the destination that the drag is over, and ends the drag.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    package func drop() async -> Bool {
        guard let drop = beginDrop() else {
            end(.cancel)
            return false
        }
        let outcome = await drop.perform(await contents.items())
        outcome.tell()
        end(outcome.operation)
        return outcome.wasOfUse
    }

    /// The outcome of a drop.
    @MainActor
    package struct Outcome {
        fileprivate let part: DropTarget
        fileprivate let hover: DropHover
        /// The operation on the items; `forbidden` where they were of no use.
        package let operation: DropOperation

        /// A Boolean value that indicates whether the destination has accepted the items.
        package var wasOfUse: Bool { operation != .forbidden }

        /// Tells the destination, after the sender knows.
        package func tell() {
            part.update(hover, .ended(operation))
            if wasOfUse { part.update(hover, .dataTransferCompleted) }
        }
    }

    /// A drop that a destination takes.
    @MainActor
    package struct Drop {
        fileprivate let part: DropTarget
        fileprivate let hover: DropHover

        /// The types of which the destination takes items.
        package var contentTypes: [UTType] { part.contentTypes }

        /// Gives the destination the items.
        /// - Returns: The outcome, of which the destination is yet to be told.
        package func perform(_ items: [NSItemProvider]) async -> Outcome {
            let operation = await part.perform(items, hover) ? hover.operation : .forbidden
            if operation != .forbidden { hover.drag?.wasTaken(operation) }
            return Outcome(part: part, hover: hover, operation: operation)
        }
    }

    /// Begins a drop on the destination that the drag is over, which is no longer over it then, for a host that reports the end of the drag
    /// itself.
    /// - Returns: The drop; nil where no destination takes the items, or the one that does refuses.
    package func beginDrop() -> Drop? {
        guard let target else { return nil }
        let (part, hover) = (target.part, target.proposal)
        guard hover.operation != .forbidden else {
            leave()
            return nil
        }
        self.target = nil
        part.isTargeted(false)
        return Drop(part: part, hover: hover)
    }

    /// Ends the drag without a drop.
    package func cancel() {
        leave()
        end(.cancel)
    }

    private func end(_ operation: DropOperation) {
        drag?.didEnd(operation)
        if operation != .cancel, operation != .forbidden { drag?.didTransferData([]) }
    }
}
