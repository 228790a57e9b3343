import Foundation

/// A number between two finite bounds.
@MainActor
package struct SliderContent: WidgetContent {
    package var value: ControlValue<Double>
    package var bounds: ClosedRange<Double>
    /// The distance between selectable values; nil if all can be selected. It is positive and finite.
    package var step: Double?
    package var isEnabled: Bool
    /// The colour of the part below the value; nil for the theme's default.
    package var tint: RGBA?
    /// A closure that is called when the user starts and stops dragging the slider.
    package var onEditingChanged: (Bool) -> Void

    /// Returns an element whose value changes in the slider's steps or, without steps, in tenths of the range.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.slider)
        element.value = value.shown.formatted()
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
        element.adjust = { set(position + ($0 == .increment ? step : -step)) }
        return [element]
    }

    /// The position of the slider, which is the valid one nearest to the value, or the start for an invalid value.
    package var position: Double { position(of: value.shown) }

    /// The position for the program's current value.
    package var currentPosition: Double { position(of: value.current) }

    private func position(of value: Double) -> Double {
        value > bounds.lowerBound ? min(value, bounds.upperBound) : bounds.lowerBound
    }

    /// Sets the value to the one that the user chose, or to the nearest selectable value.
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
