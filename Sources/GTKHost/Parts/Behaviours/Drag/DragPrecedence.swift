import CGTK
import Foundation
import SwiftUICore

// Views inside precede those around, and so do modifiers: of a drag of an item and a gesture on one view, the one that was added first
// takes the pointer, except that a gesture with high priority comes first, and a simultaneous one runs beside the drag. The drags that were
// recorded on a Mac have it so (P2a to P2e, P22d).

extension ContainerWidget {
    /// Returns the containers inside that are under a point of this one, the innermost first.
    fileprivate func containers(under point: CGPoint) -> [ContainerWidget] {
        Self.containers(from: gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT), upTo: pointer)
    }

    /// The containers around, the innermost first.
    fileprivate var containersAround: [ContainerWidget] {
        Self.containers(from: gtk_widget_get_parent(pointer), upTo: nil)
    }

    /// Returns the containers among a widget and those around it, the innermost first.
    /// - Parameter end: The widget at which the walk ends, which is left out; nil for the window's end.
    private static func containers(
        from start: UnsafeMutablePointer<GtkWidget>?,
        upTo end: UnsafeMutablePointer<GtkWidget>?
    ) -> [ContainerWidget] {
        var found: [ContainerWidget] = []
        var next = start
        while let widget = next, widget != end {
            if let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget { found.append(container) }
            next = gtk_widget_get_parent(widget)
        }
        return found
    }

    /// Returns the behaviours of a type that precede one of this container, where the pointer was pressed at a point.
    fileprivate func behaviours<Part: GTKPart>(before part: GTKPart, at point: CGPoint, _ type: Part.Type) -> [Part] {
        let inside = containers(under: point).flatMap(\.ownParts)
        return (inside + ownParts.prefix { $0 !== part }).compactMap { $0 as? Part }
    }
}

extension DragPart {
    /// Returns whether a gesture that precedes the drag may still take the pointer, which was pressed at a point.
    func waitsForGesture(at point: CGPoint) -> Bool {
        if container.behaviours(before: self, at: point, GesturePart.self).contains(where: \.mayTakePointer) {
            return true
        }
        let others = (container.ownParts + container.containersAround.flatMap(\.ownParts)).compactMap {
            $0 as? GesturePart
        }
        return others.contains { $0.comesFirst && $0.mayTakePointer }
    }
}

extension GesturePart {
    /// Returns whether an item is dragged instead by a pointer that was pressed at a point.
    func leavesPointerToDrag(from start: CGPoint, to point: CGPoint) -> Bool {
        func number(_ length: CGFloat) -> Int32 { Int32(clamping: length) }
        guard
            gtk_drag_check_threshold(widget, number(start.x), number(start.y), number(point.x), number(point.y)) != 0
        else { return false }
        return container.behaviours(before: self, at: start, DragPart.self).contains(where: \.canBegin)
    }
}
