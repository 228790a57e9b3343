import Foundation
import KitSupport
import SwiftUICore
import Synchronization
import SystemSupport

extension NSEvent {
    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64

        /// Creates kinds.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// Creates the kinds with one.
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
        private init(_ type: EventType) { self.init(type: type) }

        /// The left button has been pressed.
        public static let leftMouseDown = EventTypeMask(.leftMouseDown)
        /// The left button has been released.
        public static let leftMouseUp = EventTypeMask(.leftMouseUp)
        /// The right button has been pressed.
        public static let rightMouseDown = EventTypeMask(.rightMouseDown)
        /// The right button has been released.
        public static let rightMouseUp = EventTypeMask(.rightMouseUp)
        /// Another button has been pressed.
        public static let otherMouseDown = EventTypeMask(.otherMouseDown)
        /// Another button has been released.
        public static let otherMouseUp = EventTypeMask(.otherMouseUp)
        /// The pointer has moved.
        public static let mouseMoved = EventTypeMask(.mouseMoved)
        /// The pointer has moved while a button is pressed.
        public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
        /// A key has been pressed, or repeats.
        public static let keyDown = EventTypeMask(.keyDown)
        /// A key has been released.
        public static let keyUp = EventTypeMask(.keyUp)
        /// A modifier key has been pressed or released.
        public static let flagsChanged = EventTypeMask(.flagsChanged)
        /// A wheel has been turned.
        public static let scrollWheel = EventTypeMask(.scrollWheel)
        /// All events.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// Has a closure called for the events of the app's windows, before their views hear of them.
    ///
    /// ```swift
    /// monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
    ///     guard event.keyCode == 53 else { return event }
    ///     cancel()
    ///     return nil
    /// }
    /// ```
    /// - Parameters:
    ///   - mask: The kinds of events.
    ///   - block: A closure that returns the event, or nil for one that views must not have. It is called on the main actor.
    /// - Returns: The monitor, for ``removeMonitor(_:)``.
    public class func addLocalMonitorForEvents(
        matching mask: EventTypeMask,
        handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        EventMonitors.add(mask, block)
    }

    /// Returns nil: a desktop does not tell a program what the user does in others.
    /// - Parameters:
    ///   - mask: The kinds of events.
    ///   - block: A closure that would be called.
    public class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask,
        handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        kitLogger.warning(
            "A global monitor of events has no effect here: a desktop does not tell a program what the user does in others."
        )
        return nil
    }

    /// Removes a monitor.
    /// - Parameter eventMonitor: What ``addLocalMonitorForEvents(matching:handler:)`` returned.
    public class func removeMonitor(_ eventMonitor: Any) {
        if let monitor = eventMonitor as? EventMonitors.Monitor { EventMonitors.remove(monitor) }
    }
}

/// The monitors of events.
enum EventMonitors {
    /// A monitor.
    final class Monitor: Sendable {
        fileprivate let mask: NSEvent.EventTypeMask
        // It is called on the main actor alone.
        fileprivate let block: UncheckedBox<(NSEvent) -> NSEvent?>

        fileprivate init(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?) {
            (self.mask, self.block) = (mask, UncheckedBox(block))
        }
    }

    private static let monitors = Mutex<[Monitor]>([])

    static func add(_ mask: NSEvent.EventTypeMask, _ block: @escaping (NSEvent) -> NSEvent?) -> Monitor {
        let monitor = Monitor(mask, block)
        monitors.withLock { $0.append(monitor) }
        followEvents()
        return monitor
    }

    static func remove(_ monitor: Monitor) {
        monitors.withLock { all in all.removeAll { $0 === monitor } }
        followEvents()
    }

    /// Hears of events while there are monitors.
    private static func followEvents() {
        onMainThreadSoon {
            InputEvents.filter = monitors.withLock { $0.isEmpty } ? nil : { EventMonitors.keeps($0) }
        }
    }

    /// Returns whether a monitor keeps an event from views.
    @MainActor
    private static func keeps(_ event: InputEvent) -> Bool {
        let known = monitors.withLock { $0 }
        let kind = NSEvent.EventTypeMask(type: NSEvent.EventType(event))
        guard known.contains(where: { $0.mask.isSuperset(of: kind) }) else { return false }
        var told = NSEvent(event)
        for monitor in known where monitor.mask.contains(NSEvent.EventTypeMask(type: told.type)) {
            // One that was removed by another is not asked.
            guard monitors.withLock({ all in all.contains { $0 === monitor } }) else { continue }
            guard let next = monitor.block.value(told) else { return true }
            told = next
        }
        return false
    }
}
