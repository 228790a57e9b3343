import Foundation
import SwiftUICore

/// A number between two bounds, in memory.
final class MemorySlider: MemoryContentWidget<SliderContent> {
    override var kind: TestView.Kind { .slider }
    override var isEnabled: Bool { content.isEnabled }
    override var number: Double? { content.value.shown }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 20)
    }
}

extension TestView.Kind {
    /// A number within a range.
    public static let slider = Self("slider")
}

extension TestWindow {
    /// Drags a slider to a value. A slider with steps moves to the nearest step.
    /// - Throws: ``TestWindowError`` where the view is no slider, or it is disabled.
    public func setValue(_ value: Double, of view: TestView) throws {
        guard let slider = view.innermost({ $0.content(SliderContent.self) }) else {
            throw TestWindowError("“\(view.text)” is no slider.")
        }
        guard view.isEnabled else { throw TestWindowError("The slider is disabled.") }
        slider.onEditingChanged(true)
        slider.set(value)
        update()
        slider.onEditingChanged(false)
        update()
    }
}

extension TestAccessibilityElement.Role {
    /// A number within a range.
    public static let slider = Self(role: .slider)
}
