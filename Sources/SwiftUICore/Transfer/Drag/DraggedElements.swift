import CoreTransferable
import Foundation

/// Elements of dynamic content that a drag takes along, to be moved where they are dropped.
@MainActor
protocol DraggedElements {
    /// Makes the items of a drag tell that they are elements.
    func mark(_ items: [NSItemProvider])
}

/// A node that knows which elements a drag of views inside takes along.
@MainActor
protocol DraggedElementsSource: ViewNode {
    /// The elements that a drag of the views of a node takes along.
    /// - Parameter child: The node, whose parent this one is.
    func draggedElements(with child: ViewNode) -> DraggedElementsAnswer
}

/// The answer of a node about the elements of a drag.
enum DraggedElementsAnswer {
    case elements(any DraggedElements)
    /// The drag takes none along.
    case none
    /// A node around may know.
    case askFurther
}

extension ViewNode {
    /// The elements that a drag of the views of this node takes along; nil where there are none.
    var draggedElements: (any DraggedElements)? {
        var child = self
        while let parent = child.parent {
            switch (parent as? any DraggedElementsSource)?.draggedElements(with: child) ?? .askFurther {
            case .elements(let elements): return elements
            case .none: return nil
            case .askFurther: child = parent
            }
        }
        return nil
    }
}
