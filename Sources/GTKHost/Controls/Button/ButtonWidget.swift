import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// A button around a label.
@MainActor
final class ButtonWidget: LabeledWidget, RegisteredWidget {
    private var content: ButtonContent
    private var tint = ControlTint()
    private var isPressed = false
    /// The text for assistive technologies about the keys that press the button.
    private var shortcutText: String?
    /// The object that presses the button for drags, if spring loading was requested.
    private var springLoading: SpringLoading?
    /// The object that repeats the action while the button is held, if repetition was requested.
    private var repetition: ButtonRepetition?
    private unowned let host: any WidgetHost

    static let styleRules =
        """
        button.swiftui-plain { padding: 0; min-width: 0; min-height: 0; background: none; border: none; box-shadow: none; }
        button.swiftui-link { color: mix(@swiftui_accent_color, @theme_fg_color, 0.4); }
        button.swiftui-mini { padding: 0 5px; min-height: 16px; min-width: 10px; font-size: 80%; }
        button.swiftui-small { padding: 1px 7px; min-height: 20px; font-size: 90%; }
        button.swiftui-large { padding: 7px 14px; }
        button.swiftui-extra-large { padding: 11px 20px; font-size: 110%; }
        button.swiftui-borderless { min-width: 0; min-height: 0; padding: 3px 5px; margin: -3px -5px; border: none; }
        row:selected button.flat { color: inherit; }
        button.swiftui-capsule { border-radius: 9999px; padding-left: 14px; padding-right: 14px; }
        button.swiftui-circle { border-radius: 9999px; }

        """
        + ButtonBorderShape.radii.map { "button.swiftui-radius-\($0) { border-radius: \($0)px; }" }.joined(
            separator: "\n"
        )

    init(_ content: ButtonContent, host: any WidgetHost) {
        self.content = content
        self.host = host
        super.init(gtk_button_new(), around: content.label, host: host)
        gtk_button_set_child(pointer.cast(), label.pointer)
        // The button is named by its label.
        label.accessible.leaveOut()
        Signal.connect(raw, "clicked") { [weak self] in self?.clicked() }
        Signal.connect(raw, "state-flags-changed", object: { [weak self] _ in self?.updatePressed() })
        if content.paste != nil { host.services[PasteButtons.self].add(self) }
        if content.menu != nil { tellOfMenu() }
        Signal.connect(raw, "map") { [weak self] in self?.updateDefault() }
        if content.isRowLink { attachWeakly(self, to: raw, key: Self.rowLinkKey) }
        apply()
    }

    func update(_ content: ButtonContent) -> Bool {
        let before = styleClasses
        self.content = content
        apply()
        return styleClasses != before
    }

    private func apply() {
        let size = content.controlSize.styleClass
        let shape = content.borderShape.styleClass
        let classes: [String?] =
            switch (content.appearance, content.role) {
            case (.plain, _): ["flat", "swiftui-plain"]
            case (.borderless, .destructive?): ["flat", "swiftui-borderless", "swiftui-destructive", size]
            case (.borderless, _): ["flat", "swiftui-borderless", size]
            case (.link, _): ["flat", "swiftui-plain", "swiftui-link"]
            case (.borderedProminent, .destructive?): ["destructive-action", size, shape]
            case (.borderedProminent, _), (.automatic, .confirm?): ["suggested-action", size, shape]
            case (.automatic, .destructive?) where isDefault: ["destructive-action", size, shape]
            case (.automatic, _) where isDefault: ["suggested-action", size, shape]
            case (.bordered, nil) where isDefault: ["suggested-action", size, shape]
            case (.bordered, .destructive?): ["swiftui-destructive", size, shape]
            case (.automatic, _) where isInFlatBar: ["flat", size, shape]
            case (.automatic, _), (.bordered, _): [size, shape]
            }
        let color = content.appearance == .borderedProminent && content.role != .destructive ? content.tint : nil
        styleClasses = Set((classes + [tint.styleClass(of: color)]).compactMap { $0 })
        updateSensitivity()
        if content.isSpringLoaded, springLoading == nil {
            springLoading = SpringLoading(of: pointer, host: host) { [weak self] in
                guard let self, self.content.isSpringLoaded, self.content.isEnabled else { return }
                self.content.action()
            }
        }
        if content.repeats, repetition == nil { repetition = ButtonRepetition(host: host) }
        repetition?.action = content.repeats && content.isEnabled ? content.action : nil
        tellOfShortcut()
        content.menu?.present = { [weak self] in self?.presentMenu() }
    }

