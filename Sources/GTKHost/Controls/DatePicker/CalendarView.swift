import CGTK
import GTKInterop
import SwiftUICore

/// A `GtkCalendar` that shows and changes the day of a date.
@MainActor
final class CalendarView {
    let pointer = gtk_calendar_new()!
    private var selection: DateSelection
    /// The day that the program has as far as the calendar knows.
    private var known: DateSelection.Day
    /// A Boolean value that indicates whether the calendar is being set to the program's day, so GTK's notification is not mistaken
    /// for the user's choice.
    private var isShowing = false
    private unowned let host: GTKHost

    /// - Parameters:
    ///   - selection: The date.
    ///   - host: The host of the calendar.
    init(_ selection: DateSelection, host: GTKHost) {
        (self.selection, self.host) = (selection, host)
        known = selection.day
        // Another month or year is another day, too. GTK 4.18 reports that only with its own signal, GTK 4.8 with both.
        for signal in ["day-selected", "next-month", "prev-month", "next-year", "prev-year"] {
            Signal.connect(UnsafeMutableRawPointer(pointer), signal) { [weak self] in self?.chosen() }
        }
        show(selection.day)
    }

    func update(_ selection: DateSelection) {
        self.selection = selection
        show(selection.day)
    }

    private var calendar: OpaquePointer { OpaquePointer(pointer) }

    private var shownDay: DateSelection.Day? {
        guard let date = gtk_calendar_get_date(calendar) else { return nil }
        defer { g_date_time_unref(date) }
        return DateSelection.Day(
            year: Int(g_date_time_get_year(date)),
            month: Int(g_date_time_get_month(date)),
            day: Int(g_date_time_get_day_of_month(date))
        )
    }

    private func show(_ day: DateSelection.Day) {
        known = day
        // GTK's calendar supports the years from 1 to 9999.
        let year = Int32(clamping: min(max(day.year, 1), 9999))
        guard day != shownDay, let date = g_date_time_new_local(year, Int32(day.month), Int32(day.day), 12, 0, 0) else {
            return
        }
        isShowing = true
        gtk_calendar_select_day(calendar, date)
        isShowing = false
        g_date_time_unref(date)
    }

    private func chosen() {
        guard !isShowing, let day = shownDay, day != known else { return }
        known = day
        selection.set(day)
        host.whenAnswered { [weak self] in
            if let self { show(selection.currentDay) }
        }
    }
}

/// A calendar of a month, in which a day is chosen.
@MainActor
final class CalendarWidget: GTKWidget, RegisteredWidget {
    private let calendar: CalendarView

    init(_ content: CalendarContent, host: GTKHost) {
        calendar = CalendarView(content.selection, host: host)
        super.init(calendar.pointer)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    func update(_ content: CalendarContent) -> Bool {
        calendar.update(content.selection)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        return false
    }
}
