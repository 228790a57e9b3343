import Foundation

/// An element that is drawn elsewhere than it is laid out.
///
/// What is inside moves without a layout: the size of the element and its place stay the same, so that the elements around are not
/// asked. The widgets inside follow at the end of the update.
class DisplacedElement: WrapperElement {
    /// The place of the element in the last layout, and the proposal that the element answered with the size of it.
    private var placed: (frame: CGRect, proposal: ProposedViewSize)?
    /// The visible frame of the content.
    private var contentFrame = CGRect.zero
    /// The number of moves since the content was placed.
    private var moves = 0
    /// A Boolean value that indicates whether the content is moved by the end of the update.
    final var isMoving = false

    /// The number of moves after which content is placed again. A sum of distances is not exact.
    private static var mostMoves: Int { 64 }

    /// Returns the frame of the content when the element is placed in a rectangle.
    func moved(_ frame: CGRect) -> CGRect { frame }

    /// Reports that the result of ``moved(_:)`` has changed.
    final func move() {
        if placed == nil { invalidateSize() } else { graph.move(self) }
    }

    /// Moves the content to where it is by now. The widgets inside have other frames then, which their container does not know of yet.
    final func moveContent() {
        isMoving = false
        guard let placed else { return }
        let before = contentFrame
        contentFrame = contentFrame(in: placed.frame)
        moves += 1
        let distance = CGSize(width: contentFrame.minX - before.minX, height: contentFrame.minY - before.minY)
        if moves > Self.mostMoves || !content.shift(by: distance) {
            placeAsSeen(in: placed.frame, proposal: placed.proposal)
        }
    }

    /// Moves the contents of elements at the end of an update.
    static func moveContents(of elements: [DisplacedElement]) {
        guard !elements.isEmpty else { return }
        // Most that move together are in one container.
        var container: LayoutElement?
        var (moved, widgets): ([DisplacedElement], [any HostWidget]) = ([], [])
        func moveWidgets() {
            if container?.moveWidgets(widgets) != true { for element in moved { element.invalidateSize() } }
            moved.removeAll(keepingCapacity: true)
            widgets.removeAll(keepingCapacity: true)
        }
        for element in elements {
            element.moveContent()
            let next = element.mover
            if next !== container, !moved.isEmpty { moveWidgets() }
            container = next
            moved.append(element)
            element.collectWidgets(&widgets)
        }
        moveWidgets()
    }

    private func contentFrame(in frame: CGRect) -> CGRect { seen(moved(frame), in: frame).possible }

    final override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        placed = (frame, proposal)
        contentFrame = contentFrame(in: frame)
        moves = 0
        content.place(in: moved(frame), proposal: proposal)
    }

    final override func shift(by distance: CGSize) -> Bool {
        guard let before = placed, content.shift(by: distance) else { return false }
        placed = (before.frame.shifted(by: distance), before.proposal)
        contentFrame = contentFrame.shifted(by: distance)
        return true
    }

    final override func drawnFrame(in frame: CGRect) -> CGRect { content.drawnFrame(in: seen(moved(frame), in: frame)) }
}

extension CGRect {
    /// The rectangle as far away.
    func shifted(by distance: CGSize) -> CGRect { offsetBy(dx: distance.width, dy: distance.height) }
}
