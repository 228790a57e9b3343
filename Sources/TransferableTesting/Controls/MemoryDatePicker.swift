import Foundation
import SwiftUICore

/// A control for a part of a date, in memory.
final class MemoryDatePicker<Content: DateContent>: MemoryContentWidget<Content> {
    override var kind: TestView.Kind { .datePicker }
    override var isEnabled: Bool { content.isEnabled }
    override var shownText: String { content.text }
    override var date: DateSelection? { content.selection }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content is CalendarContent
            ? CGSize(width: 240, height: 200) : FixedFont.size(of: content.text, lineLimit: 1, width: nil)
    }

    override func contentDidChange(from before: Content) -> Bool { content.text != before.text }
}

extension TestView.Kind {
    /// A control for the day or the time of a date.
    public static let datePicker = Self("datePicker")
}

extension TestAccessibilityElement.Role {
    /// A control for the day or the time of a date.
    public static let datePicker = Self(role: .datePicker)
}

extension TestView {
    /// The date, part of which a control displays.
    public var date: Date? { widget.date?.date.shown }
}

extension TestWindow {
    /// Chooses a date. A date outside the picker's range is replaced by the nearest one within it.
    /// - Throws: ``TestWindowError`` where the view is no date picker, or it is disabled.
    public func choose(_ date: Date, in view: TestView) throws {
        guard let selection = view.innermost(\.date) else { throw TestWindowError("“\(view.text)” is no date picker.") }
        guard view.isEnabled else { throw TestWindowError("The date picker is disabled.") }
        selection.set(date)
        update()
    }
}
