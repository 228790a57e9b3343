import DesktopBus
import Foundation

/// The devices that are paired over Bluetooth, and the way of files to them: BlueZ and its daemon for object exchange.
///
/// See <https://github.com/bluez/bluez/tree/master/doc>, `org.bluez.Device.rst` and `org.bluez.obex.*.rst`.
enum Bluetooth {
    /// A paired device that takes files.
    struct Device: Sendable {
        /// Six bytes in hexadecimal digits, with colons between them.
        let address: String
        /// The address of the adapter of this machine that the device is paired with.
        let adapter: String
        let name: String
        /// The name of an icon, such as `phone`; nil if the device does not specify its kind.
        let icon: String?
    }

    private static let service = "org.bluez"
    private static let exchange = "org.bluez.obex"
    /// The service of a device that takes files (Object Push, by the Bluetooth SIG's assigned numbers).
    private static let objectPush = "00001105-0000-1000-8000-00805f9b34fb"

    /// The time that a device has to answer a call, in seconds, which may include its discovery.
    private static let connectionTime: Int32 = 60
    /// The longest time without progress, in seconds. The device may ask its user whether to accept the file.
    private static let patience: UInt32 = 300
}

extension Bluetooth {
    /// Returns the devices by their names; none where Bluetooth is off or nothing sends files over it.
    static func devices(_ cancellation: CallCancellation) throws -> [Device] {
        guard try SessionBus(cancellation).has(exchange, cancellation) else { return [] }
        let objects = MessageBus.Object(
            service: service,
            path: "/",
            interface: "org.freedesktop.DBus.ObjectManager"
        )
        // Without an adapter BlueZ does not run, and the bus would try to start it in vain.
        let reply = try SystemBus(cancellation)
            .call(
                "GetManagedObjects",
                on: objects,
                [],
                returning: "(a{oa{sa{sv}}})",
                startsService: false,
                cancellation
            )
        return devices(in: reply)
    }

    /// Returns the devices among the objects that BlueZ manages.
    static func devices(in reply: BusReply) -> [Device] {
        let all = reply.value(at: 0)?.dictionary ?? [:]
        return all.values.compactMap { device($0, among: all) }.sorted { ($0.name, $0.address) < ($1.name, $1.address) }
    }

    private static func device(_ object: BusReply.Value, among objects: [String: BusReply.Value]) -> Device? {
        guard let device = object.dictionary?["org.bluez.Device1"]?.dictionary,
            device["Paired"]?.bool == true, device["Blocked"]?.bool != true,
            let address = device["Address"]?.string, isAddress(address),
            device["UUIDs"]?.strings.contains(where: { $0.lowercased() == objectPush }) ?? false,
            let adapter = device["Adapter"]?.string.flatMap({
                objects[$0]?.dictionary?["org.bluez.Adapter1"]?.dictionary
            }),
            adapter["Powered"]?.bool == true,
            let adapterAddress = adapter["Address"]?.string, isAddress(adapterAddress)
        else { return nil }
        let name = device["Alias"]?.string ?? ""
        return Device(
            address: address,
            adapter: adapterAddress,
            name: name.isEmpty ? address : name,
            icon: device["Icon"]?.string
        )
    }

    private static func isAddress(_ text: String) -> Bool {
        let bytes = text.split(separator: ":", omittingEmptySubsequences: false)
        return bytes.count == 6
            && bytes.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    }
}

