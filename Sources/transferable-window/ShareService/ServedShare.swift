import CommandSupport
import DesktopBus
import DesktopServices
import Foundation
import SystemSupport

/// A share sheet that another program has asked for, from its request to the answer. The sheet is shown by a process of its own, so
/// that whatever happens there, the service stays.
@MainActor
final class ServedShare {
    /// The answer, as those of portals.
    enum Response: UInt32 {
        /// A destination has the items.
        case shared = 0
        /// The user closed the sheet, or the caller did.
        case cancelled = 1
        /// The sheet ended in some other way.
        case failed = 2
    }

    private static let interface = "org.swift_transferable.Share.Request"
    private static let description = """
        <node><interface name="\(interface)">
        <method name="Close"/>
        <signal name="Response"><arg type="u" name="response"/><arg type="a{sv}" name="results"/></signal>
        </interface></node>
        """
    /// The exit status of a window that the user closed. A failure has another.
    private static let closedStatus: Int32 = 3
    /// The time that a window has to close, in seconds.
    private static let patience = 5.0

    let caller: String
    private let didEnd: @MainActor () -> Void
    private var object: ExportedObject?
    private var program: ChildProgram?
    private var callersEnd: BusSubscription?
    private var isClosed = false

    /// Shows the sheet.
    /// - Parameters:
    ///   - call: What is shared.
    ///   - caller: The program that gets the answer.
    ///   - path: The path of the object by which it knows the request.
    ///   - bus: The bus of both.
    ///   - didEnd: Called once when the sheet has ended.
    init(
        _ call: ShareCall,
        for caller: String,
        at path: String,
        on bus: SessionBus,
        didEnd: @escaping @MainActor () -> Void
    ) throws {
        (self.caller, self.didEnd) = (caller, didEnd)
        do {
            try begin(call, at: path, on: bus)
        } catch {
            end()
            throw error
        }
    }

    private func begin(_ call: ShareCall, at path: String, on bus: SessionBus) throws {
        object = ExportedObject(
            at: path,
            on: bus,
            description: Self.description,
            get: { _ in nil },
            call: { [weak self] in try self?.answer($0) }
        )
        guard object != nil else { throw CallFailure.invalidArguments("The request \(path) is there already.") }
        var request = WindowProgramRequest(.share(call.things))
        request.parent = call.parent
        request.closedStatus = Self.closedStatus
        request.parentProcess = ProcessInfo.processInfo.processIdentifier
        // The window has the request as a file without a name, so however this process ends, none is left.
        let file = try Descriptor.memoryFile("transferable-share")
        try request.encoded().withUnsafeBytes { try file.write($0) }
        let number = ShareCall.firstInherited + CInt(call.inherited.count)
        guard let program = OwnProgram.path else { throw CallFailure.failed("The program of the sheet is not found.") }
        self.program = try ChildProgram(
            [program, "/proc/self/fd/\(number)"],
            environment: call.activation.map { ["XDG_ACTIVATION_TOKEN": $0, "DESKTOP_STARTUP_ID": $0] } ?? [:],
            descriptors: call.inherited.merging([number: file]) { own, _ in own }
        ) { [weak self] in self?.windowDidEnd($0) }
        callersEnd = bus.subscribeToEnd(of: caller) { [weak self] in self?.close() }
    }

    private func answer(_ call: ReceivedCall) throws -> [BusValue]? {
        guard call.method == "Close" else { return nil }
        guard call.sender == caller else { throw CallFailure.accessDenied("The request is another program's.") }
        close()
        return []
    }

    /// Closes the sheet.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        program?.terminate()
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            MainActor.assumeIsolated { self?.program?.kill() }
        }
    }

    private func windowDidEnd(_ end: ChildProgram.End) {
        let response: Response =
            switch end {
            case .exited(0): .shared
            case .exited(Self.closedStatus): .cancelled
            case .exited, .signalled: isClosed ? .cancelled : .failed
            }
        object?.send("Response", [.uint32(response.rawValue), .options([:])], to: caller)
        self.end()
        didEnd()
    }

    private func end() {
        program = nil
        callersEnd = nil
        object?.end()
        object = nil
    }
}
