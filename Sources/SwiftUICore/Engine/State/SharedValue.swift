/// A value that views pass down the tree in a place that stays, so the views inside need not hear of another one.
final class SharedValue<Value>: Equatable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (first: SharedValue, second: SharedValue) -> Bool { first === second }
}

/// A modifier that adds a value to the ones that enclosing views pass down. The view finds the latest value when it needs it.
@_weakLinked
struct SharedValueModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, [SharedValue<Value>]>
    let value: Value
    @State private var shared: SharedValue<Value>
    @Environment private var outer: [SharedValue<Value>]

    init(_ keyPath: WritableKeyPath<EnvironmentValues, [SharedValue<Value>]>, _ value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
        _shared = State(initialValue: SharedValue(value))
        _outer = Environment(keyPath)
    }
}

extension SharedValueModifier: ViewModifier {
    func body(content: Content) -> some View {
        shared.value = value
        return content.environment(keyPath, outer + [shared])
    }
}
