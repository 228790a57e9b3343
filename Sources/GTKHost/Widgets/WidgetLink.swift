/// A reference to a widget that does not keep it, for what the widget owns itself or for what GTK calls.
///
/// An object to which Swift's own weak references lead counts all its references more slowly from then on, and a row that is scrolled
/// counts those of its widgets some hundred times.
final class WidgetLink: @unchecked Sendable {
    /// The widget, until it ends.
    unowned(unsafe) var widget: GTKWidget?
    /// The same as the delegate of GTK's widget, where it is one. A cast for each call of GTK would look it up.
    unowned(unsafe) var delegate: (any ViewWidgetDelegate)?

    /// Prepares for the end of the widget.
    nonisolated func end() { (widget, delegate) = (nil, nil) }
}
