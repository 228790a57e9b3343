extension EnvironmentValues {
    /// The held modifier keys. Views that read them follow their changes.
    var modifierKeys: EventModifiers { windowState?.modifierKeys ?? [] }
}

/// A modifier that performs an action when modifier keys are pressed or released.
@_weakLinked
struct ModifierKeysModifier {
    let mask: EventModifiers
    let isInitial: Bool
    let action: (EventModifiers, EventModifiers) -> Void
    @Environment(\.modifierKeys) private var held

    nonisolated init(
        mask: EventModifiers,
        isInitial: Bool,
        action: @escaping (EventModifiers, EventModifiers) -> Void
    ) {
        (self.mask, self.isInitial, self.action) = (mask, isInitial, action)
    }
}

extension ModifierKeysModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: held.intersection(mask), initial: isInitial) { action($0, $1) }
    }
}

/// A modifier that shows another view while keys are held.
@_weakLinked
struct ModifierKeyAlternate<Alternate: View> {
    let modifiers: EventModifiers
    let alternate: Alternate
    @Environment(\.modifierKeys) private var held

    nonisolated init(modifiers: EventModifiers, alternate: Alternate) {
        (self.modifiers, self.alternate) = (modifiers, alternate)
    }
}

extension ModifierKeyAlternate: ViewModifier {
    func body(content: Content) -> some View {
        if held.isSameForCommands(as: modifiers) { alternate } else { content }
    }
}

extension EventModifiers {
    /// Returns whether these keys are the same for commands as others. The Control key is also the Command key, and
    /// Caps Lock only affects typed text.
    fileprivate func isSameForCommands(as other: EventModifiers) -> Bool { commandKeys == other.commandKeys }

    private var commandKeys: EventModifiers {
        var keys = intersection([.shift, .option, .command])
        if contains(.control) { keys.insert(.command) }
        return keys
    }
}

extension View {
    /// Performs an action when the user presses or releases a modifier key while a window of the app has keyboard focus.
    ///
    /// ```swift
    /// Canvas { draw(in: $0, $1) }
    ///     .onModifierKeysChanged(mask: .shift) { _, held in keepsAspectRatio = held.contains(.shift) }
    /// ```
    ///
    /// The Control key is held as ``EventModifiers/control`` and as ``EventModifiers/command``; see ``KeyboardShortcut``.
    /// - Parameters:
    ///   - mask: The keys that the action follows.
    ///   - initial: Whether the action also runs when this view appears.
    ///   - action: Called with the previous and the current keys of the mask.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
    }

    /// Shows another view in place of this one while modifier keys are pressed.
    ///
    /// ```swift
    /// Menu("File") {
    ///     Button("Close") { close() }
    ///         .modifierKeyAlternate(.option) {
    ///             Button("Close All") { closeAll() }
    ///         }
    /// }
    /// ```
    ///
    /// Of several alternates, the one whose keys exactly match the held ones is shown.
    /// - Parameters:
    ///   - modifiers: The keys. The Control key counts as ``EventModifiers/command``, too.
    ///   - alternate: The other view.
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers,
        @ViewBuilder _ alternate: () -> V
    ) -> some View {
        modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
    }
}
