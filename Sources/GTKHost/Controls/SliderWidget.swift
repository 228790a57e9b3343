import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A number between two bounds: a `GtkScale`.
@MainActor
final class SliderWidget: GTKWidget, RegisteredWidget {
    private var content: SliderContent
    private var isHeld = false
    private var tint = ControlTint()
    private unowned let host: any WidgetHost

    init(_ content: SliderContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_scale_set_draw_value(pointer.cast(), 0)
        Signal.connect(raw, "value-changed") { [weak self] in self?.valueChanged() }
        observeHolding()
        apply()
    }

    func update(_ content: SliderContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }

    private func apply() {
        tint.apply(content.tint, to: self)
        let bounds = content.bounds
        let step = content.step ?? (bounds.upperBound - bounds.lowerBound) / 100
        show {
            gtk_range_set_range(pointer.cast(), bounds.lowerBound, max(bounds.upperBound, bounds.lowerBound))
            gtk_range_set_increments(pointer.cast(), step, step * 10)
            gtk_range_set_value(pointer.cast(), content.position)
        }
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    private func valueChanged() {
        guard !isShowing else { return }
        // Keys and the wheel change the value without a hold.
        let isHeld = isHeld
        if !isHeld { content.onEditingChanged(true) }
        move(to: content.set(gtk_range_get_value(pointer.cast())))
        if !isHeld { content.onEditingChanged(false) }
        host.whenAnswered { [weak self] in
            if let self { move(to: content.currentPosition) }
        }
    }

    private func move(to position: Double) {
        show { gtk_range_set_value(pointer.cast(), position) }
    }

    /// Reports when the pointer grabs the slider, whose own gesture handles the drag.
    private func observeHolding() {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        Signal.connect(
            UnsafeMutableRawPointer(events),
            "event",
            asking: { [weak self] event in
                guard let self, let event else { return false }
                switch gdk_event_get_event_type(OpaquePointer(event)) {
                case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self.setHeld(true)
                case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self.setHeld(false)
                default: break
                }
                return false
            }
        )
        gtk_widget_add_controller(pointer, events)
    }

    private func setHeld(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        content.onEditingChanged(isHeld)
    }
}
