/// Two buttons that increment and decrement a value.
@MainActor
package struct StepperContent: WidgetContent {
    /// A closure that increments the value; nil if it can't be incremented.
    package var increment: (() -> Void)?
    /// A closure that decrements the value; nil if it can't be decremented.
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
    /// The step up from where things stand; nil if there is none.
    var up: (() -> Void)? { get }
    /// The step down from where things stand; nil if there is none.
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
    var down: (() -> Void)? { move(by: isLeast(step) ? step : 0 - step) }

    /// Returns whether a step has no opposite: of whole numbers, there is one more below zero than above.
    private func isLeast(_ step: Value.Stride) -> Bool { (step as? Int) == .min }

    private func move(by distance: Value.Stride) -> (() -> Void)? {
        let now = value.wrappedValue
        guard target(from: now, by: distance) != now else { return nil }
        return { value.wrappedValue = target(from: value.wrappedValue, by: distance) }
    }

    /// Returns the value after a step, limited to the bounds.
    private func target(from start: Value, by distance: Value.Stride) -> Value {
        let target = advanced(start, by: distance)
        guard let bounds else { return target }
        return Swift.min(Swift.max(target, bounds.lowerBound), bounds.upperBound)
    }
}

extension ValueSteps {
    /// Returns the value that is a distance away; of whole numbers, the last one where there is none as far away.
    fileprivate func advanced(_ start: Value, by distance: Value.Stride) -> Value {
        guard let whole = start as? any FixedWidthInteger, let steps = distance as? Int,
            let target = whole.advanced(atMostBy: steps) as? Value
        else { return start.advanced(by: distance) }
        return target
    }
}

extension FixedWidthInteger {
    /// Returns the number that is some steps away, or the last one on the way there.
    fileprivate func advanced(atMostBy steps: Int) -> Self {
        let room = Magnitude(truncatingIfNeeded: steps < 0 ? self &- Self.min : Self.max &- self)
        guard let length = Magnitude(exactly: steps.magnitude), length <= room else {
            return steps < 0 ? Self.min : Self.max
        }
        return steps < 0 ? self &- Self(truncatingIfNeeded: length) : self &+ Self(truncatingIfNeeded: length)
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
