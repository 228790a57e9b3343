/// The properties of a toggle.
@_weakLinked
public struct ToggleStyleConfiguration {
    /// A Boolean value that indicates whether the toggle is on. A mixed toggle is not on.
    @Binding public var isOn: Bool
    /// The label of the toggle.
    public let label: Label
    let values: [Binding<Bool>]

    init(values: [Binding<Bool>], label: Label) {
        (self.values, self.label) = (values, label)
        if values.count == 1 {
            _isOn = values[0]
        } else {
            _isOn = Binding {
                !values.isEmpty && values.allSatisfy(\.wrappedValue)
            } set: { isOn in
                for value in values { value.wrappedValue = isOn }
            }
        }
    }

    /// A Boolean value that indicates whether the toggle represents several values, some of which are on and some off.
    public var isMixed: Bool { values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue) }
}
