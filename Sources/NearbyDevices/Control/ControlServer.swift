import Foundation
import GroupSharing
import NearbyControl
import Synchronization
import SystemSupport
import TransferKit

/// A server that answers requests of the user's programs.
package struct ControlServer: Sendable {
    private let service: NearbyService
    private let listener: Descriptor
    private let loop: EventLoop

    /// - Parameter listener: The socket of ``NearbySocket``.
    package init(_ service: NearbyService, listener: Descriptor, loop: EventLoop) {
        (self.service, self.listener, self.loop) = (service, listener, loop)
    }

    /// Accepts connections until the task is cancelled.
    package func run() async throws {
        while true {
            do {
                let connection = ControlConnection(try listener.acceptConnection(), loop: loop)
                let service = service
                Task.detached { await ControlSession(service: service, connection: connection).run() }
            } catch let error {
                switch error.code {
                case EAGAIN:
                    try await loop.wait(for: listener, .readable)
                case EINTR, ECONNABORTED: continue
                case EMFILE, ENFILE, ENOBUFS, ENOMEM: try await Task.sleep(for: .seconds(1))
                default: throw error
                }
            }
        }
    }
}

/// The answers to one request. Work for a program that has gone is given up.
private struct ControlSession: Sendable {
    let service: NearbyService
    let connection: ControlConnection

    func run() async {
        do {
            let request = try await connection.request()
            try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    try await answer(request)
                    return true
                }
                group.addTask {
                    try await connection.waitForEnd()
                    return false
                }
                // The first that ends decides.
                if try await group.next() == true { try await connection.send(.done) }
                group.cancelAll()
            }
        } catch {
            try? await connection.send(.failed(error.localizedDescription))
        }
    }

    private func answer(_ request: NearbyRequest) async throws {
        switch request {
        case .list: try await connection.send(.devices(await service.list))
        case .watch: try await watch()
        case .end: await service.stop()
        case .find(let text):
            guard let text else { return await service.lookForDevices() }
            let port = service.configuration.discoveryPort
            guard let address = InternetAddress(text, port: port) else {
                throw NearbyError.invalidRequest(
                    "“\(text)” is no address in numbers, such as 192.168.1.7 or fe80::7%eth0"
                )
            }
            await service.announce(to: address)
        case .pair(let id, let number, let acceptsWeakNumber):
            try await pair(id, number, acceptsWeakNumber: acceptsWeakNumber)
        case .unpair(let id): try await service.unpair(id)
        case .send(let things, let id): try await send(things, to: id)
        case .copy(let pasteboard, let id):
            guard NearbyPasteboard.isName(pasteboard) else {
                throw NearbyError.invalidRequest("the pasteboard has another name")
            }
            try await service.copy(HandedPasteboard(name: pasteboard), to: id)
        case .names(let id):
            switch try await service.contents(of: id) {
            case .empty: try await connection.send(.names([]))
            case .own(let offer): try await connection.send(.names(offer.namesForDevices))
            case .other(let offer): try await connection.send(.names(offer.names))
            }
        case .receive(let name, let id):
            let sink = ControlSink(connection: connection)
            switch try await service.contents(of: id) {
            case .empty: throw TransferWireError.notOffered(name)
            case .own(let offer): try await offer.send(name, to: sink)
            case .other(let offer): try await offer.receive(name, to: sink)
            }
        }
    }

    /// Tells of the devices until the service ends.
    private func watch() async throws {
        let events = await service.events()
        var told = await service.list
        try await connection.send(.devices(told))
        for await _ in events {
            let devices = await service.list
            guard devices != told else { continue }
            told = devices
            try await connection.send(.devices(told))
        }
    }

    private func pair(_ id: String, _ number: String?, acceptsWeakNumber: Bool) async throws {
        let events = await service.events()
        if let number {
            try await service.consent(id, to: number, acceptsWeakNumber: acceptsWeakNumber)
        } else {
            let number = try await service.pair(id, acceptsWeakNumber: acceptsWeakNumber)
            try await connection.send(.number(number.description))
        }
        for await event in events {
            switch event {
            case .paired(id): return
            case .notPaired(id, let reason): throw NearbyError.declined(reason)
            case .disconnected(id): throw NearbyError.closed("the device went away")
            default: break
            }
        }
        throw CancellationError()
    }

    /// The most paths that an answer names.
    private static let mostPaths = 5

    private func send(_ things: [NearbyThing], to id: String) async throws {
        for (position, thing) in things.enumerated() {
            switch thing {
            case .text(let text): try await service.send(.text(text), to: id)
            case .link(let text):
                guard let url = URL(string: text) else { throw NearbyError.invalidRequest("“\(text)” is no link") }
                try await service.send(.link(url), to: id)
            case .file(let path):
                let progress = ControlProgress(connection: connection, position: position)
                let leftOut = try await service.send(.file(URL(filePath: path)), to: id) { progress.add($0, of: $1) }
                guard !leftOut.isEmpty else { continue }
                let paths = Array(leftOut.prefix(Self.mostPaths))
                try await connection.send(.leftOut(position: position, paths: paths, count: leftOut.count))
            }
        }
    }
}

/// An object that reports the progress of a file to a program, about ten times a second.
private final class ControlProgress: Sendable {
    private let connection: ControlConnection
    private let position: Int
    private let state = Mutex((sent: 0, told: ContinuousClock.Instant.now))

    private static let interval = Duration.milliseconds(100)

    init(connection: ControlConnection, position: Int) {
        (self.connection, self.position) = (connection, position)
    }

    func add(_ count: Int, of total: Int) {
        let told: Int? = state.withLock { state in
            state.sent += count
            let now = ContinuousClock.now
            guard now - state.told >= Self.interval || state.sent == total else { return nil }
            state.told = now
            return state.sent
        }
        guard let told else { return }
        Task { try? await connection.send(.progress(position: position, sent: told, total: total)) }
    }
}

/// A sink that hands the bytes of a payload to a program.
private struct ControlSink: ByteSink {
    let connection: ControlConnection

    func write(_ bytes: Data) async throws {
        var rest = bytes
        while !rest.isEmpty {
            let part = rest.prefix(SocketFrame.longestData)
            try await connection.send(.bytes(part.count), part)
            rest = rest.dropFirst(part.count)
        }
    }
}
