import Foundation

/// An element that can bring a part of what is inside to the screen.
@MainActor
protocol RevealingElement: LayoutElement {
    /// Brings a rectangle to the screen.
    /// - Parameters:
    ///   - frame: A rectangle of the container that an element is laid out in.
    ///   - element: The element, which is inside.
    ///   - anchor: The point of the rectangle, and of the place in which it scrolls, that are to meet; nil for as little movement
    ///     as is needed.
    func reveal(_ frame: CGRect, of element: LayoutElement, anchor: UnitPoint?)
}

extension LayoutElement {
    /// Brings a rectangle of the container that the element is laid out in to the screen.
    final func reveal(_ frame: CGRect, anchor: UnitPoint?) -> ScrollOutcome {
        var next = parent
        while let element = next {
            if let revealing = element as? any RevealingElement {
                revealing.reveal(frame, of: self, anchor: anchor)
                return .done
            }
            next = element.parent
        }
        return .notFound
    }
}
