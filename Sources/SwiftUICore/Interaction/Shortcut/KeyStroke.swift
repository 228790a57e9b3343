/// A key press in the form that desktops report.
package struct KeyStroke: Hashable, Sendable {
    package var key: KeyEquivalent
    package var isControlHeld: Bool
    package var isShiftHeld: Bool
    package var isAltHeld: Bool
    package var isSuperHeld: Bool

    package init(
        _ key: KeyEquivalent,
        control: Bool = false,
        shift: Bool = false,
        alt: Bool = false,
        super: Bool = false
    ) {
        self.key = KeyEquivalent(Character(key.character.lowercased()))
        (isControlHeld, isShiftHeld, isAltHeld, isSuperHeld) = (control, shift, alt, `super`)
    }

    /// A Boolean value that indicates whether modifier keys are pressed with which a key types nothing.
    package var isCommand: Bool { isControlHeld || isAltHeld || isSuperHeld }

    /// Returns a Boolean value that indicates whether this press matches a shortcut. If Shift is needed to type a character, it is not part
    /// of the shortcut.
    package func isMeant(by shortcut: KeyboardShortcut) -> Bool {
        var stroke = self
        let wanted = shortcut.stroke
        if !key.character.isLetter, !key.isNamed { stroke.isShiftHeld = wanted.isShiftHeld }
        return stroke == wanted
    }
}

extension KeyboardShortcut {
    /// The shortcut as a key press on a desktop keyboard.
    package var stroke: KeyStroke {
        let isControlBeside = modifiers.contains([.command, .control])
        return KeyStroke(
            key,
            control: modifiers.contains(.command) || modifiers.contains(.control),
            shift: modifiers.contains(.shift),
            alt: modifiers.contains(.option),
            super: isControlBeside
        )
    }

    /// The shortcut as desktops write it, such as `Ctrl+Shift+S`.
    package var text: String {
        let stroke = stroke
        let held: [(isHeld: Bool, name: String)] = [
            (stroke.isControlHeld, "Ctrl"), (stroke.isAltHeld, "Alt"), (stroke.isShiftHeld, "Shift"),
            (stroke.isSuperHeld, "Super"),
        ]
        return (held.filter(\.isHeld).map(\.name) + [stroke.key.text]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .deleteForward: "Delete",
        .home: "Home", .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", .delete: "Backspace",
        .escape: "Escape", .return: "Return", .space: "Space", .tab: "Tab",
    ]

    fileprivate var isNamed: Bool { Self.names[self] != nil }
    fileprivate var text: String { Self.names[self] ?? character.uppercased() }
}
