import Foundation
import SwiftUICore

/// A box with a check mark in memory.
final class MemoryCheck: MemoryLabeledWidget<CheckContent> {
    override var label: LayoutElement { content.label }
    override var kind: TestView.Kind { .toggle }
    override var isEnabled: Bool { content.isEnabled }
    override var isOn: ControlValue<Bool>? { content.isOn }
    override var isMixed: Bool { content.isMixed }
}

/// A button in memory that stays pressed.
final class MemoryToggleButton: MemoryLabeledWidget<ToggleButtonContent> {
    override var label: LayoutElement { content.label }
    override var kind: TestView.Kind { .toggle }
    override var isEnabled: Bool { content.isEnabled }
    override var isOn: ControlValue<Bool>? { content.isOn }
}

/// A switch in memory.
final class MemorySwitch: MemoryContentWidget<SwitchContent> {
    override var kind: TestView.Kind { .toggle }
    override var isEnabled: Bool { content.isEnabled }
    override var isOn: ControlValue<Bool>? { content.isOn }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
}

extension TestView.Kind {
    /// A control that can be turned on and off.
    public static let toggle = Self("toggle")
}

extension TestView {
    /// A Boolean value that indicates whether a toggle is on; nil for other views and for a mixed toggle.
    public var isOn: Bool? { widget.isMixed ? nil : widget.isOn?.shown }
}
