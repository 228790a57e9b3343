import Observation

/// Sets a value of the environment.
@_weakLinked
struct EnvironmentValueModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentValueModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes a value of the environment.
@_weakLinked
struct EnvironmentTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Sets an observable object of the environment.
@_weakLinked
struct EnvironmentObjectModifier<Object: AnyObject & Observable> {
    let object: Object?
}

extension EnvironmentObjectModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment[ObservableObjectKey<Object>.self] = object }
}

/// Disables what it is applied to; what an outer view disabled stays so.
@_weakLinked
struct DisabledModifier {
    let isDisabled: Bool
}

extension DisabledModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.isEnabled = environment.isEnabled && !isDisabled }
}

/// Sets the foreground style, which may build on the one of the place.
@_weakLinked
struct ForegroundModifier {
    let style: any ShapeStyle
}

extension ForegroundModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) {
        environment.foreground = style._paint(in: environment)
        environment.foregroundLevels = []
    }
}

/// Changes the font of the place.
@_weakLinked
struct FontModifier {
    let change: (Font) -> Font
}

extension FontModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.font = change(environment.font ?? .body) }
}

extension View {
    /// Sets a value of this view's environment.
    /// - Parameters:
    ///   - keyPath: Which value.
    ///   - value: The value.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of this view's environment.
    /// - Parameters:
    ///   - keyPath: Which value.
    ///   - transform: Changes the value of the views around.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Sets the observable object of its type for this view, or removes it.
    /// - Parameter object: The object, which `@Environment(Object.self)` reads.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Sets the font of the text in this view.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the text in this view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontModifier { $0.weight(weight ?? .regular) })
    }

    /// Makes the text in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.bold() : $0 })
    }

    /// Slants the text in this view.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.italic() : $0 })
    }

    /// Sets what text and shapes in this view are drawn with.
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(ForegroundModifier(style: style))
    }

    /// Sets the colour of text and shapes in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(style: color ?? .primary))
    }

    /// Sets the colour of controls in this view.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(TintModifier(style: tint)) }

    /// Sets the colour of controls in this view.
    nonisolated public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

    /// Sets the colour of controls in this view; nil leaves the one of the views around.
    nonisolated func tinted(_ color: Color?) -> some View {
        transformEnvironment(\.tint) { if let color { $0 = color } }
    }

    /// Disables the controls in this view.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }

    /// Sets the greatest number of lines of text in this view.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the alignment of lines of text in this view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the look of lists in this view.
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modifier(ListStyleModifier(appearance: style._appearance))
    }
}
