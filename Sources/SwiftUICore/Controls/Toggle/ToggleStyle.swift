/// The properties of a toggle that a style shows.
@_weakLinked
public struct ToggleStyleConfiguration {
    /// A Boolean value that indicates whether the toggle is on; a mixed one is not.
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

    /// A Boolean value that indicates whether the toggle stands for several values of which some are on and some are
    /// off.
    public var isMixed: Bool { values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue) }
}
