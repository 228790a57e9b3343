import Foundation
import NearbyControl
import Testing
import TransferTestSupport

/// Debian's KDE Connect on a machine of its own, and this package on another.
@Suite("With KDE Connect", .enabled { await KDEConnectMachine.isAvailable }, .serialized)
struct KDEConnectTests {
    @Test("KDE Connect is paired by a request from here, and texts and files go both ways byte for byte")
    func exchange() async throws {
        try await KDEConnectMachine.run { own, other in
            let device = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            #expect(!device.isPaired && !device.takesOffers)
            try await other.pair(device, with: own)

            try await own.output("copy", "--text", "from here: äöü")
            try await other.waitForText("from here: äöü")
            try await other.desktop.clipboard.setText("from there: 漢字")
            try await own.waitForText("from there: 漢字")

            let contents = Data((0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })
            let path = try own.directory.write(contents, to: "photo one.jpg")
            try await own.output("nearby", "send", device.name, path)
            #expect(try await other.waitForFile("photo one.jpg", count: contents.count) == contents)
            let back = try own.directory.write(contents, to: "photo two.jpg")
            try await other.kdeconnect("--share", back)
            #expect(try await own.waitForFile("photo two.jpg") == contents)
            try await other.kdeconnect("--share-text", "shared text")
            try await own.waitForText("shared text")
            try await own.output("nearby", "unpair", device.name)
            try await other.waitForPaired(false)
        }
    }

    @Test("KDE Connect answers where there is IPv6 alone, though it does not look for devices there")
    func version6() async throws {
        try await KDEConnectMachine.run(hasVersion6Alone: true) { own, other in
            let device = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            try await other.pair(device, with: own)
            let contents = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })
            let path = try own.directory.write(contents, to: "there.bin")
            try await own.output("nearby", "send", device.name, path)
            #expect(try await other.waitForFile("there.bin", count: contents.count) == contents)
            let back = try own.directory.write(contents, to: "back.bin")
            try await other.kdeconnect("--share", back)
            #expect(try await own.waitForFile("back.bin") == contents)
        }
    }

    @Test("KDE Connect takes no folder, and the error says what to do")
    func folder() async throws {
        try await KDEConnectMachine.run { own, other in
            let device = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            try await other.pair(device, with: own)
            let folder = try own.directory.makeDirectory("folder")
            let sending = try await own.command("nearby", "send", device.name, folder)
            #expect(sending.exitStatus == .exited(1))
            #expect(sending.standardError.text.contains("takes files, no folders; pack the folder into a file"))
        }
    }

    @Test("A request of KDE Connect needs its number, and a pairing that it ends is over here")
    func consent() async throws {
        try await KDEConnectMachine.run { own, other in
            _ = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            try await other.kdeconnect("--pair")
            let device = try await own.waitForDevice("a request") { $0.waitsForConsent }
            let shown = try await other.verificationKey(of: "own").prefix(8).uppercased()
            #expect(device.number == shown)
            let wrong = try await own.command("nearby", "pair", device.id, "--number", "00000000")
            #expect(wrong.exitStatus == .exited(1))
            #expect(wrong.standardError.text.contains("its number is not 00000000"))
            let untold = try await own.command("nearby", "pair", device.id, "--number", shown.lowercased())
            #expect(untold.exitStatus == .exited(1))
            #expect(untold.standardError.text.contains("can be forged: someone in the network"))
            try await own.output("nearby", "pair", device.id, "--number", shown.lowercased(), "--weak-number")
            try await other.waitForPaired(true)
            try await other.kdeconnect("--unpair")
            _ = try await own.waitForDevice("the end of the pairing") { !$0.isPaired }
        }
    }

    @Test("The share sheet on KDE Connect's machine has the devices that KDE Connect knows, and sends to them")
    func shareSheet() async throws {
        try await KDEConnectMachine.run { own, other in
            let device = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            try await other.pair(device, with: own)
            let contents = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let path = try own.directory.write(contents, to: "from the sheet.bin")
            try await waitUntil("the device in the list", interval: .milliseconds(200)) {
                try await other.command("share", "--list", path).contains(/kdeconnect:[0-9a-f]{32}\town\n/)
            }
            _ = try await other.command("share", path, "--with", "own")
            #expect(try await own.waitForFile("from the sheet.bin") == contents)
            _ = try await other.command("share", "--text", "from the sheet", "--with", "own")
            try await own.waitForText("from the sheet")
        }
    }

    @Test("A concealed text does not reach KDE Connect, and the next one does")
    func concealed() async throws {
        try await KDEConnectMachine.run { own, other in
            let device = try await own.waitForDevice("KDE Connect") { $0.isConnected }
            try await other.pair(device, with: own)
            try await own.output("copy", "--text", "first")
            try await other.waitForText("first")
            try await own.output("copy", "--concealed", "--text", "secret")
            try await own.output("copy", "--text", "second")
            // Texts arrive in their order, so the secret would have been seen before.
            try await other.waitForText("second", never: "secret")
        }
    }
}

