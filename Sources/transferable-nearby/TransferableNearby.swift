import CommandSupport
import Foundation
import Logging
import NearbyControl
import NearbyDevices
import SystemPasteboard
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// Exchanges pasteboards and files with other devices of the network, until it is ended. The command `transferable` becomes
/// this program.
@main
enum TransferableNearby {
    static func main() async {
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        let request = NearbyProgramRequest.ofThisProcess()
        do {
            try await run(request)
        } catch {
            StandardError.fail(error)
        }
    }

    /// The most names of devices that are kept, which anyone in the network can choose.
    private static let mostNames = 256

    private static func run(_ request: NearbyProgramRequest) async throws {
        guard let listener = try NearbySocket.listening() else {
            throw CommandFailure("The exchange with other devices is already on.")
        }
        guard let directory = TrustStore.defaultDirectory else {
            throw CommandFailure(
                "There is no directory for data of yours: set HOME or XDG_DATA_HOME to an absolute path."
            )
        }
        let loop = try EventLoop.background()
        let service = try NearbyService(configuration(request), store: TrustStore(directory: directory), loop: loop)
        let events = await service.events()
        try await service.start()
        let own = await service.identity
        write("\(own.name.quoted) can be found by other devices, on port \(own.port ?? 0).")
        let server = ControlServer(service, listener: listener, loop: loop)
        let control = Task.detached { try await server.run() }
        let notices = await EventNotices(service)
        var names: [String: String] = [:]
        for await event in events {
            let devices = await service.list
            // A device that has gone is still named, unless there were too many.
            if names.count > mostNames { names = [:] }
            for device in devices { names[device.id] = device.name }
            if let line = EventText(names: names).line(event) { write(line) }
            await notices.take(event, names: names)
        }
        // A program of the user has ended the exchange.
        control.cancel()
    }

    private static func configuration(_ request: NearbyProgramRequest) throws -> NearbyService.Configuration {
        let downloads =
            request.directory.map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? .downloadsDirectory
        var configuration = NearbyService.Configuration(
            name: request.name ?? HostName.current ?? "Linux",
            downloads: downloads
        )
        configuration.addresses = try request.addresses.map { text in
            guard let address = InternetAddress(text, port: configuration.discoveryPort) else {
                throw CommandFailure("\(text.quoted) is no address in numbers, such as 192.168.1.7 or fe80::7%eth0.")
            }
            return address
        }
        if request.sharesClipboard { configuration.pasteboard = try ClipboardLocation.current().transport(.clipboard) }
        return configuration
    }

    /// Writes a line, which a log may keep.
    private static func write(_ line: String) {
        let bytes = Array("\(line.printableLines)\n".utf8)
        _ = Foundation.write(STDOUT_FILENO, bytes, bytes.count)
    }
}
