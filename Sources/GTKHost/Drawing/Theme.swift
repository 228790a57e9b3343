import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The desktop's theme: its colours and its font, and the rules that this host adds to it.
@MainActor
final class Theme {
    /// The theme's colours on the ground of windows.
    var colors: ThemeColors {
        // Outside of a window a widget has the colours of a window's background by this class alone. Else its text is white.
        let widget = gtk_label_new(nil)!
        g_object_ref_sink(widget)
        gtk_widget_add_css_class(widget, "background")
        defer { g_object_unref(widget) }
        return colors(for: widget)
    }

    /// Returns the theme's colours where a widget is.
    func colors(for widget: UnsafeMutablePointer<GtkWidget>) -> ThemeColors {
        let primary = textColor(for: widget)
        if let known = lastColors, known.primary == primary, !known.isSelection(around: widget) { return known }
        if let known = lastSelectionColors, known.primary == primary, known.isSelection(around: widget) { return known }
        var colors = newColors(of: primary, for: widget)
        if colors.isSelection(around: widget) {
            // Text contrasts less with a selection than with a window. With this, secondary text has 3 to 1 on the usual accents.
            colors.secondary.alpha = primary.alpha * 0.85
            lastSelectionColors = colors
        } else {
            lastColors = colors
        }
        return colors
    }

    private func newColors(of text: RGBA, for widget: UnsafeMutablePointer<GtkWidget>) -> ThemeColors {
        let context = gtk_widget_get_style_context(widget)
        var secondary = text
        secondary.alpha *= 0.6
        let background =
            color(["window_bg_color", "theme_bg_color"], context) ?? RGBA(red: 0.98, green: 0.98, blue: 0.98, alpha: 1)
        let field = color(["view_bg_color", "theme_base_color"], context)
        return ThemeColors(
            primary: text,
            secondary: secondary,
            // The accent of GTK's dark theme is hardly seen on its windows.
            accent: (color(["accent_bg_color", "theme_selected_bg_color"], context)
                ?? RGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1))
                .contrasting(with: [background, field ?? background]),
            link: color(["accent_color"], context),
            background: background,
            field: field
        )
    }

    /// The colours that were found last, and those on a selection. Looking them up by their names takes longer than breaking a short text
    /// into lines, and a theme that is changed, or turns dark, has another colour of text or another name.
    private var lastColors, lastSelectionColors: ThemeColors?

    /// Looks colours up again, as after a change of the theme.
    func didChange() {
        (lastColors, lastSelectionColors) = (nil, nil)
        look?.show(colors, rowLine: rowLine)
    }

    /// The rules that depend on the colours; nil before they are installed.
    private var look: LookRules?

    /// The colour of the theme's lines between rows, as a row draws it. It has no name; nil for a theme without lines.
    private var rowLine: RGBA? {
        let list = gtk_list_box_new()!
        g_object_ref_sink(list)
        defer { g_object_unref(list) }
        gtk_list_box_set_show_separators(OpaquePointer(list), 1)
        gtk_list_box_append(OpaquePointer(list), gtk_label_new(nil))
        guard let row = gtk_list_box_get_row_at_index(OpaquePointer(list), 0) else { return nil }
        let snapshot = gtk_snapshot_new()
        let context = gtk_widget_get_style_context(UnsafeMutableRawPointer(row).typed())
        gtk_snapshot_render_frame(snapshot, context, 0, 0, 64, 32)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard gsk_render_node_get_node_type(node) == GSK_BORDER_NODE, let colors = gsk_border_node_get_colors(node)
        else {
            return nil
        }
        // From the top, clockwise.
        return RGBA(colors[2])
    }

    /// Returns the theme's colour of text where a widget is.
    func textColor(for widget: UnsafeMutablePointer<GtkWidget>) -> RGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return RGBA(color)
    }

    private func color(_ names: [String], _ context: UnsafeMutablePointer<GtkStyleContext>?) -> RGBA? {
        for name in names {
            var color = GdkRGBA()
            if gtk_style_context_lookup_color(context, name, &color) != 0 { return RGBA(color) }
        }
        return nil
    }

    /// Returns the height of the desktop's font in pixels.
    func fontSize(for widget: UnsafeMutablePointer<GtkWidget>) -> CGFloat {
        CGFloat(pangoContext: gtk_widget_get_pango_context(widget))
    }

    /// Adds the rules for looks without a class in GTK's themes, and follows the desktop's preference for dark windows.
    /// - Parameters:
    ///   - display: The display.
    ///   - rules: The rules of widgets.
    func install(on display: OpaquePointer, rules: [String]) {
        DesktopLook.apply()
        look = LookRules(on: display)
        let provider = gtk_css_provider_new()!
        let rules = [Self.rules] + rules
        gtk_css_provider_load_from_data(provider, rules.joined(separator: "\n"), -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
        if DesktopLook.adwaita == nil, DesktopAppearance.prefersDark { DesktopAppearance.setDark(true) }
        didChange()
    }

    private static let rules = """
        headerbar.swiftui-toolbar > windowhandle > box { border-spacing: 0; }
        swiftui-view:focus:focus-visible { outline: 2px solid @swiftui_accent_color; outline-offset: 2px; border-radius: 6px; }
        .swiftui-bottom-bar { padding: 6px; border: solid @borders; border-width: 1px 0 0; }
        window.solid-csd { box-shadow: none; }
        .swiftui-opaque { background: @theme_bg_color; }
        popover.swiftui-opaque > contents, popover.swiftui-opaque > arrow { background: @theme_bg_color; box-shadow: none; }
        modelbutton.swiftui-destructive, button.swiftui-destructive { color: mix(@error_color, @theme_fg_color, 0.35); }
        swiftui-view:drop(active) { box-shadow: none; }
        """
}

extension ThemeColors {
    /// Returns whether a widget stands on the ground of what is selected: its text has the colour that stands on the accent, and a widget
    /// around is a selected row.
    @MainActor
    fileprivate func isSelection(around widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        primary == accent.text && widget.isInSelection
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// A Boolean value that indicates whether the widget is in a selected row, or is one.
    var isInSelection: Bool {
        sequence(first: self) { gtk_widget_get_parent($0) }
            .contains { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }
    }
}
