import CGTK
import GTKInterop
import SwiftUICore

/// A button that shows a colour: a `GtkColorButton`, which opens GTK's dialog.
@MainActor
final class ColorWidget: GTKWidget, RegisteredWidget {
    private var content: ColorContent
    private unowned let host: any WidgetHost

    init(_ content: ColorContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_color_button_new())
        pointer.leaveFocusAtClick()
        Signal.connect(raw, "color-set") { [weak self] in self?.colorSet() }
        apply()
    }

    func update(_ content: ColorContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    private func apply() {
        gtk_color_chooser_set_use_alpha(OpaquePointer(pointer), content.supportsOpacity ? 1 : 0)
        show(content.shown)
        if let title = content.title { gtk_color_button_set_title(OpaquePointer(pointer), title) }
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    private func show(_ color: RGBA) {
        var rgba = GdkRGBA(
            red: Float(color.red),
            green: Float(color.green),
            blue: Float(color.blue),
            alpha: Float(content.supportsOpacity ? color.alpha : 1)
        )
        gtk_color_chooser_set_rgba(OpaquePointer(pointer), &rgba)
    }

    private func colorSet() {
        var rgba = GdkRGBA()
        gtk_color_chooser_get_rgba(OpaquePointer(pointer), &rgba)
        content.set(
            RGBA(
                red: Double(rgba.red),
                green: Double(rgba.green),
                blue: Double(rgba.blue),
                alpha: Double(rgba.alpha)
            )
        )
        host.whenAnswered { [weak self] in
            if let self { show(content.current) }
        }
    }
}
