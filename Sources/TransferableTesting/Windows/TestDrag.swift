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
    private var target: Target?

    private struct Target {
        let part: DropTarget
        let widget: MemoryWidget
        var hover: DropHover
    }

    init(items: [NSItemProvider], from sender: TestSender) {
        self.items = items
        drag = nil
        contents = sender.contents(items)
    }

    /// A drag that begins in a view.
    init(_ drag: ActiveDrag) {
        items = drag.items
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
        let found = view.parts(DropTarget.self).first { contents.mayHave(anyOf: $0.part.contentTypes) }
        guard found?.widget !== target?.widget else { return found != nil }
        leave()
        if let found {
            var hover = DropHover(operations: .copy, drag: drag)
            let frame = found.widget.windowFrame
            hover.size = frame.size
            hover.location = CGPoint(x: frame.width / 2, y: frame.height / 2)
            target = Target(part: found.part, widget: found.widget, hover: hover)
            found.part.isTargeted(true)
            found.part.update(hover, .entering)
        }
        window.update()
        return found != nil
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
        self.target = nil
        target.part.isTargeted(false)
        target.hover.location = location ?? target.hover.location
        let wasOfUse = await target.part.perform(contents.items(), target.hover)
        target.part.update(target.hover, .ended(wasOfUse ? .copy : .forbidden))
        if wasOfUse { target.part.update(target.hover, .dataTransferCompleted) }
        end(wasOfUse ? .copy : .forbidden)
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
