import CGTK
import DesktopBus
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import UniformTypeIdentifiers

/// A dialog of the desktop's FileChooser portal: the desktop's own, which can also give files to a sandbox.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html>. The portal is called here and
/// not by GTK, which uses it only in sandboxes and waits without end for one that has ended or does not answer.
@MainActor
final class PortalFileChooser {
    /// The result of the dialog.
    enum End {
        case answer(FileDialogAnswer)
        /// There is no such portal, or it does not answer.
        case missing
    }

    /// The time that the portal has to confirm that it shows a dialog, in seconds. The portal may have to be started
    /// for that. The user's time is unlimited.
    private static let longestStart: Int32 = 10

    /// A Boolean value that indicates whether the portal may answer. It is not asked again after it did not answer, and not if
    /// `GDK_DEBUG` has `no-portals`, with which GTK's own programs do not use portals.
    static var isWorthAsking: Bool { answers && !isSwitchedOff }
    private static var answers = true
    private static let isSwitchedOff = (ProcessInfo.processInfo.environment["GDK_DEBUG"] ?? "")
        .split { ",;: ".contains($0) }.contains("no-portals")

    private static let portal = MessageBus.Object(
        service: "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.FileChooser"
    )

    /// The beginning of the paths of all requests.
    private static let requests = portal.path + "/request/"

    private let request: FileDialogRequest
    private let filters: [FileFilter]
    private var didEnd: (@MainActor (End) -> Void)?
    private var subscriptions: [BusSubscription] = []
    private var exported: ExportedWindow?
    /// The request at the portal; nil before it is made.
    private var handle: (bus: SessionBus, path: String)?
    /// A Boolean value that indicates whether the portal has confirmed that it shows the dialog.
    private var isShown = false
    /// A Boolean value that indicates whether the portal has ended.
    private var hasPortalEnded = false