    override func barDidChange() { apply() }

    /// Enables the button, if it pastes, only while the pasteboard has something it takes.
    ///
    /// Where that is not known it stays enabled: on Wayland a window learns of the clipboard's contents when it is
    /// clicked, and a button that is enabled only then has missed the click.
    func updateSensitivity() {
        let canPaste = content.paste.map { paste in
            guard host.pasteboard.isKnown else { return true }
            let contents = host.pasteboard.contents()
            let canPaste = contents.mayHave(anyOf: paste.contentTypes)
            if !canPaste {
                hostLogger.debug("A PasteButton is disabled: \(contents.comparison(with: paste.contentTypes))")
            }
            return canPaste
        }
        gtk_widget_set_sensitive(pointer, content.isEnabled && canPaste ?? true ? 1 : 0)
    }

    private func updatePressed() {
        let isPressed = gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        content.setPressed?(isPressed)
        repetition?.setPressed(isPressed)
    }

    private var isDefault: Bool { content.shortcut == .defaultAction }

    /// Makes the button the one that the Return key presses in a text field, once it is in a window.
    private func updateDefault() {
        guard let window = gtk_widget_get_root(pointer),
            // The root of the picture of a drag is no window.
            g_type_check_instance_is_a(window.raw.typed(), gtk_window_get_type()) != 0
        else { return }
        guard isDefault else {
            if gtk_window_get_default_widget(window.raw.typed()) == pointer {
                gtk_window_set_default_widget(window.raw.typed(), nil)
            }
            return
        }
        gtk_window_set_default_widget(window.raw.typed(), pointer)
        host.schedule { [weak self] in self?.takeFocusOfOtherButton() }
    }

    /// Moves the focus here from the first button of a dialog, to which GTK gave it, since Return presses the focused button.
    private func takeFocusOfOtherButton() {
        guard isDefault, let root = gtk_widget_get_root(pointer),
            gtk_window_get_transient_for(root.raw.typed()) != nil,
            let focus = gtk_root_get_focus(root), focus != pointer,
            g_type_check_instance_is_a(focus.cast(), gtk_button_get_type()) != 0
        else { return }
        gtk_widget_grab_focus(pointer)
    }

    /// Tells assistive technologies which keys press the button.
    private func tellOfShortcut() {
        let text = content.shortcut?.text
        guard text != shortcutText else { return }
        shortcutText = text
        updateDefault()
        var property = GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS
        guard let text else { return gtk_accessible_reset_property(OpaquePointer(pointer), property) }
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
        g_value_unset(&value)
    }

    private func presentMenu() {
        guard let menu = content.menu else { return }
        gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_CHECKED, 0)
        host.present(menu, over: pointer) { [weak self] in
            guard let self else { return }
            gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_CHECKED)
        }
    }

    /// Informs assistive technologies that the button opens something.
    private func tellOfMenu() {
        var property = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_boolean(&value, 1)
        gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
        g_value_unset(&value)
    }

    private func clicked() {
        guard let paste = content.paste else {
            if content.menu == nil { ClosingPopover.close(around: pointer, host: host) }
            if repetition?.takesClick() ?? true { content.action() }
            return
        }
        let contents = host.pasteboard.contents()
        Task { await paste.perform(contents.items(for: paste.contentTypes)) }
    }
}

// MARK: - Links that are rows

extension ButtonWidget {
    private static let rowLinkKey = "swiftui-row-link"

    /// Returns the link that a row is; nil for other rows.
    static func rowLink(in widget: UnsafeMutablePointer<GtkWidget>) -> ButtonWidget? {
        widget.firstInside { weaklyAttached(to: UnsafeMutableRawPointer($0), key: rowLinkKey) }
    }

    /// Presses the button for a click beside it.
    func follow() {
        if gtk_widget_is_sensitive(pointer) != 0 { clicked() }
    }
}
