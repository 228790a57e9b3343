import CoreTransferable
import Foundation
import SwiftUICore
import TransferKit

/// A drag in progress over windows in memory.
@MainActor
public final class TestDrag {
    /// The dragged items.
    public let items: [NSItemProvider]
    private let drag: ActiveDrag?
    private let passage: DropPassage
    private let sourceFormation: DragDropPreviewsFormation
    /// The control that is pressed when the drag stays over it.
    private weak var rested: MemoryWidget?
    /// A number that counts the controls under the drag.
    private var rests = 0

    init(items: [NSItemProvider], from sender: TestSender) {
        (self.items, drag, sourceFormation) = (items, nil, .default)
        passage = DropPassage(sender.contents(items), drag: nil, operations: [.copy, .move])
    }

    /// Creates a drag that begins in a view.
    init(_ drag: ActiveDrag, formation: DragDropPreviewsFormation) {
        (items, self.drag, sourceFormation) = (drag.items, drag, formation)
        passage = DropPassage(
            TestSender.thisApp.contents(items),
            drag: drag,
            operations: drag.configuration.operations
        )
        drag.didBegin()
    }

    /// The names that the drag offers to other programs, as X11 and Wayland know them, in order of preference. There are none if only this
    /// app may have the items.
    public var offeredNames: [String] {
        drag?.configuration.isForThisApp == true ? [] : TransferOffer(items).names
    }

    /// Returns the data that another program receives under one of ``offeredNames``.
    public func data(for name: String) async throws -> Data { try await TransferOffer(items).data(for: name) }

    /// Moves the drag over a view, which targets the innermost destination that accepts the items.
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
        defer { window.update() }
        let around = view.path.reversed().filter { $0.dropTarget != nil }
        // Behind the view there may be others, which take what no view around it takes.
        let frame = view.frame
        let place = CGPoint(
            x: frame.minX + (point?.x ?? 0.5) * frame.width,
            y: frame.minY + (point?.y ?? 0.5) * frame.height
        )
        let behind = window.root.dropTargets(at: place).filter { widget in !around.contains { $0 === widget } }
        for widget in around + behind {
            let widget = outermost(widget, view, at: point)
            guard let part = widget.dropTarget else { continue }
            let hover = hover(over: widget, view, at: point)
            guard passage.isTaken(by: part, hover) else { continue }
            passage.move(over: widget, part, hover)
            return true
        }
        passage.leave()
        return false
    }

    /// Returns the last destination of the same view that takes the drag.
    private func outermost(_ widget: MemoryWidget, _ view: TestView, at point: UnitPoint?) -> MemoryWidget {
        var (last, next) = (widget, widget.parent)
        while let outer = next, outer.container?.repeats(DropTarget.self) == true, let part = outer.dropTarget {
            if passage.isTaken(by: part, hover(over: outer, view, at: point)) { last = outer }
            next = outer.parent
        }
        return last
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
        var hover = passage.hover(over: frame.size)
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
    public var operation: DropOperation { passage.operation }

    /// Moves the drag away from the view under it.
    public func leave(_ window: TestWindow) {
        endRest()
        passage.leave()
        window.update()
    }

    /// The current arrangement of the previews of several items.
    public var previewsFormation: DragDropPreviewsFormation { passage.previewsFormation ?? sourceFormation }

    private func endRest() { rested = nil }

    /// Drops the items.
    /// - Parameters:
    ///   - view: The view on which they are dropped.
    ///   - window: The window of the view.
    ///   - location: The point, in the coordinates of the destination; nil for its middle.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    public func drop(on view: TestView, of window: TestWindow, at location: CGPoint? = nil) async -> Bool {
        enter(view, of: window)
        if let location { passage.drop(at: location) }
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
        defer { window.update() }
        return await passage.drop()
    }

    /// Ends the drag in another program, or where no destination accepts it.
    /// - Parameters:
    ///   - operation: The operation of the other program on the items; `cancel` if they are not accepted.
    ///   - names: The names under which it receives payloads: some of ``offeredNames``.
    ///   - window: The window in which the drag began.
    public func dropElsewhere(_ operation: DropOperation, receiving names: Set<String> = [], from window: TestWindow) {
        endRest()
        passage.leave()
        if operation == .cancel || operation == .forbidden {
            drag?.didEnd(operation)
        } else {
            drag?.wasReceived(operation)
            drag?.didTransferData(names)
        }
        window.update()
    }
}
