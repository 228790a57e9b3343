import Observation

/// A part that reports whether a container or something inside it has focus.
@_weakLinked
package struct FocusFollower {
    package var focusDidChange: (Bool) -> Void
}

extension FocusFollower: ContainerEffect {}

/// A part that hides the theme's highlight of the focused view.
@_weakLinked
package struct FocusEffect: Equatable {
    package var isDisabled: Bool
}

extension FocusEffect: ContainerEffect {}

/// The interactions for which a view takes focus.
@_weakLinked
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view can be activated with keys.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view accepts typed text.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The default interactions of the view.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A modifier that lets a view have the focus, and tells the views inside whether it has.
@_weakLinked
struct FocusableModifier {
    let isFocusable: Bool
    /// An object, so that a row that had the focus has written no state, and is removed when it is scrolled away.
    @State private var mark = FocusMark()

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension FocusableModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, mark.isFocused)
            .modifier(FocusFollower { if mark.isFocused != $0 { mark.isFocused = $0 } })
            .modifier(Focusable(isFocusable: isFocusable))
    }
}

/// The mark that a view has the focus.
@MainActor
@Observable
private final class FocusMark {
    var isFocused = false

    nonisolated init() {}
}

private struct FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// A Boolean value that indicates whether the nearest enclosing view with ``View/focusable(_:)`` has focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

/// The priority of a default focus.
@_weakLinked
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let value: Int
    /// The default focus applies when the window first receives focus.
    public static let automatic = DefaultFocusEvaluationPriority(value: 0)
    /// The default focus also applies when focus moves into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(value: 1)
}

extension View {
    /// Sets whether this view can have keyboard focus. Text fields and buttons can without this modifier.
    /// - Parameter isFocusable: Whether it can.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether this view can have keyboard focus. Text fields and buttons can without this modifier.
    /// - Parameters:
    ///   - isFocusable: Whether it can.
    ///   - interactions: The interactions that use the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Sets whether the theme's highlight of the focused view is disabled in this view.
    /// - Parameter disabled: Whether it draws nothing.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffect(isDisabled: disabled)).environment(\.isFocusEffectEnabled, !disabled)
    }

    /// Sets which view inside this one has focus when it appears.
    /// - Parameters:
    ///   - binding: The focused view.
    ///   - value: The value that stands for the view.
    ///   - priority: The further times at which the view gets the focus.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let place = UncheckedBox((binding, value))
        return onAppear { place.value.0.wrappedValue = place.value.1 }
    }
}
