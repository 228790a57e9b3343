/// A number between two bounds.
@MainActor
package struct SliderContent: WidgetContent {
    package var value: ControlValue<Double>
    package var bounds: ClosedRange<Double>
    /// The distance between values that can be chosen; nil where all can.
    package var step: Double?
    package var isEnabled: Bool
    /// Told when the user takes hold of the slider and when the user lets go.
    package var onEditingChanged: (Bool) -> Void

    /// Takes over a value of the user's, moved to the nearest that can be chosen.
    /// - Returns: The value that there is then.
    package func set(_ value: Double) -> Double {
        var value = value
        if let step, step > 0 {
            value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        }
        return self.value.set(min(max(value, bounds.lowerBound), bounds.upperBound))
    }
}

/// The view of ``SliderContent``.
struct SliderControl: LeafView {
    typealias Body = Never
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    func widgetContent(in environment: EnvironmentValues) -> SliderContent {
        SliderContent(
            value: ControlValue(value),
            bounds: bounds,
            step: step,
            isEnabled: environment.isEnabled,
            onEditingChanged: onEditingChanged
        )
    }
}
