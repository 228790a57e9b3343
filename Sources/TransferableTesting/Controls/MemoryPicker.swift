import Foundation
import SwiftUICore

/// A picker in memory.
final class MemoryPicker<Content: PickerContent>: MemoryContentWidget<Content> {
    override var kind: TestView.Kind { .picker }
    override var isEnabled: Bool { content.choice.isEnabled }
    override var choice: PickerChoice? { content.choice }
    override var shownText: String { content.choice.selection.map { content.choice.options[$0].name } ?? "" }

    override func contentDidChange(from before: Content) -> Bool { content.choice.options != before.choice.options }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let longest = content.choice.options.map(\.name.count).max() ?? 0
        return CGSize(width: CGFloat(longest) * FixedFont.advance + 30, height: 24)
    }
}

extension TestView.Kind {
    /// A control for choosing one of several values.
    public static let picker = Self("picker")
}

extension TestAccessibilityElement.Role {
    /// A control for choosing one of several values.
    public static let picker = Self(role: .picker)
}

extension TestView {
    /// The names of a picker's options.
    public var choices: [String] { widget.choice?.options.map(\.name) ?? [] }
}

extension TestWindow {
    /// Chooses one of a picker's options by name.
    /// - Throws: ``TestWindowError`` where the view is no picker, it is disabled, or it has no such choice.
    public func choose(_ name: String, in view: TestView) throws {
        guard let choice = view.innermost(\.choice) else { throw TestWindowError("“\(view.text)” is no picker.") }
        guard view.isEnabled else { throw TestWindowError("The picker is disabled.") }
        guard let index = choice.options.firstIndex(where: { $0.name == name }) else {
            let names = choice.options.map { "“\($0.name)”" }.joined(separator: ", ")
            throw TestWindowError("The picker has no choice “\(name)”. The choices are: \(names).")
        }
        choice.select(index)
        update()
    }
}
