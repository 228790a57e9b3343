import CGDKX11
import CGTK
import Foundation
import SystemSupport
import TransferKit

/// An object that reads one payload of an X11 selection (ICCCM, section 2), with a separate window.
///
/// GDK distinguishes answers only by the selection and the target. A request without an answer, because its owner has
/// ended or hangs, stays in GDK for the life of the process. It takes the answer to the next request for the same
/// target, which then waits in its place: from then on no payload arrives. A late answer reaches a window here that no
/// request uses.
@MainActor
final class XSelectionRead {
    private let display: XDisplay
    private let window: Window
    private let selection: Atom
    private let target: Atom
    private let property: Atom
    private let time: Time
    private let name: String

    /// The answer of the owner.
    private var answer: XSelectionEvent?
    /// A Boolean value that indicates whether the owner has set the property since it was last read.
    private var hasNewValue = false
    private var isAbandoned = false
    /// The time that the other program may still take.
    private var pace = TransferPace(limits: TransferLimits())
    /// A closure that ends the wait for the next event.
    private var wake: ((Result<Void, any Error>) -> Void)?

    /// The reads that are under way, by their windows.
    private static var reads: [Window: XSelectionRead] = [:]
    /// The displays that are listened on, which are owned so that no other has the address.
    // Lifetime: the values own the keys.
    private static var displays: [OpaquePointer: XDisplay] = [:]
    /// The reads that were given up before their owners were done, the oldest first.
    private static var abandoned: [XSelectionRead] = []
    /// The greatest number of windows that are kept for owners that do not continue.
    private static let mostAbandoned = 32

    /// Makes the window.
    /// - Parameters:
    ///   - selection: The name of the selection.
    ///   - name: The target.
    ///   - display: The display.
    ///   - parent: The window that a drop is for: programs written with Qt look for it among the parents of the one that
    ///     asks. Nil for the root window.
    ///   - time: The time of the event that causes the reading.
    init(
        _ selection: String,
        as name: String,
        on display: XDisplay,
        below parent: Window? = nil,
        at time: Time = Time(CurrentTime)
    ) {
        self.display = display
        self.name = name
        self.time = time
        self.selection = display.atom(selection)
        target = display.atom(name)
        property = display.atom("TRANSFER_DATA")
        window = display.trapping {
            var attributes = XSetWindowAttributes()
            attributes.event_mask = PropertyChangeMask
            return XCreateWindow(
                display.connection,
                parent ?? XDefaultRootWindow(display.connection),
                -1,
                -1,
                1,
                1,
                0,
                0,
                UInt32(InputOnly),
                nil,
                UInt(CWEventMask),
                &attributes
            )
        }
        Self.listen(on: display)
    }

    private static func listen(on display: XDisplay) {
        guard displays.updateValue(display, forKey: display.pointer) == nil else { return }
        display.listen { event in
            guard let read = reads[event.xany.window] else { return false }
            read.hear(event)
            return true
        }
    }

    private func hear(_ event: XEvent) {
        switch event.type {
        case SelectionNotify where event.xselection.selection == selection && event.xselection.target == target:
            answer = event.xselection
            if isAbandoned { ownerDidAnswer() }
        case PropertyNotify where event.xproperty.atom == property && event.xproperty.state == PropertyNewValue:
            hasNewValue = true
        default:
            return
        }
        wake?(.success(()))
    }

    /// Asks for the payload and gives it to a sink, part by part.
    /// - Parameters:
    ///   - sink: The receiver of the bytes.
    ///   - limits: The limits of the other program's time.
    /// - Throws: ``TransferWireError``, an error of the sink, or `CancellationError`.
    func run(to sink: any ByteSink, limits: TransferLimits) async throws {
        Self.reads[window] = self
        pace = TransferPace(limits: limits)
        var isDone = false
        defer { if isDone { close() } else { abandon() } }
        _ = display.trapping { XConvertSelection(display.connection, selection, target, property, window, time) }
        try await wait { $0.answer != nil }
        guard answer?.property == property else {
            isDone = true
            throw TransferWireError.notOffered(name)
        }
        if display.property(property, of: window, length: 0)?.type != display.atom("INCR") {
            isDone = true
            _ = try await passOn(to: sink)
            return
        }
        // Each part is announced by the property, which the owner sets again when it was deleted; the last has no bytes.
        hasNewValue = false
        _ = display.property(property, of: window, deletes: true)
        while true {
            try await wait { $0.hasNewValue }
            hasNewValue = false
            guard try await passOn(to: sink) else {
                isDone = true
                return
            }
        }
    }

    private func close() {
        Self.reads[window] = nil
        _ = display.trapping { XDestroyWindow(display.connection, window) }
    }

    /// Keeps the window for an owner that may still continue: many programs end when they answer to a destroyed window.
    private func abandon() {
        isAbandoned = true
        Self.abandoned.append(self)
        if Self.abandoned.count > Self.mostAbandoned { Self.abandoned.removeFirst().close() }
    }

    /// The owner of an abandoned read has answered: with all that there is, unless it is about to send parts.
    private func ownerDidAnswer() {
        guard display.property(property, of: window, length: 0)?.type != display.atom("INCR") else { return }
        Self.abandoned.removeAll { $0 === self }
        close()
    }

    /// Passes the property to a sink and deletes it. Returns whether it had any bytes.
    private func passOn(to sink: any ByteSink) async throws -> Bool {
        var position = 0
        var isEmpty = true
        var rest = 0
        repeat {
            guard let part = display.property(property, of: window, from: position, deletes: true) else {
                throw TransferWireError.broken("\(name) was taken back")
            }
            if !part.bytes.isEmpty {
                isEmpty = false
                pace.count(part.bytes.count)
                try await sink.write(part.bytes)
            }
            position += part.format == 32 ? part.longs.count : part.bytes.count / 4
            rest = part.rest
        } while rest > 0
        return !isEmpty
    }

    /// Waits for the other program, as long as it may take.
    private func wait(until isDone: (XSelectionRead) -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(clamping: pace.beginWaiting())
        defer { pace.endWaiting() }
        while !isDone(self) {
            try Task.checkCancellation()
            let timer = Task {
                try await Task.sleep(until: end, clock: .continuous)
                wake?(.failure(pace.error))
            }
            defer { timer.cancel() }
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    wake = { [weak self] result in
                        self?.wake = nil
                        continuation.resume(with: result)
                    }
                    if Task.isCancelled { wake?(.failure(CancellationError())) }
                    if isDone(self) { wake?(.success(())) }
                }
            } onCancel: {
                Task { @MainActor in wake?(.failure(CancellationError())) }
            }
        }
    }
}
