import SwiftUICore

/// The frames of the widgets of all windows, and their observers.
@MainActor
final class WidgetFrames {
    /// The reason why widgets have moved.
    enum Change {
        /// They were placed, or scrolled.
        case layout
        /// Some were moved, without a layout.
        case move
    }

    private var observers: [ObjectIdentifier: (Change) -> Void] = [:]

    /// Called when widgets were placed or moved.
    func didChange(by change: Change = .layout) {
        for observer in observers.values { observer(change) }
    }

    /// Sets an action that runs when widgets are placed or moved; nil removes it.
    func setObserver(_ observer: AnyObject, _ action: ((Change) -> Void)?) {
        // Each widget that is drawn has none, unless it is very large.
        guard action != nil || !observers.isEmpty else { return }
        observers[ObjectIdentifier(observer)] = action
    }
}