extension Bluetooth {
    /// Sends files to a device, one after the other, and waits until it has them.
    /// - Throws: ``BluetoothError``, or an error of the bus.
    static func send(_ files: [URL], to device: Device, _ cancellation: CallCancellation) throws {
        let bus = try SessionBus(cancellation)
        let client = MessageBus.Object(service: exchange, path: "/org/bluez/obex", interface: "org.bluez.obex.Client1")
        let session: String
        do {
            let arguments: [BusValue] = [
                .string(device.address), .options(["Target": .string("opp"), "Source": .string(device.adapter)]),
            ]
            let reply = try bus.call(
                "CreateSession",
                on: client,
                arguments,
                returning: "(o)",
                within: connectionTime,
                cancellation
            )
            guard let path = reply.value(at: 0)?.string else { throw BluetoothError.notReached(device.name, nil) }
            session = path
        } catch let error as GLibError {
            guard !error.isMissingService else { throw BluetoothError.noService }
            throw BluetoothError.notReached(device.name, error.isMissingAnswer ? nil : error.description)
        }
        // The running transfer is cancelled in that case.
        defer {
            let arguments = [BusValue.objectPath(session)]
            _ = try? bus.call("RemoveSession", on: client, arguments, returning: "()", within: 5, CallCancellation())
        }
        for file in files {
            try Transfer(file, to: device, session: session, on: bus, cancellation).run()
        }
    }

    /// One file on its way to a device.
    private struct Transfer {
        let file: URL
        let device: Device
        let session: String
        let bus: SessionBus
        let cancellation: CallCancellation

        init(_ file: URL, to device: Device, session: String, on bus: SessionBus, _ cancellation: CallCancellation) {
            (self.file, self.device, self.session) = (file, device, session)
            (self.bus, self.cancellation) = (bus, cancellation)
        }

        /// Sends the file and waits until the device has it.
        func run() throws {
            // A small file may arrive before the call returns with the path of its transfer.
            var statuses: [String: String] = [:]
            var news = 0
            let signals = try BusSignals(on: bus, cancellation)
            defer { signals.end() }
            let transfers = MessageBus.Object(
                service: exchange,
                path: "",
                interface: "org.freedesktop.DBus.Properties"
            )
            signals.subscribe("PropertiesChanged", of: transfers, argument: "org.bluez.obex.Transfer1") {
                path,
                change in
                news += 1
                if let status = change.value(at: 1)?.dictionary?["Status"]?.string { statuses[path] = status }
            }
            signals.watchEnd(of: exchange)
            let transfer = try begin()
            if statuses[transfer.path] == nil { statuses[transfer.path] = transfer.status }
            while true {
                switch statuses[transfer.path] {
                case "complete": return
                case "error": throw BluetoothError.refused(device.name, file.lastPathComponent)
                default: break
                }
                let before = news
                switch signals.wait(within: patience, until: { news != before }) {
                case .met: continue
                case .cancelled: throw CancellationError()
                case .serviceEnded: throw BluetoothError.noService
                case .timedOut: throw BluetoothError.noAnswer(device.name)
                }
            }
        }

        private func begin() throws -> (path: String, status: String?) {
            let push = MessageBus.Object(service: exchange, path: session, interface: "org.bluez.obex.ObjectPush1")
            do {
                let reply = try bus.call(
                    "SendFile",
                    on: push,
                    [.string(file.path)],
                    returning: "(oa{sv})",
                    within: connectionTime,
                    cancellation
                )
                guard let path = reply.value(at: 0)?.string else { throw BluetoothError.noAnswer(device.name) }
                return (path, reply.value(at: 1)?.dictionary?["Status"]?.string)
            } catch let error as GLibError {
                throw error.isMissingAnswer
                    ? BluetoothError.noAnswer(device.name)
                    : BluetoothError.notSent(file.lastPathComponent, error.description)
            }
        }
    }
}

/// The reason why files were not sent over Bluetooth.
enum BluetoothError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case noService
    case noDevice(String)
    case notReached(String, String?)
    case notSent(String, String)
    case refused(String, String)
    case noAnswer(String)

    var description: String {
        switch self {
        case .noService: "The service that sends files over Bluetooth does not run any more."
        case .noDevice(let name): "\(name) is not paired any more, or Bluetooth is off."
        case .notReached(let name, let reason):
            "\(name) could not be reached\(reason.map { ": \($0)" } ?? "")\(reason?.hasSuffix(".") == true ? "" : ".")"
        case .notSent(let file, let reason): "“\(file)” could not be sent: \(reason)."
        case .refused(let name, let file):
            "\(name) did not take “\(file)”, or was out of reach before all of it had arrived."
        case .noAnswer(let name): "\(name) did not answer."
        }
    }
}
