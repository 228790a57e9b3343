/// A part of a window in which one view has the focus before the user moves it.
@MainActor
final class FocusScope {
    /// The views that prefer the focus, with the actions that focus them, in the order in which they appeared.
    private var preferring: [(id: ObjectIdentifier, focus: () -> Void)] = []
    private var hasBegun = false
    private static var open: [Namespace.ID: WeakFocusScope] = [:]

    nonisolated init() {}

    private struct WeakFocusScope {
        weak var scope: FocusScope?
    }

    /// Returns the scope of a namespace that is shown.
    static func scope(_ namespace: Namespace.ID) -> FocusScope? { open[namespace]?.scope }

    func open(in namespace: Namespace.ID) {
        Self.open = Self.open.filter { $0.value.scope != nil }
        Self.open[namespace] = WeakFocusScope(scope: self)
    }

    /// Adds a view that prefers the focus. The first that appears gets it.
    func add(_ id: ObjectIdentifier, focus: @escaping () -> Void) {
        preferring.append((id, focus))
        if !hasBegun { focus() }
        hasBegun = true
    }

    func remove(_ id: ObjectIdentifier) { preferring.removeAll { $0.id == id } }

    /// Gives the focus to the first view that prefers it.
    func reset() { preferring.first?.focus() }
}

private struct FocusScopesKey: EnvironmentKey { static var defaultValue: [Namespace.ID: FocusScope] { [:] } }

extension EnvironmentValues {
    /// The scopes around a view, by their namespaces.
    fileprivate var focusScopes: [Namespace.ID: FocusScope] {
        get { self[FocusScopesKey.self] }
        set { self[FocusScopesKey.self] = newValue }
    }

    /// An action that moves focus to the preferred view of a scope.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// An action that moves focus to the preferred view of a scope.
///
/// ```swift
/// @Environment(\.resetFocus) private var resetFocus
/// @Namespace private var form
///
/// Button("Start Over") { resetFocus(in: form) }
/// ```
@_weakLinked
public struct ResetFocusAction {
    /// Moves focus to the first preferred view in a scope.
    /// - Parameter namespace: The namespace of the scope.
    @MainActor
    public func callAsFunction(in namespace: Namespace.ID) { FocusScope.scope(namespace)?.reset() }
}

/// A modifier that makes a view a scope of the focus.
@_weakLinked
struct FocusScopeModifier {
    let namespace: Namespace.ID
    @State private var scope = FocusScope()
}

extension FocusScopeModifier: ViewModifier {
    func body(content: Content) -> some View {
        let _ = scope.open(in: namespace)
        content.transformEnvironment(\.focusScopes) { $0[namespace] = scope }
    }
}

/// A modifier that gives a view the focus before others of a scope.
@_weakLinked
struct DefaultFocusModifier {
    let isPreferring: Bool
    let namespace: Namespace.ID
    @State private var place = Place()
    @FocusState private var isFocused: Bool
    @Environment(\.focusScopes) private var scopes

    /// An object that identifies a view and refers to its scope.
    private final class Place {
        weak var scope: FocusScope?
    }
}

extension DefaultFocusModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onAppear { follow(isPreferring) }
            .onChange(of: isPreferring) { follow(isPreferring) }
            .onChange(of: namespace) { follow(isPreferring) }
            .onDisappear { follow(false) }
    }

    @MainActor private func follow(_ isPreferring: Bool) {
        let id = ObjectIdentifier(place)
        place.scope?.remove(id)
        place.scope = isPreferring ? scopes[namespace] : nil
        // The scope keeps the action, which must not keep the scope.
        let focus = $isFocused
        place.scope?.add(id) { focus.wrappedValue = true }
    }
}

extension View {
    /// Makes this view a focus scope, in which one view has focus until the user moves it.
    /// - Parameter namespace: The namespace to which the views that prefer the focus refer.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Sets whether this view prefers to receive focus when its scope appears and when ``EnvironmentValues/resetFocus`` is called.
    ///
    /// Of several views the first counts.
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether it prefers the focus.
    ///   - namespace: The namespace of the scope, which an outer view sets by `focusScope(_:)`.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true,
        in namespace: Namespace.ID
    ) -> some View {
        modifier(DefaultFocusModifier(isPreferring: prefersDefaultFocus, namespace: namespace))
    }
}
