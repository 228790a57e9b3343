import CGTK
import Foundation
import GTKTransport
import SwiftUICore
import UniformTypeIdentifiers

/// An object that passes drops to destinations that GTK does not find, because a view is in front of them: a colour, a tappable view, a
/// button.
///
/// GTK gives a drag to the widget under the pointer and to those around it. On Apple's systems a view that takes no drops does not keep
/// them from one behind it. So the contents of a window are a drop target, too, around all others: it is asked where none of them takes
/// the drag, and looks for destinations by their places.
@MainActor
final class DropsBehind {
    private var follower: DropFollower!
    private unowned let root: ContainerWidget

    /// - Parameter root: The contents of a window, which outlive this object.
    init(in root: ContainerWidget) {
        self.root = root
        follower = DropFollower(on: root.pointer, host: root.host) { [weak self] in self?.place(of: $0, $1) }
        follower.target.willCompare = { [weak self] in self?.takeTypes() }
    }

    /// Takes over the types of all destinations in the window.
    private func takeTypes() {
        var types: [UTType] = []
        for container in destinations(at: nil) {
            for type in container.dropTarget?.contentTypes ?? [] where !types.contains(type) { types.append(type) }
        }
        follower.target.contentTypes = types
    }

    /// Returns the destination at the pointer that takes a drag, of several the one in front.
    private func place(of drag: GTKDropSession, _ passage: DropPassage) -> DropFollower.Place? {
        for container in destinations(at: drag.location) {
            guard let part = container.dropTarget, let point = place(drag.location, in: container.pointer) else {
                continue
            }
            let place = DropFollower.Place(widget: container, part: part, location: point, size: container.frame.size)
            // A destination is asked whether it takes a drag when the drag enters it.
            if passage.widget === container || passage.isTaken(by: part, place.hover(on: passage)) { return place }
        }
        return nil
    }

    // MARK: Places

    /// Returns the containers with a destination, the front one first.
    /// - Parameter point: A point of the root at which they are; nil for all.
    private func destinations(at point: CGPoint?) -> [ContainerWidget] {
        var found: [ContainerWidget] = []
        collect(in: root.pointer, at: point, &found)
        return found
    }

    private func collect(
        in widget: UnsafeMutablePointer<GtkWidget>,
        at point: CGPoint?,
        _ found: inout [ContainerWidget]
    ) {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        var next = gtk_widget_get_last_child(widget)
        while let child = next {
            collect(in: child, at: point, &found)
            next = gtk_widget_get_prev_sibling(child)
        }
        guard let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget, container.dropTarget != nil
        else {
            return
        }
        if let point {
            guard let point = place(point, in: widget), container.isMet(at: point) else { return }
            let size = CGSize(
                width: CGFloat(gtk_widget_get_width(widget)),
                height: CGFloat(gtk_widget_get_height(widget))
            )
            guard CGRect(origin: .zero, size: size).contains(point) else { return }
        }
        found.append(container)
    }

    /// Returns a point of the root in the coordinates of a widget inside.
    private func place(_ point: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
        var (x, y) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(root.pointer, widget, point.x, point.y, &x, &y) != 0 else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension ContainerWidget {
    /// Creates a container for the contents of a window or a popover, which assistive technologies see, and which passes drops to
    /// destinations behind other views.
    convenience init(surface element: LayoutElement, host: any WidgetHost) {
        self.init(around: element, host: host, sizeReport: .window) { [weak element] in element?.tellAccessibility() }
        keep(DropsBehind(in: self))
        element.tellAccessibility()
    }
}
