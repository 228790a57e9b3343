import Foundation
import SwiftUICore

/// A button with a colour, in memory.
final class MemoryColorPicker: MemoryContentWidget<ColorContent> {
    override var kind: TestView.Kind { .colorPicker }
    override var isEnabled: Bool { content.isEnabled }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
}

extension TestView.Kind {
    /// A button that displays a colour.
    public static let colorPicker = Self("colorPicker")
}

extension TestView {
    /// The colour that a colour picker displays.
    public var color: Color? { innermost { $0.content(ColorContent.self) }?.color.shown }
}

extension TestWindow {
    /// Chooses a colour. If the picker does not support opacity, the colour is made opaque.
    /// - Throws: ``TestWindowError`` where the view is no colour picker, or it is disabled.
    public func choose(_ color: Color, in view: TestView) throws {
        guard let picker = view.innermost({ $0.content(ColorContent.self) }) else {
            throw TestWindowError("“\(view.text)” is no colour picker.")
        }
        guard view.isEnabled else { throw TestWindowError("The colour picker is disabled.") }
        picker.set(color.resolved(in: EnvironmentValues().themeColors))
        update()
    }
}

extension TestAccessibilityElement.Role {
    /// A button that displays a colour.
    public static let colorPicker = Self(role: .colorPicker)
}
