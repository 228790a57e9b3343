import Observation

/// A modifier that sets a value of the environment.
@_weakLinked
struct EnvironmentValueModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentValueModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A modifier that changes a value of the environment.
@_weakLinked
struct EnvironmentTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// A modifier that sets an observable object of the environment.
@_weakLinked
struct EnvironmentObjectModifier<Object: AnyObject & Observable> {
    let object: Object?
}

extension EnvironmentObjectModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment[ObservableObjectKey<Object>.self] = object }
}

/// A modifier that disables its content. A view that an outer view disables stays disabled.
@_weakLinked
struct DisabledModifier {
    let isDisabled: Bool
}

extension DisabledModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.isEnabled = environment.isEnabled && !isDisabled }
}

extension View {
    /// Sets a value in this view's environment.
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - value: The value.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
    }

    /// Modifies a value in this view's environment.
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - transform: Changes the value of the views around.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Sets or removes an observable object in this view's environment.
    /// - Parameter object: The object, which `@Environment(Object.self)` reads.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Sets whether controls in this view are disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
}
