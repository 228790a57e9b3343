import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SystemSupport

/// The delegate of our widgets: it measures, places the contents, and draws.
@MainActor
protocol ViewWidgetDelegate: DrawnWidget {
    var host: any WidgetHost { get }
    /// Returns the smallest and the natural length, given the other length or -1.
    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32)
    /// Places the widgets inside.
    func allocate(width: Int32, height: Int32)
    /// Returns whether the pointer meets the widget at a point; nil for its whole place.
    func contains(_ point: CGPoint) -> Bool?
}

extension ViewWidgetDelegate {
    var frames: WidgetFrames { host.frames }

    func contains(_ point: CGPoint) -> Bool? { nil }
}

/// The widgets that this host adds to GTK: all their behaviour is in a Swift object.
@MainActor
enum ViewWidgetClass {
    /// The kind of widget for GTK.
    enum Kind {
        /// A view that themes and assistive technologies know nothing of.
        case view
        /// Text, with the look that themes give labels.
        case text
    }

    nonisolated private static let key = "swiftui-view"

    /// Creates a widget; its delegate is set with ``setDelegate(_:of:)``.
    static func make(_ kind: Kind = .view) -> UnsafeMutablePointer<GtkWidget> {
        let type = kind == .text ? textType : type
        return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).typed()
    }

    /// Sets the delegate of a widget. The widget does not keep it.
    static func setDelegate(_ delegate: any GTKWidget & ViewWidgetDelegate, of widget: UnsafeMutablePointer<GtkWidget>)
    {
        let link = delegate.link
        link.delegate = delegate
        attach(link, to: UnsafeMutableRawPointer(widget), key: key)
        place(ofLink: widget).pointee = Unmanaged.passUnretained(link)
    }

    /// Returns the place of the delegate's link in a widget of this class, after GTK's part. GTK asks for each widget several
    /// times a frame, and a look at the data of an object takes a lookup of its key.
    private static func place(
        ofLink widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<Unmanaged<WidgetLink>?> {
        (UnsafeMutableRawPointer(widget) + MemoryLayout<GtkWidget>.size).typed()
    }

    private static func link(of widget: UnsafeMutablePointer<GtkWidget>) -> WidgetLink? {
        place(ofLink: widget).pointee?.takeUnretainedValue()
    }

    /// The size of an instance: GTK's part, and the link of the delegate.
    nonisolated private static let instanceSize =
        guint(MemoryLayout<GtkWidget>.size + MemoryLayout<Unmanaged<WidgetLink>?>.size)

    /// Returns the Swift object of a widget, where the widget is one of this class.
    static func delegate(of widget: UnsafeMutablePointer<GtkWidget>) -> (any ViewWidgetDelegate)? {
        (attached(to: UnsafeMutableRawPointer(widget), key: key) as? WidgetLink)?.delegate
    }

    /// Runs a closure on the main actor. GTK calls widgets only on the main thread, which the compiler cannot know.
    nonisolated private static func call<Result: Sendable>(
        _ widget: UnsafeMutablePointer<GtkWidget>?,
        _ body: @MainActor (any ViewWidgetDelegate) -> Result
    ) -> Result? {
        nonisolated(unsafe) let widget = widget!
        return MainActor.assumeCallback {
            guard let delegate = link(of: widget)?.delegate else { return nil }
            return body(delegate)
        }
    }

    /// Gives popovers on a widget their requested place and size, as GTK's own layouts do.
    nonisolated private static func presentPopovers(of widget: UnsafeMutablePointer<GtkWidget>) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if g_type_check_instance_is_a(child.cast(), gtk_popover_get_type()) != 0 {
                gtk_popover_present(child.cast())
            }
            next = gtk_widget_get_next_sibling(child)
        }
    }

    // GTK calls these several times a frame for each widget. They are the main actor's by their type: a closure that is would be
    // allocated with each call.

    /// Sets a function of a class to one of the main actor's, on whose thread GTK calls it.
    nonisolated private static func set<Plain, Isolated>(_ place: inout Plain?, to function: Isolated) {
        place = unsafeBitCast(function, to: Plain.self)
    }

    nonisolated private static let measure:
        @MainActor @convention(c) (
            UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
            UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
        ) -> Void = { widget, orientation, size, minimum, natural, _, _ in
            let lengths = link(of: widget!)?.delegate?.measure(orientation, for: size) ?? (minimum: 0, natural: 0)
            minimum?.pointee = lengths.minimum
            natural?.pointee = max(lengths.minimum, lengths.natural)
        }

    nonisolated private static let allocate:
        @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = {
            widget,
            width,
            height,
            _ in
            link(of: widget!)?.delegate?.allocate(width: width, height: height)
            presentPopovers(of: widget!)
        }

    nonisolated private static let snapshot:
        @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void = { widget, snapshot in
            if let delegate = link(of: widget!)?.delegate { SeenPart.draw(delegate, on: snapshot!) }
        }

    /// The class of all GTK widgets.
    nonisolated private static var parentClass: UnsafeMutableRawPointer { g_type_class_peek(gtk_widget_get_type())! }

    private static let type: GType = g_type_register_static_simple(
        gtk_widget_get_type(),
        "SwiftUIView",
        guint(MemoryLayout<GtkWidgetClass>.size),
        { pointer, _ in
            let vtable = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(vtable, "swiftui-view")
            // A widget without a meaning has no name either.
            gtk_widget_class_set_accessible_role(vtable, GTK_ACCESSIBLE_ROLE_GENERIC)
            vtable.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
            set(&vtable.pointee.measure, to: measure)
            set(&vtable.pointee.size_allocate, to: allocate)
            set(&vtable.pointee.snapshot, to: snapshot)
            vtable.pointee.contains = { widget, x, y in
                let isMet = call(widget) { $0.contains(CGPoint(x: x, y: y)) } ?? nil
                return isMet.map { $0 ? 1 : 0 }
                    ?? parentClass.typed(as: GtkWidgetClass.self).pointee.contains(widget, x, y)
            }
            UnsafeMutableRawPointer(vtable).typed(as: GObjectClass.self).pointee.dispose = { object in
                let widget = UnsafeMutableRawPointer(object!).typed(as: GtkWidget.self)
                while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
                parentClass.typed(as: GObjectClass.self).pointee.dispose(object)
            }
        },
        instanceSize,
        nil,
        GTypeFlags(0)
    )

    private static let textType: GType = g_type_register_static_simple(
        type,
        "SwiftUIText",
        guint(MemoryLayout<GtkWidgetClass>.size),
        { pointer, _ in
            let vtable = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(vtable, "label")
            gtk_widget_class_set_accessible_role(vtable, GTK_ACCESSIBLE_ROLE_LABEL)
        },
        instanceSize,
        nil,
        GTypeFlags(0)
    )
}

extension LayoutDirection {
    /// Gives the direction to a widget and to the parts that it is made of, which do not take it from the widget around them.
    @MainActor
    func set(on widget: UnsafeMutablePointer<GtkWidget>) {
        if gtk_widget_get_direction(widget) != gtk { gtk_widget_set_direction(widget, gtk) }
        var next = gtk_widget_get_first_child(widget)
        while let part = next {
            // Views inside have a direction of their own.
            if ViewWidgetClass.delegate(of: part) == nil { set(on: part) }
            next = gtk_widget_get_next_sibling(part)
        }
    }
}
