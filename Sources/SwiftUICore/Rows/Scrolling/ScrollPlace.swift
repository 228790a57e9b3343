import Foundation

/// The place of a view in the visible part of a scroll view, along one axis.
struct ScrollPlace: Equatable {
    /// The start of the view: 0 for the start of the part.
    var start: CGFloat
    /// The length of the view.
    var length: CGFloat
    /// The length of the part.
    var room: CGFloat

    @MainActor
    init?(of element: GeometryElement, along axis: Axis?) {
        guard let scroll = element.scroll(along: axis) else { return nil }
        let axis = axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
        let (clear, origin) = (scroll.clearPart, scroll.place(of: element.frame, in: element).origin)
        switch axis {
        case .horizontal: (start, length, room) = (origin.x - clear.minX, element.frame.width, clear.width)
        case .vertical: (start, length, room) = (origin.y - clear.minY, element.frame.height, clear.height)
        }
        guard room > 0 else { return nil }
    }
}

extension GeometryElement {
    /// The part of a scrolling place that was read along an axis.
    private struct ScrollReading: Hashable {
        var axis: Axis?
    }

    /// Returns the position of the element in the scrolling container around, along an axis; nil outside of one, and
    /// before it is laid out.
    /// - Parameter axis: The axis; nil for that of the container, and for the vertical one if it has both.
    func scrollPlace(along axis: Axis?) -> ScrollPlace? {
        read(.other(ScrollReading(axis: axis))) { ScrollPlace(of: $0, along: axis) }
    }
}

extension LayoutElement {
    /// Returns the scrolling place around that scrolls along an axis, or the innermost one where none is given.
    fileprivate func scroll(along axis: Axis?) -> ScrollElement? {
        var scroll = scrollAround
        if let axis { while let found = scroll, !found.scrolls(along: axis) { scroll = found.scrollAround } }
        return scroll
    }
}
