import Foundation

/// A number between two bounds, which are finite.
@MainActor
package struct SliderContent: WidgetContent {
    package var value: ControlValue<Double>
    package var bounds: ClosedRange<Double>
    /// The distance between values that can be chosen; nil if all can. It is above zero, and finite.
    package var step: Double?
    package var isEnabled: Bool
    /// The colour of the part up to the value; nil for the theme's.
    package var tint: RGBA?
    /// Called when the user starts and stops dragging the slider.
    package var onEditingChanged: (Bool) -> Void

    /// Returns an element whose value is changed in steps: one of the slider's, or a tenth of its length.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.slider)
        element.value = value.shown.formatted()
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
        element.adjust = { set(position + ($0 == .increment ? step : -step)) }
        return [element]
    }

    /// The position of the slider: the nearest place to the value, and the beginning for an invalid value.
    package var position: Double { position(of: value.shown) }

    /// The position of the slider for the program's current value.
    package var currentPosition: Double { position(of: value.current) }

    private func position(of value: Double) -> Double {
        value > bounds.lowerBound ? min(value, bounds.upperBound) : bounds.lowerBound
    }

    /// Takes over a value of the user, moved to the nearest that can be chosen.
    /// - Returns: The value that the program was given.
    @discardableResult
    package func set(_ value: Double) -> Double {
        var value = value
        if let step {
            value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        }
        value = min(max(value, bounds.lowerBound), bounds.upperBound)
        self.value.set(value)
        return value
    }
}

/// The view of ``SliderContent``.
@_weakLinked
struct SliderControl: LeafView {
    typealias Body = Never
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    /// The greatest number of steps that a `Double` can distinguish.
    private static let mostSteps = 1e15

    func widgetContent(in environment: EnvironmentValues) -> SliderContent {
        SliderContent(
            value: ControlValue(value),
            bounds: bounds.finite,
            step: step.flatMap { $0 > 0 && bounds.finite.length / $0 < Self.mostSteps ? $0 : nil },
            isEnabled: environment.isEnabled,
            tint: environment.controlTint,
            onEditingChanged: onEditingChanged
        )
    }
}

extension ClosedRange<Double> {
    fileprivate var length: Double { upperBound - lowerBound }

    /// The range limited to a finite length.
    fileprivate var finite: ClosedRange<Double> {
        func finite(_ bound: Double) -> Double { Swift.min(Swift.max(bound, -1e300), 1e300) }
        return finite(lowerBound)...finite(upperBound)
    }
}

extension AccessibilityRole {
    package static let slider = AccessibilityRole("slider")
}
