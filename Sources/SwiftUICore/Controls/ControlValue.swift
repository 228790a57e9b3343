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

    /// Takes over what the user chose.
    /// - Returns: The value that there is then, which is another where the program refuses the user's.
    @discardableResult
    package func set(_ value: Value) -> Value {
        binding.wrappedValue = value
        return binding.wrappedValue
    }
}
