import Foundation
import SwiftUICore

/// Two buttons in memory, for a step up and for a step down.
final class MemoryStepper: MemoryContentWidget<StepperContent> {
    override var kind: TestView.Kind { .stepper }
    override var isEnabled: Bool { content.isEnabled }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 60, height: 24) }
}

extension TestView.Kind {
    /// Two buttons that increment and decrement a value.
    public static let stepper = Self("stepper")
}

extension TestWindow {
    /// Increments a stepper.
    /// - Throws: ``TestWindowError`` where the view is no stepper, it is disabled, or there is no such step.
    public func increment(_ view: TestView) throws { try step(view, \.increment) }

    /// Decrements a stepper.
    /// - Throws: ``TestWindowError`` where the view is no stepper, it is disabled, or there is no such step.
    public func decrement(_ view: TestView) throws { try step(view, \.decrement) }

    private func step(_ view: TestView, _ direction: KeyPath<StepperContent, (() -> Void)?>) throws {
        guard let stepper = view.innermost({ $0.content(StepperContent.self) }) else {
            throw TestWindowError("“\(view.text)” is no stepper.")
        }
        guard view.isEnabled else { throw TestWindowError("The stepper is disabled.") }
        guard let step = stepper[keyPath: direction] else { throw TestWindowError("The stepper is at its bound.") }
        step()
        update()
    }
}

extension TestAccessibilityElement.Role {
    /// A value that changes in steps.
    public static let stepper = Self(role: .stepper)
}
