import CGTK
import GTKInterop
import SwiftUICore

extension KeyEquivalent {
    /// Keys that do not type characters.
    private static let named: [Int32: KeyEquivalent] = [
        GDK_KEY_Escape: .escape, GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Tab: .tab,
        GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_Home: .home, GDK_KEY_End: .end,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow,
        GDK_KEY_F5: .f5, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
    ]

    init?(gdkKey: UInt32) {
        if let named = Self.named[Int32(bitPattern: gdkKey)] {
            self = named
        } else if Int32(bitPattern: gdkKey) == GDK_KEY_ISO_Left_Tab {
            // The Tab key with the Shift key.
            self = .tab
        } else if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdkKey)), scalar.value >= 0x20 {
            self.init(Character(scalar))
        } else {
            return nil
        }
    }

    /// GTK's name for the key.
    fileprivate var gdkName: String? {
        let named = Self.named.filter { $0.value == self }.map(\.key).min()
        let key =
            named.map { guint(bitPattern: $0) } ?? gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0)
        return gdk_keyval_name(key).map { String(cString: $0) }
    }
}

extension EventModifiers {
    /// Creates the modifiers that GTK reports, by the names of Apple's keyboards: the Control key is also the Command
    /// key.
    init(_ modifiers: GdkModifierType) {
        self.init(modifiers, control: [.control, .command], super: [])
    }

    /// Returns the modifiers that GTK reports for code that compares them with one key: Ctrl is the Command key, and the Super key, with
    /// a desktop's logo, is Apple's Control key.
    static func named(_ modifiers: GdkModifierType) -> EventModifiers {
        EventModifiers(modifiers, control: .command, super: .control)
    }

    /// - Parameters:
    ///   - modifiers: The modifiers that GTK reports.
    ///   - control: The names of the key Ctrl.
    ///   - super: The names of the key Super.
    private init(_ modifiers: GdkModifierType, control: EventModifiers, super: EventModifiers) {
        let names: [(mask: GdkModifierType, name: EventModifiers)] = [
            (GDK_LOCK_MASK, .capsLock), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, control), (GDK_ALT_MASK, .option),
            (GDK_SUPER_MASK, `super`),
        ]
        self = names.reduce(into: EventModifiers()) { held, key in
            if modifiers.rawValue & key.mask.rawValue != 0 { held.formUnion(key.name) }
        }
    }
}

extension KeyStroke {
    /// Creates a press of a key from GTK's values; nil for a key without a meaning for views.
    init?(gdkKey: UInt32, _ modifiers: GdkModifierType) {
        guard let key = KeyEquivalent(gdkKey: gdkKey) else { return nil }
        func isHeld(_ mask: GdkModifierType) -> Bool { modifiers.rawValue & mask.rawValue != 0 }
        self.init(
            key,
            control: isHeld(GDK_CONTROL_MASK),
            shift: isHeld(GDK_SHIFT_MASK),
            alt: isHeld(GDK_ALT_MASK),
            super: isHeld(GDK_SUPER_MASK)
        )
    }
}

extension KeyboardShortcut {
    /// The keys in the form of GTK's menus; nil if GTK has no name for the key.
    var accelerator: String? {
        let stroke = stroke
        guard let name = stroke.key.gdkName else { return nil }
        let held: [(isHeld: Bool, name: String)] = [
            (stroke.isControlHeld, "<Control>"), (stroke.isAltHeld, "<Alt>"), (stroke.isShiftHeld, "<Shift>"),
            (stroke.isSuperHeld, "<Super>"),
        ]
        return held.filter(\.isHeld).map(\.name).joined() + name
    }
}
