// Scrolling as a finger does it, and the keyboard on the screen of a device: a Mac leaves these names without effect, too.

/// The way in which scrolling dismisses the on-screen keyboard of a device.
@_weakLinked
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    /// The default mode of the view.
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    /// Scrolling dismisses the keyboard immediately.
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    /// The keyboard follows the finger down as the user scrolls.
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    /// Scrolling does not dismiss the keyboard.
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}

/// The condition under which content bounces when scrolled to its end.
@_weakLinked
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let value: Int
    /// The default behaviour of the view.
    public static let automatic = ScrollBounceBehavior(value: 0)
    /// Content always bounces, regardless of its size.
    public static let always = ScrollBounceBehavior(value: 1)
    /// Content bounces only if it is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

/// The style in which content that scrolls under a bar fades.
@_weakLinked
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let value: Int
    /// The default style of the bar.
    public static let automatic = ScrollEdgeEffectStyle(value: 0)
    /// Content fades gradually.
    public static let soft = ScrollEdgeEffectStyle(value: 1)
    /// Content ends at a line.
    public static let hard = ScrollEdgeEffectStyle(value: 2)
}

extension View {
    /// Sets how scrolling dismisses the on-screen keyboard of a device. It has no effect on a desktop.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets when content bounces. It has no effect, because the desktop's own settings determine that.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Flashes the scroll indicators when the view appears. It has no effect, because the desktop shows them when they are useful.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the scroll indicators when a value changes. It has no effect, because the desktop shows them when they are useful.
    nonisolated public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

    /// Sets how content that scrolls under a bar fades. It does not fade here.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Makes the arrow keys move focus within this view first. It has no effect, because GTK moves focus by position.
    nonisolated public func focusSection() -> some View { self }
}
