import CGTK
import DesktopBus
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// The program that GNOME's file manager shows files with, or another one with its interface.
///
/// See <https://gitlab.gnome.org/GNOME/sushi> (`org.gnome.NautilusPreviewer2`).
@MainActor
final class DesktopPreviewer: FilePreviewer {
    private static let previewer = MessageBus.Object(
        service: "org.gnome.NautilusPreviewer",
        path: "/org/gnome/NautilusPreviewer",
        interface: "org.gnome.NautilusPreviewer2"
    )
    private static let properties = MessageBus.Object(
        service: previewer.service,
        path: previewer.path,
        interface: "org.freedesktop.DBus.Properties"
    )
    /// The time that the program has to answer, in seconds. It may have to be started for that.
    private static let longestStart: Int32 = 5
    /// A Boolean value that indicates whether the program may answer. It is not asked again after it did not.
    private static var answers = true

    private var bus: SessionBus?
    private var subscriptions: [BusSubscription] = []
    private var exported: ExportedWindow?
    private var didMove: (@MainActor (Int) -> Void)?
    private var didClose: (@MainActor () -> Void)?

    func show(
        _ file: URL,
        didMove: @escaping @MainActor (Int) -> Void,
        didClose: @escaping @MainActor () -> Void
    ) async -> Bool {
        guard Self.answers, file.isFileURL, let uri = g_filename_to_uri(file.path, nil, nil) else { return false }
        defer { g_free(uri) }
        let address = String(cString: uri)
        (self.didMove, self.didClose) = (didMove, didClose)
        do {
            let bus = try await connect()
            if exported == nil { exported = await ExportedWindow(ToplevelWindows.active?.cast()) }
            try await bus.call(
                "ShowFile",
                on: Self.previewer,
                [.string(address), .string(exported?.identifier ?? ""), .bool(false)],
                returning: "()",
                within: Self.longestStart
            )
            return true
        } catch {
            Self.answers = false
            forget()
            return false
        }
    }

    func close() {
        guard didClose != nil, let bus else { return }
        forget()
        Task { try? await bus.call("Close", on: Self.previewer, [], returning: "()", within: Self.longestStart) }
    }

    private func connect() async throws -> SessionBus {
        let bus: SessionBus
        if let known = self.bus { bus = known } else { bus = try await SessionBus.connect() }
        self.bus = bus
        guard subscriptions.isEmpty else { return bus }
        subscriptions = [
            bus.subscribe("SelectionEvent", of: Self.previewer) { [weak self] arguments in
                guard let step = Self.step(arguments.value(at: 0)?.number) else { return }
                self?.didMove?(step)
            },
            bus.subscribe("PropertiesChanged", of: Self.properties) { [weak self] arguments in
                guard arguments.value(at: 1)?.dictionary?["Visible"]?.bool == false else { return }
                self?.end()
            },
            bus.subscribeToEnd(of: Self.previewer.service) { [weak self] in self?.end() },
        ]
        return bus
    }

    /// Returns the number of files that a direction of GTK's leads forward.
    private static func step(_ direction: UInt64?) -> Int? {
        switch direction.map({ UInt32(truncatingIfNeeded: $0) }) {
        case GTK_DIR_TAB_FORWARD.rawValue, GTK_DIR_DOWN.rawValue, GTK_DIR_RIGHT.rawValue: 1
        case GTK_DIR_TAB_BACKWARD.rawValue, GTK_DIR_UP.rawValue, GTK_DIR_LEFT.rawValue: -1
        default: nil
        }
    }

    private func end() {
        let didClose = didClose
        forget()
        didClose?()
    }

    private func forget() {
        (didMove, didClose, exported) = (nil, nil, nil)
        subscriptions = []
    }
}
