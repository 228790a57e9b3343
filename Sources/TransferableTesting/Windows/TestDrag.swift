import CoreTransferable
import Foundation
import SwiftUICore
import TransferKit

/// A drag under way, over windows in memory.
@MainActor
public final class TestDrag {
    /// What is dragged.
    public let items: [NSItemProvider]
    private let contents: PasteboardContents
    private let drag: ActiveDrag?
    /// What the sender allows.
    private let operations: DropOperation.Set
    private var target: Target?

    private struct Target {
        let part: DropTarget
        let widget: MemoryWidget
        var hover: DropHover

        /// The drag, with what the destination would do with the items.
        @MainActor var proposal: DropHover {
            var hover = hover
            hover.proposed = part.propose(hover)
            return hover
        }
    }

    init(items: [NSItemProvider], from sender: TestSender) {
        self.items = items
        (drag, operations) = (nil, [.copy, .move])
        contents = sender.contents(items)
    }

    /// A drag that begins in a view.
    init(_ drag: ActiveDrag, operations: DropOperation.Set) {
        items = drag.items
        self.operations = operations
        self.drag = drag
        contents = TestSender.thisApp.contents(items)
        drag.didBegin()
    }

    /// What the drag offers to programs that nobody here wrote: names as X11 and Wayland know them, the preferred first.
    public var offeredNames: [String] { TransferOffer(items).names }

    /// What another program receives under one of ``offeredNames``.
    public func data(for name: String) async throws -> Data { try await TransferOffer(items).data(for: name) }

    /// Moves the drag over a view: the innermost destination that may take the items is targeted.
    /// - Returns: Whether there is one.
    @discardableResult
    public func enter(_ view: TestView, of window: TestWindow) -> Bool {
        let found = view.parts(DropTarget.self).lazy.map {
            (part: $0.part, widget: $0.widget, hover: self.hover($0.widget))
        }
        .first { self.contents.mayHave(anyOf: $0.part.contentTypes) && $0.part.validate($0.hover) }
        guard found?.widget !== target?.widget else { return found != nil }
        leave()
        if let found {
            target = Target(part: found.part, widget: found.widget, hover: found.hover)
            found.part.isTargeted(true)
            found.part.update(found.hover, .entering)
        }
        window.update()
        return found != nil
    }

    /// The drag over the middle of a destination.
    private func hover(_ widget: MemoryWidget) -> DropHover {
        let frame = widget.windowFrame
        var hover = DropHover(operations: operations, drag: drag, items: { [contents] in contents.itemsInSight })
        hover.size = frame.size
        hover.location = CGPoint(x: frame.width / 2, y: frame.height / 2)
        return hover
    }

    /// What the destination that the drag is over would do with the items; `forbidden` where there is none.
    public var operation: DropOperation {
        target?.proposal.operation ?? .forbidden
    }

    /// Moves the drag away from the view that it is over.
    public func leave(_ window: TestWindow) {
        leave()
        window.update()
    }

    private func leave() {
        guard let target else { return }
        self.target = nil
        target.part.isTargeted(false)
        target.part.update(target.hover, .exiting)
    }

    /// Drops the items.
    /// - Parameters:
    ///   - view: Where they are dropped.
    ///   - window: The window of the view.
    ///   - location: The point, in the coordinates of the destination; nil for its middle.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    public func drop(on view: TestView, of window: TestWindow, at location: CGPoint? = nil) async -> Bool {
        guard enter(view, of: window), var target else {
            end(.cancel)
            window.update()
            return false
        }
        target.hover.location = location ?? target.hover.location
        target.hover = target.proposal
        let operation = target.hover.operation
        guard operation != .forbidden else {
            leave()
            end(.cancel)
            window.update()
            return false
        }
        self.target = nil
        target.part.isTargeted(false)
        let wasOfUse = await target.part.perform(contents.items(), target.hover)
        target.part.update(target.hover, .ended(wasOfUse ? operation : .forbidden))
        if wasOfUse { target.part.update(target.hover, .dataTransferCompleted) }
        end(wasOfUse ? operation : .forbidden)
        window.update()
        return wasOfUse
    }

    /// Ends the drag in another program, or where nothing takes it.
    /// - Parameters:
    ///   - operation: What the other program does with the items; `cancel` where nothing takes them.
    ///   - names: The names under which it receives payloads: some of ``offeredNames``.
    ///   - window: The window in which the drag began.
    public func dropElsewhere(_ operation: DropOperation, receiving names: Set<String> = [], from window: TestWindow) {
        leave()
        end(operation, receiving: names)
        window.update()
    }

    private func end(_ operation: DropOperation, receiving names: Set<String> = []) {
        drag?.didEnd(operation)
        if operation != .cancel, operation != .forbidden { drag?.didTransferData(names) }
    }
}
