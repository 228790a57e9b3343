import CGTK
import Foundation
import SwiftUICore

/// The items that the app has in the desktop's panel.
///
/// They are told to `org.kde.StatusNotifierWatcher`, when there is one. Where none answers, windows take their place.
@MainActor
final class PanelItems {
    private unowned let host: GTKHost
    private let toggleWindow: (SceneID) -> Void
    private let openWindow: (SceneID) -> Void
    private var items: [(id: SceneID, item: StatusNotifierItem)] = []
    private var wanted: [SceneID] = []
    private var bus: OpaquePointer?
    private var watch: guint = 0
    private var hasWatcher = false
    /// The items in whose place windows have opened.
    private var replaced: Set<SceneID> = []
    private var lastNumber = 0

    private static let watcher = (
        name: "org.kde.StatusNotifierWatcher", path: "/StatusNotifierWatcher",
        interface: "org.kde.StatusNotifierWatcher"
    )

    /// - Parameters:
    ///   - host: What shows the views.
    ///   - toggleWindow: Opens or closes the window of an item.
    ///   - openWindow: Opens the window that takes the place of an item.
    init(host: GTKHost, toggleWindow: @escaping (SceneID) -> Void, openWindow: @escaping (SceneID) -> Void) {
        (self.host, self.toggleWindow, self.openWindow) = (host, toggleWindow, openWindow)
    }

    /// Whether the panel has an item of the app's.
    var isInPanel: Bool { hasWatcher && !items.isEmpty }

    /// Shows these items and no others.
    func show(_ descriptions: [PanelItem]) {
        wanted = descriptions.map(\.id)
        if !descriptions.isEmpty { connect() }
        if !hasWatcher {
            for id in wanted { replace(id) }
        }
        guard let bus else { return }
        for (id, item) in items where !wanted.contains(id) { item.end() }
        let before = items
        items = descriptions.compactMap { description in
            if let known = before.first(where: { $0.id == description.id }) {
                known.item.update(description)
                return known
            }
            lastNumber += 1
            let item = StatusNotifierItem(description, number: lastNumber, on: bus, host: host) { [toggleWindow] in
                toggleWindow(description.id)
            }
            guard let item else { return nil }
            if hasWatcher { register(item) }
            return (description.id, item)
        }
    }

    /// Takes all items out of the panel.
    func removeAll() {
        for (_, item) in items { item.end() }
        items = []
        if watch != 0 { g_bus_unwatch_name(watch) }
        watch = 0
        if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) }
        bus = nil
    }

    // MARK: The watcher

    private func connect() {
        guard bus == nil, watch == 0 else { return }
        bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        guard let bus else { return }
        g_dbus_connection_set_exit_on_close(bus, 0)
        hasWatcher = isWatcherThere(on: bus)
        watch = g_bus_watch_name_on_connection(
            bus,
            Self.watcher.name,
            G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<PanelItems>.fromOpaque(data).takeUnretainedValue().watcherAppeared()
                }
            },
            { _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<PanelItems>.fromOpaque(data).takeUnretainedValue().watcherVanished()
                }
            },
            Unmanaged.passUnretained(self).toOpaque(),
            nil
        )
    }

    private func isWatcherThere(on bus: OpaquePointer) -> Bool {
        let reply = g_dbus_connection_call_sync(
            bus,
            "org.freedesktop.DBus",
            "/org/freedesktop/DBus",
            "org.freedesktop.DBus",
            "NameHasOwner",
            BusVariant.tuple([BusVariant.string(Self.watcher.name)]),
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            2000,
            nil,
            nil
        )
        guard let reply else { return false }
        defer { g_variant_unref(reply) }
        let value = g_variant_get_child_value(reply, 0)
        defer { g_variant_unref(value) }
        return g_variant_get_boolean(value) != 0
    }

    /// Tells a watcher the items that are there. One that was there when the bus was reached has been told each item already,
    /// and would have a second of each.
    private func watcherAppeared() {
        guard !hasWatcher else { return }
        hasWatcher = true
        for (_, item) in items { register(item) }
    }

    private func watcherVanished() {
        hasWatcher = false
        for id in wanted { replace(id) }
    }

    private func register(_ item: StatusNotifierItem) {
        guard let bus else { return }
        g_dbus_connection_call(
            bus,
            Self.watcher.name,
            Self.watcher.path,
            Self.watcher.interface,
            "RegisterStatusNotifierItem",
            BusVariant.tuple([BusVariant.string(item.path)]),
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            5000,
            nil,
            nil,
            nil
        )
    }

    /// Has a window take the place of an item, once.
    private func replace(_ id: SceneID) {
        guard replaced.insert(id).inserted else { return }
        hostLogger.warning(
            "No panel shows the app's MenuBarExtra (org.kde.StatusNotifierWatcher does not answer), so a window takes its place."
        )
        openWindow(id)
    }
}
