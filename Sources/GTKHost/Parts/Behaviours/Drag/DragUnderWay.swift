import SwiftUICore

/// The drag of this app that is under way.
final class DragUnderWay: WidgetService {
    fileprivate weak var drag: ActiveDrag?
    fileprivate weak var part: DragPart?
}

extension WidgetHost {
    /// The drag of this app that is under way.
    var activeDrag: ActiveDrag? { services[DragUnderWay.self].drag }
    /// The part at which the drag began.
    var dragPart: DragPart? { services[DragUnderWay.self].part }

    /// Takes over a drag that begins.
    /// - Parameters:
    ///   - drag: The drag.
    ///   - part: The part that draws its pictures; nil for a fixed picture.
    func begin(_ drag: ActiveDrag, of part: DragPart?) {
        let now = services[DragUnderWay.self]
        (now.drag, now.part) = (drag, part)
    }
}
