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
    private var target: (part: DropTarget, widget: MemoryWidget)?

    init(items: [NSItemProvider], from sender: TestSender = .thisApp) {
        self.items = items
        contents = sender.contents(items)
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
        target?.part.isTargeted(false)
        target = found
        target?.part.isTargeted(true)
        window.update()
        return found != nil
    }

    /// Moves the drag away from the view that it is over.
    public func leave(_ window: TestWindow) {
        target?.part.isTargeted(false)
        target = nil
        window.update()
    }

    /// Drops the items.
    /// - Parameters:
    ///   - view: Where they are dropped.
    ///   - window: The window of the view.
    ///   - location: The point, in the coordinates of the destination; nil for its middle.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    public func drop(on view: TestView, of window: TestWindow, at location: CGPoint? = nil) async -> Bool {
        guard enter(view, of: window), let target else { return false }
        target.part.isTargeted(false)
        self.target = nil
        let frame = target.widget.windowFrame
        let point = location ?? CGPoint(x: frame.width / 2, y: frame.height / 2)
        let wasOfUse = await target.part.perform(contents.items(), point)
        window.update()
        return wasOfUse
    }
}