/// A machine with Debian's KDE Connect, a display and a bus.
final class KDEConnectMachine: Sendable {
    private static let daemon = "/usr/lib/x86_64-linux-gnu/libexec/kdeconnectd"

    static var isAvailable: Bool {
        get async {
            guard [daemon, "/usr/bin/kdeconnect-cli"].allSatisfy(FileManager.default.isExecutableFile) else {
                return false
            }
            return await TestNetwork.isAvailable
        }
    }

    let desktop: XServer
    private let network: TestNetwork
    private let environment: [String: String]
    private let directory: TemporaryDirectory

    private init(
        _ desktop: XServer,
        _ network: TestNetwork,
        _ environment: [String: String],
        _ home: TemporaryDirectory
    ) {
        (self.desktop, self.network, self.environment, directory) = (desktop, network, environment, home)
    }

    /// Starts both machines, and the exchange on the own one.
    static func run(
        hasVersion6Alone: Bool = false,
        _ body: @escaping @Sendable (_ own: Machine, _ other: KDEConnectMachine) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let network = try await TestNetwork(["own", "other"])
            try await network.connect("own", "other", network: 1, hasVersion6Alone: hasVersion6Alone)
            let home = try TemporaryDirectory(prefix: "kde")
            let bus = try await SessionBus.start(on: desktop)
            let environment = desktop.environment.merging(bus) { $1 }.merging(
                [
                    "HOME": try home.makeDirectory("home"), "XDG_RUNTIME_DIR": try home.makeDirectory("run"),
                    "XDG_CONFIG_HOME": try home.makeDirectory("home/.config"),
                    "XDG_DATA_HOME": try home.makeDirectory("home/.local/share"), "QT_QPA_PLATFORM": "xcb",
                    "LC_ALL": "C.UTF-8",
                ]
            ) { $1 }
            try home.makeDirectory("home/Downloads")
            let other = KDEConnectMachine(desktop, network, environment, home)
            let running = try network.start(daemon, on: "other", environment: environment)
            let own = try Machine("own", in: network)
            let exchange = try await own.startExchange()
            do {
                try await body(own, other)
            } catch {
                throw TestSupportError("\(error)\n\(exchange.transcript)\n\(running.transcript.suffix(3000))")
            }
            await exchange.terminate()
            await running.terminate()
        }
    }

    /// Runs KDE Connect's command about the own machine.
    func kdeconnect(_ arguments: String...) async throws {
        let id = try await identifier(of: "own")
        let program = try network.start(
            "kdeconnect-cli",
            ["--device", id] + arguments,
            on: "other",
            environment: environment
        )
        guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
    }

    /// Runs this package's command on the machine, and gives its output.
    func command(_ arguments: String...) async throws -> String {
        let program = try network.start(
            try BuiltProduct.path(of: "transferable"),
            arguments,
            on: "other",
            environment: environment
        )
        guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
        return program.standardOutput.text
    }

    /// Pairs by a request of the own machine.
    func pair(_ device: NearbyDevice, with own: Machine) async throws {
        let untold = try await own.command("nearby", "pair", device.id)
        guard untold.standardError.text.contains("with any computer, as the device speaks version 7") else {
            throw TestSupportError("the user was not told: \(untold.transcript)")
        }
        async let pairing = own.output("nearby", "pair", device.id, "--weak-number")
        let asked = try await own.waitForDevice("the number") { $0.id == device.id && $0.waitsForConsent }
        let shown = try await verificationKey(of: "own").prefix(8).uppercased()
        guard asked.number == shown, asked.numberIsWeak else {
            throw TestSupportError("the numbers differ: \(asked), \(shown)")
        }
        try await consent(to: "own")
        try await own.output("nearby", "pair", device.id, "--number", shown, "--weak-number")
        _ = try await pairing
    }

    /// Waits for a request, and consents.
    func consent(to name: String) async throws {
        try await waitUntil("a request", interval: .milliseconds(200)) {
            try await property("hasPairingRequests", of: name) == "true"
        }
        try await call("acceptPairing", of: name)
    }

    func waitForPaired(_ isPaired: Bool) async throws {
        try await waitUntil("a pairing that is \(isPaired)", interval: .milliseconds(200)) {
            try await call("isTrusted", of: "own").contains(isPaired ? "true" : "false")
        }
    }

    /// The key of which both sides show the beginning.
    func verificationKey(of name: String) async throws -> String {
        let answer = try await call("verificationKey", of: name)
        // An array of bytes, which are hexadecimal digits: ([byte 0x34, 0x61, …],)
        let bytes = answer.matches(of: /0x([0-9a-f]{2})/).compactMap { UInt8($0.1, radix: 16) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until a text is on the clipboard.
    /// - Parameter other: A text that must not be there before.
    func waitForText(_ text: String, never other: String? = nil) async throws {
        try await waitUntil("“\(text)” at KDE Connect") {
            let found = try? await desktop.clipboard.text()
            if let other, found == other { throw TestSupportError("“\(other)” has arrived") }
            return found == text
        }
    }

    /// Waits for a file among the downloads that has all its bytes.
    func waitForFile(_ name: String, count: Int) async throws -> Data {
        let path = directory.file("home/Downloads/" + name)
        return try await waitUntil("\(name) at KDE Connect") {
            FileManager.default.contents(atPath: path).flatMap { $0.count == count ? $0 : nil }
        }
    }

    // MARK: The bus

    private func identifier(of name: String) async throws -> String {
        // KDE Connect may know the machine a moment later than the machine knows it.
        let id = try await waitUntil("\(name) at KDE Connect", interval: .milliseconds(200)) {
            let names = try? await gdbus(
                "/modules/kdeconnect",
                "org.kde.kdeconnect.daemon.deviceNames",
                "false",
                "false"
            )
            return names?.firstMatch(of: /'([0-9a-f]{32})': 'own'/).map { String($0.1) }
        }
        return id
    }

    private func path(of name: String) async throws -> String {
        "/modules/kdeconnect/devices/\(try await identifier(of: name))"
    }

    @discardableResult
    private func call(_ method: String, of name: String) async throws -> String {
        try await gdbus(try await path(of: name), "org.kde.kdeconnect.device.\(method)")
    }

    private func property(_ property: String, of name: String) async throws -> String {
        let answer = try await gdbus(
            try await path(of: name),
            "org.freedesktop.DBus.Properties.Get",
            "org.kde.kdeconnect.device",
            property
        )
        return answer.contains("true") ? "true" : "false"
    }

    private func gdbus(_ path: String, _ method: String, _ arguments: String...) async throws -> String {
        let call = ["call", "--session", "--dest", "org.kde.kdeconnect", "--object-path", path, "--method", method]
        return try await TransferTestSupport.run("gdbus", call + arguments, environment: environment).standardOutput
            .text
    }
}
