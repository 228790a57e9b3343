/// A value that a control shows and the user changes.
@MainActor
package struct ControlValue<Value> {
    /// The value that the control shows.
    package let shown: Value
    private let binding: Binding<Value>

    /// Reads the value: the evaluation under way is repeated when it changes.
    init(_ binding: Binding<Value>) {
        shown = binding.wrappedValue
        self.binding = binding
    }

    /// The value that the program has now.
    ///
    /// A binding may give the value that views had when they were evaluated last, as where its getter captures a value. A host
    /// therefore asks the content that it has once the graph has followed a change, not the one that made the change.
    package var current: Value { binding.wrappedValue }

    /// Sets the value that the user chose. The program may refuse it.
    package func set(_ value: Value) { binding.wrappedValue = value }
}
