import CommandSupport
import DesktopBus
import Foundation
import GTKInterop

/// The service of the session bus that shows the share sheet for any program that asks.
///
/// The bus starts it with the first call, and it ends when nobody has needed it for a while. Its interface has the shape of the
/// portal for sharing that was proposed (<https://github.com/flatpak/xdg-desktop-portal/issues/12>).
@MainActor
final class ShareServer {
    /// The argument by which the program is the service.
    static let argument = "--share-service"
    private static let name = "org.swift_transferable.Share"
    private static let path = "/org/swift_transferable/Share"
    /// The greatest number of sheets that are open at once.
    private static let mostShares = 16
    private static let standardIdleTime = 30.0

    private static let description = """
        <node><interface name="\(name)">
        <method name="ShareFiles">
        <arg type="s" name="parent_window" direction="in"/><arg type="ah" name="files" direction="in"/>
        <arg type="a{sv}" name="options" direction="in"/><arg type="o" name="handle" direction="out"/>
        <annotation name="org.gtk.GDBus.C.UnixFD" value="true"/>
        </method>
        <method name="ShareText">
        <arg type="s" name="parent_window" direction="in"/><arg type="s" name="text" direction="in"/>
        <arg type="a{sv}" name="options" direction="in"/><arg type="o" name="handle" direction="out"/>
        </method>
        <method name="ShareLink">
        <arg type="s" name="parent_window" direction="in"/><arg type="s" name="link" direction="in"/>
        <arg type="a{sv}" name="options" direction="in"/><arg type="o" name="handle" direction="out"/>
        </method>
        <property name="version" type="u" access="read"/>
        </interface></node>
        """

    private let bus: SessionBus
    private let idleTime: Double
    private var object: ExportedObject?
    private var shares: [String: ServedShare] = [:]
    private var isOver = false
    /// The number of times that the service was used, by which an old timer knows that it is.
    private var uses = 0

    /// Returns the seconds without use after which the service ends; nil where the arguments are not those of the service.
    static func idleTime(asArguments arguments: [String]) -> Double? {
        guard arguments.dropFirst().first == argument else { return nil }
        return arguments.dropFirst(2).first.flatMap(Double.init) ?? standardIdleTime
    }

    /// Serves until nobody has needed the service for a while.
    /// - Parameter seconds: That time.
    static func run(endingAfter seconds: Double) {
        var server: ShareServer?
        var hasFailed = false
        Task {
            do {
                server = try await ShareServer(on: SessionBus.connect(), endingAfter: seconds)
            } catch {
                StandardError.writeError("The share service cannot be offered: \(error)")
                hasFailed = true
            }
        }
        MainLoop.run { hasFailed || server?.isOver == true }
        if hasFailed { exit(EXIT_FAILURE) }
    }

    private init(on bus: SessionBus, endingAfter seconds: Double) async throws {
        (self.bus, idleTime) = (bus, seconds)
        object = ExportedObject(
            at: Self.path,
            on: bus,
            description: Self.description,
            get: { $0 == "version" ? .uint32(1) : nil },
            call: { [weak self] in try self?.answer($0) }
        )
        guard object != nil else { throw CallFailure.failed("The object cannot be registered.") }
        try await takeName()
        endWhenIdle()
    }

    private func takeName() async throws {
        let doNotQueue: UInt32 = 4
        let answer = try await bus.call(
            "RequestName",
            on: .bus,
            [.string(Self.name), .uint32(doNotQueue)],
            returning: "(u)"
        )
        guard answer.value(at: 0)?.number == 1 else { throw CallFailure.failed("Another process offers it.") }
    }

    private func answer(_ call: ReceivedCall) throws -> [BusValue]? {
        guard let share = try ShareCall(call) else { return nil }
        guard shares.count < Self.mostShares else {
            throw CallFailure.limitExceeded("\(Self.mostShares) share sheets are open. Try again when one is closed.")
        }
        let sender = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
        let path = "\(Self.path)/request/\(sender)/\(share.token)"
        guard shares[path] == nil else {
            throw CallFailure.invalidArguments("The request \(share.token) is there already.")
        }
        uses += 1
        shares[path] = try ServedShare(share, for: call.sender, at: path, on: bus) { [weak self] in
            self?.shares[path] = nil
            self?.endWhenIdle()
        }
        return [.objectPath(path)]
    }

    private func endWhenIdle() {
        uses += 1
        let use = uses
        DispatchQueue.main.asyncAfter(deadline: .now() + idleTime) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.uses == use, self.shares.isEmpty else { return }
                Task { await self.end() }
            }
        }
    }

    private func end() async {
        // Calls that were on their way come before the answer; later ones start another process.
        _ = try? await bus.call("ReleaseName", on: .bus, [.string(Self.name)], returning: "(u)")
        guard !shares.isEmpty else {
            isOver = true
            return
        }
        // Another process may have the name by now, and this one ends after its last sheet.
        try? await takeName()
        endWhenIdle()
    }
}
