import DesktopBus
import Foundation
import SwiftUICore

/// The items of the app in the desktop's panel.
///
/// They are registered with `org.kde.StatusNotifierWatcher` if there is one. Without a watcher, windows replace them.
@MainActor
final class PanelItems {
    private unowned let host: any WidgetHost
    private let toggleWindow: (SceneID) -> Void
    private let openWindow: (SceneID) -> Void
    private var items: [(id: SceneID, item: StatusNotifierItem)] = []
    private var wanted: [SceneID] = []
    private var bus: SessionBus?
    private var watch: BusSubscription?
    private var hasWatcher = false
    /// The items that windows replace.
    private var replaced: Set<SceneID> = []
    private var lastNumber = 0

    private static let watcher = MessageBus.Object(
        service: "org.kde.StatusNotifierWatcher",
        path: "/StatusNotifierWatcher",
        interface: "org.kde.StatusNotifierWatcher"
    )

    /// - Parameters:
    ///   - host: The host of the views.
    ///   - toggleWindow: Opens or closes the window of an item.
    ///   - openWindow: Opens the window that takes the place of an item.
    init(host: any WidgetHost, toggleWindow: @escaping (SceneID) -> Void, openWindow: @escaping (SceneID) -> Void) {
        (self.host, self.toggleWindow, self.openWindow) = (host, toggleWindow, openWindow)
    }

    /// A Boolean value that indicates whether the panel has an item of the app.
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

    /// Removes all items from the panel.
    func removeAll() {
        for (_, item) in items { item.end() }
        items = []
        watch = nil
        bus = nil
    }

    // MARK: The watcher

    private func connect() {
        guard bus == nil else { return }
        bus = try? SessionBus(CallCancellation())
        watch = bus?.subscribe("NameOwnerChanged", of: .bus, argument: Self.watcher.service) { [weak self] owners in
            let (before, now) = (owners.value(at: 1)?.string ?? "", owners.value(at: 2)?.string ?? "")
            if now.isEmpty { self?.watcherVanished() } else { self?.watcherAppeared(inPlaceOfAnother: !before.isEmpty) }
        }
        let name = BusValue.string(Self.watcher.service)
        let answer = try? bus?.call("NameHasOwner", on: .bus, [name], returning: "(b)", within: 2, CallCancellation())
        hasWatcher = answer?.value(at: 0)?.bool == true
    }

    /// Registers the items with a watcher. A watcher that appeared during the request already has each item, and would
    /// get each a second time.
    private func watcherAppeared(inPlaceOfAnother: Bool) {
        guard !hasWatcher || inPlaceOfAnother else { return }
        hasWatcher = true
        for (_, item) in items { register(item) }
    }

    private func watcherVanished() {
        hasWatcher = false
        for id in wanted { replace(id) }
    }

    private func register(_ item: StatusNotifierItem) {
        let (bus, path) = (bus, item.path)
        Task {
            let arguments = [BusValue.string(path)]
            _ = try? await bus?
                .call("RegisterStatusNotifierItem", on: Self.watcher, arguments, returning: "()", within: 5)
        }
    }

    /// Opens a window in place of an item, once.
    private func replace(_ id: SceneID) {
        guard replaced.insert(id).inserted else { return }
        hostLogger.warning(
            "No panel shows the app's MenuBarExtra (org.kde.StatusNotifierWatcher does not answer), so a window takes its place."
        )
        openWindow(id)
    }
}
