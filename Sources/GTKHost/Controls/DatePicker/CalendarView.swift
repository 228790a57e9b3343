import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A month of a calendar with a button for each day, which shows and changes the day of a date.
///
/// It has the look and the weeks of a `MultiDatePicker`. A `GtkCalendar` begins the week as the C library's locale does, which knows
/// nothing of the calendar of views.
@MainActor
final class CalendarView {
    let widget = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    private let title = GTKWidget(gtk_label_new(nil))
    private let previous = GTKWidget(gtk_button_new_from_icon_name("go-previous-symbolic"))
    private let next = GTKWidget(gtk_button_new_from_icon_name("go-next-symbolic"))
    private let grid = GTKWidget(gtk_grid_new())
    private var selection: DateSelection
    private var month: CalendarMonth
    /// The day that the program has as far as the calendar knows.
    private var known: DateSelection.Day
    /// The buttons of the month's days in order, and what they were made for.
    private var days: [(day: CalendarMonth.Day, button: GTKWidget)] = []
    private var shown: Look?

    /// The properties on which the names and the places of the days depend.
    private struct Look: Equatable {
        let month: String
        let weekdays: [String]
        let begin: Date
    }

    /// The look of a day, and of the day that is chosen.
    static let styleRules = """
        .swiftui-calendar > box > label { font-weight: 600; }
        .swiftui-calendar > box > button, .swiftui-calendar > grid > button { border: none; }
        .swiftui-calendar > box > button { min-width: 22px; min-height: 20px; padding: 1px 2px; }
        .swiftui-calendar > grid > label { opacity: 0.6; font-size: 82%; }
        .swiftui-calendar > grid > button {
            min-width: 28px; min-height: 28px; padding: 0; border-radius: 9999px; font-weight: normal;
        }
        .swiftui-calendar > grid > button.swiftui-chosen, .swiftui-calendar > grid > button.swiftui-chosen:disabled {
            background: @swiftui_accent_color; color: @swiftui_accent_text_color;
        }
        """

    init(_ selection: DateSelection) {
        self.selection = selection
        (known, month) = (selection.day, selection.month())
        gtk_widget_add_css_class(widget.pointer, "swiftui-calendar")
        let header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2)!
        gtk_label_set_xalign(OpaquePointer(title.pointer), 0)
        gtk_widget_set_hexpand(title.pointer, 1)
        gtk_box_append(header.cast(), title.pointer)
        for (button, name, count) in [(previous, "Previous Month", -1), (next, "Next Month", 1)] {
            gtk_widget_add_css_class(button.pointer, "flat")
            AccessibleWidget.of(button.pointer).setLabel(name)
            gtk_box_append(header.cast(), button.pointer)
            Signal.connect(button.raw, "clicked") { [weak self] in self?.turn(by: count) }
        }
        gtk_grid_set_column_homogeneous(grid.pointer.cast(), 1)
        gtk_grid_set_column_spacing(grid.pointer.cast(), 2)
        gtk_grid_set_row_spacing(grid.pointer.cast(), 2)
        gtk_box_append(widget.pointer.cast(), header)
        gtk_box_append(widget.pointer.cast(), grid.pointer)
        show()
    }

    /// Shows another date. The user's month stays until the day of the program changes.
    func update(_ selection: DateSelection) {
        self.selection = selection
        if selection.day != known {
            known = selection.day
            month = selection.month()
        } else {
            month = selection.month(of: month.begin)
        }
        show()
    }

    private func turn(by count: Int) {
        month = month.advanced(by: count)
        show()
    }

    private func show() {
        let weekdays = month.weekdays(in: selection.locale).map(\.symbol)
        let look = Look(month: month.name(in: selection.locale), weekdays: weekdays, begin: month.begin)
        if look != shown {
            shown = look
            gtk_label_set_text(OpaquePointer(title.pointer), look.month.shapeable)
            fillGrid(weekdays)
        }
        let (before, after) = (month.advanced(by: -1), month.advanced(by: 1))
        gtk_widget_set_sensitive(previous.pointer, selection.hasChoice(from: before.begin, to: before.end) ? 1 : 0)
        gtk_widget_set_sensitive(next.pointer, selection.hasChoice(from: after.begin, to: after.end) ? 1 : 0)
        for (day, button) in days {
            let isChosen = selection.isOn(day)
            button.styleClasses = isChosen ? ["flat", "swiftui-chosen"] : ["flat"]
            AccessibleWidget.of(button.pointer).setSelected(isChosen)
            gtk_widget_set_sensitive(button.pointer, selection.hasChoice(from: day.begin, to: day.end) ? 1 : 0)
        }
    }

    private func fillGrid(_ weekdays: [String]) {
        while let child = gtk_widget_get_first_child(grid.pointer) { gtk_grid_remove(grid.pointer.cast(), child) }
        days = []
        for (column, weekday) in weekdays.enumerated() {
            let label = gtk_label_new(weekday.shapeable)!
            AccessibleWidget.of(label).leaveOut()
            gtk_grid_attach(grid.pointer.cast(), label, Int32(column), 0, 1, 1)
        }
        for (row, week) in month.weeks.enumerated() {
            for (column, place) in week.days.enumerated() {
                guard let day = place.day else { continue }
                let button = GTKWidget(gtk_button_new_with_label(day.number))
                gtk_widget_set_halign(button.pointer, GTK_ALIGN_CENTER)
                AccessibleWidget.of(button.pointer).setLabel(day.name(in: selection.locale))
                Signal.connect(button.raw, "clicked") { [weak self] in self?.selection.set(day) }
                gtk_grid_attach(grid.pointer.cast(), button.pointer, Int32(column), Int32(row) + 1, 1, 1)
                days.append((day, button))
            }
        }
        // Months have four to six weeks; the calendar keeps its height.
        for row in month.weeks.count..<max(6, month.weeks.count) {
            let space = gtk_label_new(nil)!
            AccessibleWidget.of(space).leaveOut()
            gtk_widget_set_size_request(space, -1, 28)
            gtk_grid_attach(grid.pointer.cast(), space, 0, Int32(row) + 1, 1, 1)
        }
        // What is new has the direction of the calendar.
        (gtk_widget_get_direction(widget.pointer) == GTK_TEXT_DIR_RTL ? LayoutDirection.rightToLeft : .leftToRight)
            .set(on: grid.pointer)
    }
}

/// A calendar of a month, in which a day is chosen.
@MainActor
final class CalendarWidget: GTKWidget, RegisteredWidget {
    private let calendar: CalendarView

    static let styleRules = CalendarView.styleRules

    init(_ content: CalendarContent, host: any WidgetHost) {
        calendar = CalendarView(content.selection)
        super.init(calendar.widget.pointer)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    func update(_ content: CalendarContent) -> Bool {
        calendar.update(content.selection)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        return false
    }
}
