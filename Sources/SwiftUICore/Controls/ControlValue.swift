/// A value that a control displays and the user can change.
@MainActor
package struct ControlValue<Value> {
    /// The value that the control displays.
    package let shown: Value
    private let binding: Binding<Value>

    /// Reads the value: the evaluation under way is repeated when it changes.
    init(_ binding: Binding<Value>) {
        shown = binding.wrappedValue
        self.binding = binding
    }

    /// The program's current value.
    ///
    /// A binding may give the value that views had when they were evaluated last, as where its getter captures a value. A host
    /// therefore asks the content that it has once the graph has followed a change, not the one that made the change.
    package var current: Value { binding.wrappedValue }

    /// Sets the value to the user's choice, which the program may reject.
    package func set(_ value: Value) { binding.wrappedValue = value }
}
