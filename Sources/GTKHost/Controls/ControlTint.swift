import SwiftUICore

/// The colour that a program gives to a control in place of the theme's.
///
/// GTK colours controls by its style sheet alone, so each colour that is in use has a class there.
@MainActor
struct ControlTint {
    private var shown: StyleClass?

    /// Gives a widget a colour; nil for the theme's.
    mutating func apply(_ color: RGBA?, to widget: GTKWidget) {
        let before = shown?.name
        let name = styleClass(of: color)
        guard name != before else { return }
        if let before { widget.styleClasses.remove(before) }
        if let name { widget.styleClasses.insert(name) }
    }

    /// Returns the class of a colour, for a widget that sets its classes itself; nil for the theme's colour.
    mutating func styleClass(of color: RGBA?) -> String? {
        shown = color.map { color in
            let name = "swiftui-tint-" + color.styleName
            return StyleClass.named(name) { Self.rules(name, color.styleColor) }
        }
        return shown?.name
    }

    private static func rules(_ name: String, _ color: String) -> String {
        """
        switch.\(name):checked, progressbar.\(name) > trough > progress, scale.\(name) > trough > highlight,
        levelbar.\(name) > trough > block.filled, checkbutton.\(name) > check:checked,
        checkbutton.\(name) > check:indeterminate, button.\(name):not(:disabled) {
            background-color: \(color); background-image: none; border-color: \(color);
        }
        button.\(name):hover:not(:disabled) { background-image: image(alpha(white, 0.1)); }
        button.\(name):active:not(:disabled) { background-image: image(alpha(black, 0.15)); }
        switch.\(name):checked > slider { border-color: \(color); }
        spinner.\(name) { color: \(color); }
        """
    }
}
