// Scrolling as a finger does it, and the keyboard on the screen of a device: a Mac leaves these names without effect, too.

/// The way in which scrolling hides the on-screen keyboard of a device.
@_weakLinked
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    /// The mode that suits the view.
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    /// Scrolling hides the keyboard as soon as it begins.
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    /// The keyboard follows the finger down.
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}

/// The condition under which content bounces at its end.
@_weakLinked
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let value: Int
    /// The behaviour that suits the view.
    public static let automatic = ScrollBounceBehavior(value: 0)
    /// The content bounces, whatever its size.
    public static let always = ScrollBounceBehavior(value: 1)
    /// The content springs back only where it is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

/// The fading of content that scrolls under a bar.
@_weakLinked
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let value: Int
    /// The style that suits the bar.
    public static let automatic = ScrollEdgeEffectStyle(value: 0)
    /// The content fades gradually.
    public static let soft = ScrollEdgeEffectStyle(value: 1)
    /// The content ends at a line.
    public static let hard = ScrollEdgeEffectStyle(value: 2)
}

extension View {
    /// Sets how scrolling hides the on-screen keyboard of a device. A desktop has none that scrolling hides.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets when content springs back. The desktop's own settings say it.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Shows scroll bars for a moment when the view appears. The desktop shows them when they are of use.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows scroll bars for a moment when a value changes. The desktop shows them when they are of use.
    nonisolated public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

    /// Sets how content fades where it scrolls under a bar. Here it does not fade.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Makes the arrow keys move the focus within this view first. It has no effect: GTK moves the focus by position.
    nonisolated public func focusSection() -> some View { self }
}
