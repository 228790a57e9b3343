import CGTK
import GTKInterop
import SwiftUICore

/// Rules of the style sheet with the theme's colours: those that GTK's style sheets cannot reckon, and names for them.
///
/// GTK's dark theme marks what is selected, or on, by colours that are hardly lighter than its windows. Here these have the accent
/// colour of views, which has enough contrast.
@MainActor
final class LookRules {
    private let display: ObjectReference
    private let provider: ObjectReference
    private var shown: (colors: ThemeColors, rowLine: RGBA?)?

    init(on display: OpaquePointer) {
        self.display = ObjectReference(retaining: display.raw)
        provider = ObjectReference(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
        provider.withPointer {
            gtk_style_context_add_provider_for_display(
                display,
                OpaquePointer($0),
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
            )
        }
    }

    /// Takes over the colours of the theme.
    /// - Parameters:
    ///   - colors: The colours on the ground of windows.
    ///   - rowLine: The colour of lines between rows; nil for a theme without lines.
    func show(_ colors: ThemeColors, rowLine: RGBA?) {
        if let shown, shown == (colors, rowLine) { return }
        shown = (colors, rowLine)
        let rules = Self.rules(colors, rowLine: rowLine)
        provider.withPointer { gtk_css_provider_load_from_data($0.typed(), rules, -1) }
    }

    /// The colours by names, and the rules of what is selected or on, and of lines.
    static func rules(_ colors: ThemeColors, rowLine: RGBA?) -> String {
        """
        @define-color swiftui_accent_color \(colors.accent.styleColor);
        @define-color swiftui_accent_text_color \(colors.accent.text.styleColor);
        @define-color swiftui_group_color \(colors.group.styleColor);
        @define-color swiftui_line_color \(colors.line.styleColor);
        @define-color swiftui_row_line_color \(rowLine?.styleColor ?? "@borders");
        /* All sides of a row have the colour of the line below it. GTK draws a border of several colours as a gradient, also where the other
        sides are nowhere, which takes twenty times as long. */
        listview.swiftui-list > row { border-color: @swiftui_row_line_color; }
        listview.swiftui-list > row:selected, listview.navigation-sidebar > row:selected, flowboxchild:selected,
        calendar > grid > label:selected, selection, .swiftui-segments > button:checked, button.swiftui-toggle:checked {
            background-color: @swiftui_accent_color; background-image: none; color: @swiftui_accent_text_color;
        }
        switch:checked, progressbar > trough > progress, scale > trough > highlight, levelbar > trough > block.filled,
        checkbutton > check:checked, checkbutton > check:indeterminate, checkbutton > radio:checked,
        button.suggested-action:not(:disabled) {
            background-color: @swiftui_accent_color; background-image: none; border-color: @swiftui_accent_color;
            color: @swiftui_accent_text_color;
        }
        button.suggested-action:hover:not(:disabled) { background-image: image(alpha(white, 0.1)); }
        button.suggested-action:active:not(:disabled) { background-image: image(alpha(black, 0.15)); }
        switch:checked > slider { border-color: @swiftui_accent_color; }
        """
    }
}

extension RGBA {
    /// The parts from 0 to 255.
    private var bytes: [Int] { [red, green, blue, alpha].map { Int(($0.fraction * 255).rounded()) } }

    /// The colour as a part of the name of a class.
    var styleName: String { bytes.map(String.init).joined(separator: "-") }

    /// The colour in a style sheet.
    var styleColor: String { "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(Double(bytes[3]) / 255))" }
}
