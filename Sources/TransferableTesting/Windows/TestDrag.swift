import CoreTransferable
import Foundation
import SwiftUICore
import TransferKit

/// A drag under way, over windows in memory.
@MainActor
public final class TestDrag {
    /// The dragged items.
    public let items: [NSItemProvider]
    private let contents: PasteboardContents
    private let drag: ActiveDrag?
    private let sourceFormation: DragDropPreviewsFormation
    /// The operations that the sender allows.
    private let operations: DropOperation.Set
    private var target: Target?
    /// The control that is pressed when the drag stays over it.
    private weak var rested: MemoryWidget?
    /// Counts the controls under the drag.
    private var rests = 0

    private struct Target {
        let part: DropTarget
        let widget: MemoryWidget
        var hover: DropHover

        /// The drag, with the destination's operation.
        @MainActor var proposal: DropHover {
            var hover = hover
            hover.proposed = part.propose(hover)
            return hover
        }
    }

    init(items: [NSItemProvider], from sender: TestSender) {
        self.items = items
        (drag, operations, sourceFormation) = (nil, [.copy, .move], .default)
        contents = sender.contents(items)
    }

    /// Creates a drag that begins in a view.
    init(_ drag: ActiveDrag, formation: DragDropPreviewsFormation) {
        items = drag.items
        operations = drag.configuration.operations
        sourceFormation = formation
        self.drag = drag
        contents = TestSender.thisApp.contents(items)
        drag.didBegin()
    }

    /// The names that the drag offers to other programs, as X11 and Wayland know them, the preferred first.
    /// There are none where only this app may have the items.
    public var offeredNames: [String] {
        drag?.configuration.isForThisApp == true ? [] : TransferOffer(items).names
    }

    /// Returns the data that another program receives under one of ``offeredNames``.
    public func data(for name: String) async throws -> Data { try await TransferOffer(items).data(for: name) }

    /// Moves the drag over a view: the innermost destination that may take the items is targeted.
    ///
    /// For a row of a list, the point determines whether items are dropped above or below it:
    ///
    /// ```swift
    /// drag.enter(try window.view(text: "Milk"), of: window, at: .bottom)
    /// #expect(window.views(.list)[0].insertionRow == 2)
    /// ```
    /// - Parameters:
    ///   - view: The view.
    ///   - window: The window of the view.
    ///   - point: The point in the view; nil for the center of the destination, and in a list for the center of the
    ///     view.
    /// - Returns: Whether there is a destination.
    @discardableResult
    public func enter(_ view: TestView, of window: TestWindow, at point: UnitPoint? = nil) -> Bool {
        rest(on: view, of: window)
        var found: Target?
        for widget in view.path.reversed() {
            guard let part = widget.dropTarget, contents.mayHave(anyOf: part.contentTypes) else { continue }
            let candidate = Target(part: part, widget: widget, hover: hover(over: widget, view, at: point))
            guard part.validate(candidate.hover) else { continue }
            found = candidate
            break
        }
        if let found, found.widget === target?.widget {
            target?.hover.location = found.hover.location
            if let target { target.part.update(target.hover, .active) }
        } else {
            leave()
            target = found
            found?.part.isTargeted(true)
            if let found { found.part.update(found.hover, .entering) }
        }
        window.update()
        return found != nil
    }

    /// Starts the spring loading of the control under the drag, if there is one. Time passes with
    /// ``TestWindow/advance(by:)``.
    private func rest(on view: TestView, of window: TestWindow) {
        let widget = view.innermost { $0.springLoads == nil ? nil : $0 }
        guard widget !== rested else { return }
        rested = widget
        rests += 1
        widget?.host?.schedule(after: SpringLoadingBehavior.delay) { [weak self, rests] in
            if let self, self.rests == rests { rested?.springLoads?() }
        }
    }

    /// Returns the drag over a destination.
    private func hover(over widget: MemoryWidget, _ view: TestView, at point: UnitPoint?) -> DropHover {
        let frame = widget.windowFrame
        var hover = DropHover(operations: operations, drag: drag, items: { [contents] in contents.itemsInSight })
        hover.size = frame.size
        hover.location = CGPoint(x: frame.width / 2, y: frame.height / 2)
        if point != nil || widget is MemoryList {
            let point = point ?? .center
            hover.location = CGPoint(
                x: view.frame.minX + point.x * view.frame.width - frame.minX,
                y: view.frame.minY + point.y * view.frame.height - frame.minY
            )
        }
        return hover
    }

    /// The operation of the destination under the drag; `forbidden` if there is none.
    public var operation: DropOperation {
        target?.proposal.operation ?? .forbidden
    }

    /// Moves the drag away from the view that it is over.
    public func leave(_ window: TestWindow) {
        endRest()
        leave()
        window.update()
    }

    private func leave() {
        guard let target else { return }
        self.target = nil
        target.part.isTargeted(false)
        target.part.update(target.hover, .exiting)
    }

    /// The current formation of the previews of several items.
    public var previewsFormation: DragDropPreviewsFormation { target?.part.formation ?? sourceFormation }

    private func endRest() { rested = nil }

    /// Drops the items.
    /// - Parameters:
    ///   - view: The view on which they are dropped.
    ///   - window: The window of the view.
    ///   - location: The point, in the coordinates of the destination; nil for its middle.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    public func drop(on view: TestView, of window: TestWindow, at location: CGPoint? = nil) async -> Bool {
        enter(view, of: window)
        if let location { target?.hover.location = location }
        return await drop(in: window)
    }

    /// Drops the items at a point of a view.
    /// - Parameters:
    ///   - view: The view on which they are dropped: for a row of a list, above it or below it.
    ///   - window: The window of the view.
    ///   - point: The point of the view.
    /// - Returns: Whether they were of use.
    public func drop(on view: TestView, of window: TestWindow, at point: UnitPoint) async -> Bool {
        enter(view, of: window, at: point)
        return await drop(in: window)
    }

    /// Drops the items on the destination that the drag is over.
    private func drop(in window: TestWindow) async -> Bool {
        endRest()
        guard var target else {
            end(.cancel)
            window.update()
            return false
        }
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
    ///   - operation: The operation of the other program on the items; `cancel` if they are not accepted.
    ///   - names: The names under which it receives payloads: some of ``offeredNames``.
    ///   - window: The window in which the drag began.
    public func dropElsewhere(_ operation: DropOperation, receiving names: Set<String> = [], from window: TestWindow) {
        endRest()
        leave()
        if operation == .cancel || operation == .forbidden {
            end(operation)
        } else {
            drag?.wasReceived(operation)
            drag?.didTransferData(names)
        }
        window.update()
    }

    private func end(_ operation: DropOperation) {
        drag?.didEnd(operation)
        if operation != .cancel, operation != .forbidden { drag?.didTransferData([]) }
    }
}
