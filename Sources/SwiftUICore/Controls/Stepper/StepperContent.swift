/// Two buttons, for a step up and for a step down.
@MainActor
package struct StepperContent: WidgetContent {
    /// Makes the step up; nil where there is none to make.
    package var increment: (() -> Void)?
    /// Makes the step down; nil where there is none to make.
    package var decrement: (() -> Void)?
    package var isEnabled: Bool

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.stepper)
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        element.adjust = { $0 == .increment ? increment?() : decrement?() }
        return [element]
    }
}

extension AccessibilityRole {
    package static let stepper = AccessibilityRole("stepper")
}

/// The steps that a stepper makes.
@MainActor
protocol StepperSteps {
    /// The step up from where things stand; nil where there is none.
    var up: (() -> Void)? { get }
    /// The step down from where things stand; nil where there is none.
    var down: (() -> Void)? { get }
}

/// Steps that are actions of the program.
struct ActionSteps {
    let up: (() -> Void)?
    let down: (() -> Void)?
}

extension ActionSteps: StepperSteps {}

/// Steps of a value.
struct ValueSteps<Value: Strideable> {
    let value: Binding<Value>
    let bounds: ClosedRange<Value>?
    let step: Value.Stride
}

extension ValueSteps: StepperSteps {
    var up: (() -> Void)? { move(by: step) }
    var down: (() -> Void)? { move(by: 0 - step) }

    private func move(by distance: Value.Stride) -> (() -> Void)? {
        let now = value.wrappedValue
        guard target(from: now, by: distance) != now else { return nil }
        return { value.wrappedValue = target(from: value.wrappedValue, by: distance) }
    }

    /// Where a step leads: a bound that it would pass, where it does.
    private func target(from start: Value, by distance: Value.Stride) -> Value {
        let target = start.advanced(by: distance)
        guard let bounds else { return target }
        return Swift.min(Swift.max(target, bounds.lowerBound), bounds.upperBound)
    }
}

/// The view of ``StepperContent``.
@_weakLinked
struct StepperControl: LeafView {
    typealias Body = Never
    let steps: any StepperSteps
    let onEditingChanged: (Bool) -> Void

    func widgetContent(in environment: EnvironmentValues) -> StepperContent {
        StepperContent(
            increment: steps.up.map(reporting),
            decrement: steps.down.map(reporting),
            isEnabled: environment.isEnabled
        )
    }

    private func reporting(_ step: @escaping () -> Void) -> () -> Void {
        {
            onEditingChanged(true)
            step()
            onEditingChanged(false)
        }
    }
}
