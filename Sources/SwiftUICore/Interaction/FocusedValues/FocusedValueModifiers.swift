import CombineCore
import Observation

extension View {
    /// Provides a value to the rest of the window while this view or one inside it has focus.
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - value: The value.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, scope: .view)) }

    /// Provides an optional value to the rest of the window while this view or one inside it has focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, scope: .view)) }

    /// Provides a value to the rest of the window and its menus while this view is in it, regardless of focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, scope: .scene)) }

    /// Provides an optional value to the rest of the window and its menus while this view is in it, regardless of focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, scope: .scene)) }

    /// Provides an observable object to the rest of the window while this view or one inside it has focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[object: ObjectIdentifierOf<T>()], object)
    }

    /// Provides an observable object to the rest of the window and its menus while this view is in it.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: ObjectIdentifierOf<T>()], object)
    }

    /// Provides an observable object to the rest of the window while this view or one inside it has focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[object: ObjectIdentifierOf<T>()], object)
    }

    /// Provides an observable object to the rest of the window and its menus while this view is in it.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: ObjectIdentifierOf<T>()], object)
    }
}

/// A modifier that provides a focused value.
@_weakLinked
struct FocusedValueModifier<Value> {
    enum Scope {
        case view, scene
    }

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let scope: Scope
    @State private var source: FocusedSources.Source?
    @State private var isFocused = false
    @Environment(\.windowState) private var window
    @Environment(\.focusedValueDepth) private var depth
}

extension FocusedValueModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isProvided = scope == .scene || isFocused
        return observed(content)
            .environment(\.focusedValueDepth, depth + 1)
            .modifier(
                LifecycleModifier(
                    onAppear: { provide(isProvided ? value : nil, isShown: true) },
                    onDisappear: { provide(nil, isShown: false) },
                    onChange: LifecycleChange(
                        value: Provided(value: isProvided ? value : nil),
                        isInitial: false,
                        areEqual: { first, second in
                            guard let first = first as? Provided, let second = second as? Provided else {
                                return false
                            }
                            return SwiftUICore.areEqual(first.value, second.value)
                        },
                        action: { _, new in
                            if source?.isShown == true { provide((new as? Provided)?.value, isShown: true) }
                        }
                    ),
                    // A value belongs to the place: it stays when the views inside change.
                    isOfPlace: true
                )
            )
    }

    private struct Provided {
        let value: Value?
    }

    @ViewBuilder
    private func observed(_ content: Content) -> some View {
        if scope == .view { content.modifier(FocusFollower { isFocused = $0 }) } else { content }
    }

    @MainActor
    private func provide(_ value: Value?, isShown: Bool) {
        guard let window else { return }
        let source = source ?? FocusedSources.Source(depth: scope == .scene ? depth - 1_000_000 : depth)
        if self.source == nil { self.source = source }
        source.isShown = isShown
        window.focusedSources.set(source, value.map { value in { $0[keyPath: keyPath] = value } })
    }
}