    /// Asks for the dialog.
    /// - Parameters:
    ///   - request: The request.
    ///   - filters: The filters of shown files; empty for all files.
    ///   - window: The window that the dialog is over; nil for none.
    ///   - didEnd: Called once, unless the dialog is closed before.
    init(
        _ request: FileDialogRequest,
        _ filters: [FileFilter],
        over window: UnsafeMutablePointer<GtkWidget>?,
        didEnd: @escaping @MainActor (End) -> Void
    ) {
        (self.request, self.filters, self.didEnd) = (request, filters, didEnd)
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Int(Self.longestStart))) { [weak self] in
            MainActor.assumeIsolated { self?.startDidTakeTooLong() }
        }
        // The window may be closed before the portal is asked.
        let owner = window.map { ObjectReference(retaining: UnsafeMutableRawPointer($0)) }
        Task {
            do {
                try await show(over: owner)
            } catch {
                end(.missing)
            }
        }
    }

    /// Closes the dialog.
    func close() {
        didEnd = nil
        closeRequest()
        finish()
    }

    private func show(over window: ObjectReference?) async throws {
        let bus = try await SessionBus.connect()
        // Portals before the third version choose files where folders are asked for.
        if request.isForFolder, try await Self.version(on: bus) < 3 { return end(.missing) }
        let exported = await ExportedWindow(window?.pointer.typed())
        withExtendedLifetime(window) {}
        guard didEnd != nil else { return }
        self.exported = exported

        let token = "t" + UUID().uuidString.replacing("-", with: "")
        let sender = bus.uniqueName.dropFirst().replacing(".", with: "_")
        follow("\(Self.requests)\(sender)/\(token)", on: bus)
        subscriptions.append(bus.subscribeToEnd(of: Self.portal.service) { [weak self] in self?.portalDidEnd() })
        let arguments: [BusValue] = [
            .string(exported.identifier), .string(request.title), .options(options(token: token)),
        ]
        let method = request.kind == .save ? "SaveFile" : "OpenFile"
        let answer = try await bus.call(
            method,
            on: Self.portal,
            arguments,
            returning: "(o)",
            within: Self.longestStart
        )
        guard didEnd != nil else { return }
        isShown = true
        guard !hasPortalEnded else { return portalDidEnd() }
        // Portals of old chose the path themselves.
        if let path = answer.value(at: 0)?.string, path != handle?.path, path.hasPrefix(Self.requests) {
            follow(path, on: bus)
        }
    }

    private static func version(on bus: SessionBus) async throws -> UInt64 {
        let properties = MessageBus.Object(
            service: portal.service,
            path: portal.path,
            interface: "org.freedesktop.DBus.Properties"
        )
        let names: [BusValue] = [.string(portal.interface), .string("version")]
        let answer = try await bus.call("Get", on: properties, names, returning: "(v)", within: longestStart)
        return answer.value(at: 0)?.number ?? 0
    }

    /// Waits for the answer to a request.
    private func follow(_ path: String, on bus: SessionBus) {
        handle = (bus, path)
        let object = MessageBus.Object(
            service: Self.portal.service,
            path: path,
            interface: "org.freedesktop.portal.Request"
        )
        subscriptions.append(bus.subscribe("Response", of: object) { [weak self] in self?.respond($0) })
    }

    // MARK: What is asked

    private func options(token: String) -> [String: BusValue] {
        var options: [String: BusValue] = [
            "handle_token": .string(token),
            "accept_label": .string(request.confirmationLabel),
            "modal": .bool(true),
        ]
        if !filters.isEmpty {
            options["filters"] = .array(of: "(sa(us))", filters.map(\.argument))
            options["current_filter"] = filters[0].argument
        }
        if request.kind == .save {
            options["current_name"] = request.filename.map { .string($0) }
        } else {
            options["multiple"] = .bool(request.allowsMultipleSelection)
            options["directory"] = .bool(request.isForFolder)
        }
        if let folder = request.directory { options["current_folder"] = .filePath(folder.path) }
        return options
    }

    // MARK: What is answered

    private func respond(_ answer: BusReply) {
        // 0 stands for a choice; 1 for the user's having cancelled; 2 for any other end, such as that the window was closed.
        guard answer.value(at: 0)?.number == 0 else { return end(.answer(.cancelled)) }
        let results = answer.value(at: 1)?.dictionary
        do {
            let urls = try (results?["uris"]?.strings ?? []).map { uri in
                let file = g_file_new_for_uri(uri)!
                defer { g_object_unref(UnsafeMutableRawPointer(file)) }
                return try ChosenFiles.url(of: file)
            }
            guard !urls.isEmpty else { return fail("The desktop's file dialog named no file. Try again.") }
            let name = results?["current_filter"]?.array?.first?.string
            let type = request.kind == .save ? filters.first { $0.name == name }?.type : nil
            let chosen = request.allowsMultipleSelection ? urls : [urls[0]]
            end(.answer(.chosen(chosen, contentType: type)))
        } catch {
            end(.answer(.failed(error)))
        }
    }

    private func portalDidEnd() {
        hasPortalEnded = true
        // Its confirmation may be on its way to the task that waits for it. Without one the call fails.
        guard isShown else { return }
        fail("The desktop's file dialog ended before anything was chosen. Try again.")
    }

    private func startDidTakeTooLong() {
        guard didEnd != nil, !isShown else { return }
        Self.answers = false
        // If the portal shows the dialog later, it must be closed.
        closeRequest()
        end(.missing)
    }

    private func fail(_ message: String) {
        let error = CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: message])
        end(.answer(.failed(error)))
    }

    private func end(_ end: End) {
        let told = didEnd
        didEnd = nil
        finish()
        told?(end)
    }

    /// Ends the subscriptions of the dialog. Signals must not end their own subscriptions while they are delivered.
    private func finish() {
        let kept = (subscriptions, exported)
        (subscriptions, exported, handle) = ([], nil, nil)
        DispatchQueue.main.async { MainActor.assumeIsolated { withExtendedLifetime(kept) {} } }
    }

    private func closeRequest() {
        guard let handle else { return }
        let object = MessageBus.Object(
            service: Self.portal.service,
            path: handle.path,
            interface: "org.freedesktop.portal.Request"
        )
        // It may have ended by itself.
        Task { try? await handle.bus.call("Close", on: object, [], returning: "()") }
    }
}

extension FileFilter {
    /// The filter as the portal has it: a name, and patterns (0) and MIME types (1).
    fileprivate var argument: BusValue {
        let patterns = suffixes.map { "*." + $0.map(\.inAnyCase).joined() }
        let rules: [BusValue] =
            mimeTypes.map { .tuple([.uint32(1), .string($0)]) } + patterns.map { .tuple([.uint32(0), .string($0)]) }
        return .tuple([.string(name), .array(of: "(us)", rules)])
    }
}

extension Character {
    /// A pattern for the character itself, in both cases.
    fileprivate var inAnyCase: String {
        let (lower, upper) = (lowercased(), uppercased())
        if lower != upper, lower.count == 1, upper.count == 1 { return "[\(lower)\(upper)]" }
        return "*?[\\".contains(self) ? "[\(self)]" : String(self)
    }
}
