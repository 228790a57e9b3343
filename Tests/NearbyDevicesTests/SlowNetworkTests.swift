import Foundation
import NearbyControl
import Testing
import TransferTestSupport

/// Two machines with this package, between which another carries everything: late, slowly, and not always to its end.
@Suite("Between machines in a slow network", .enabled { await TestNetwork.isAvailable }, .serialized)
struct SlowNetworkTests {
    @Test("Machines are paired, and exchange what is copied and files, at 200 ms and 64 KiB a second")
    func slow() async throws {
        try await SlowNetwork.run(delay: 0.2, rate: 65_536) { network in
            let (first, second) = (network.first, network.second)
            try await network.pair()
            try await first.output("copy", "--text", "slowly")
            try await second.waitForText("slowly")
            let contents = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            let path = try first.directory.write(contents, to: "picture.png")
            try await first.output("nearby", "send", "second", path)
            #expect(try await second.waitForFile("picture.png") == contents)
            // The other way, by what is copied.
            let other = try second.directory.write(Data(contents.reversed()), to: "other.png")
            try await second.output("copy", other)
            try await waitUntil("the picture", interval: .milliseconds(200)) {
                let paste = try await first.command("paste", "--type", "png")
                return paste.standardOutput.data == Data(contents.reversed())
            }
        }
    }

    @Test("Connections that both machines make anew while a file is sent do not disturb it")
    func reconnecting() async throws {
        try await SlowNetwork.run(delay: 0.2, rate: 65_536) { network in
            let (first, second) = (network.first, network.second)
            try await network.pair()
            let changes = Task {
                // Each change makes both machines introduce themselves, and each introduction makes a connection.
                for number in 1..<250 {
                    async let one: Void = network.network.addAddress(number, to: "first")
                    async let other: Void = network.network.addAddress(number, to: "second")
                    _ = try await (one, other)
                    try await letPass(.milliseconds(1100), because: "networks change now and then")
                }
            }
            defer { changes.cancel() }
            let contents = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            let path = try first.directory.write(contents, to: "picture.png")
            try await first.output("nearby", "send", "second", path)
            #expect(try await second.waitForFile("picture.png") == contents)
            try await second.output("copy", "--text", "undisturbed")
            try await first.waitForText("undisturbed")
            for exchange in network.exchanges {
                let connections = exchange.transcript.split(separator: "\n").count { $0.contains("is connected") }
                #expect(connections == 1, "\(exchange.transcript)")
            }
        }
    }

    @Test("A cut connection leaves no part of a file, says so, and the devices find each other again")
    func cut() async throws {
        try await SlowNetwork.run(delay: 0, rate: 4_000_000) { network in
            let (first, second) = (network.first, network.second)
            try await network.pair()
            let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            let path = try first.directory.write(contents, to: "film.bin")
            for count in [1, 500, 2_000, 100_000, 2_900_000] {
                try await network.command("cut-after \(count)")
                let sending = try await first.command("nearby", "send", "second", path)
                #expect(sending.exitStatus == .exited(1), "\(count)")
                #expect(sending.standardError.text.hasPrefix("Error: "), "\(count)")
            }
            try await network.command("pass")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: second.downloads)) ?? []
            #expect(names == [])
            try await network.command("cut")
            try await network.waitForConnection(false)
            try await network.waitForConnection(true)
            try await first.output("nearby", "send", "second", path)
            #expect(try await second.waitForFile("film.bin") == contents)
        }
    }

    @Test("A device that is unpaired in the middle of a file gets no more of it")
    func unpaired() async throws {
        try await SlowNetwork.run(delay: 0, rate: 65_536) { network in
            let (first, second) = (network.first, network.second)
            try await network.pair()
            let path = try first.directory.write(Data(count: 5_000_000), to: "film.bin")
            async let sending = first.command("nearby", "send", "second", path)
            // The file is on its way when there is a place for it.
            try await waitUntil("the beginning of the file") {
                (try? FileManager.default.contentsOfDirectory(atPath: second.downloads))?.isEmpty == false
            }
            try await second.output("nearby", "unpair", "first")
            #expect(try await sending.exitStatus == .exited(1))
            _ = try await first.waitForDevice("the end of the pairing") { !$0.isPaired }
            try await waitUntil("the removal of the part") {
                try FileManager.default.contentsOfDirectory(atPath: second.downloads).isEmpty
            }
        }
    }

    @Test("A machine that is killed is no longer connected, and connected again when it is back")
    func killed() async throws {
        try await SlowNetwork.run(delay: 0, rate: 4_000_000) { network in
            try await network.pair()
            network.exchanges[1].signal(SIGKILL)
            try await network.waitForConnection(false)
            let failure = try await network.first.command("nearby", "send", "second", "--text", "hello")
            #expect(failure.standardError.text.contains("is not connected"))
            let again = try await network.second.startExchange("--address", SlowNetwork.gateways[1])
            try await network.waitForConnection(true)
            try await network.first.output("copy", "--text", "again")
            try await network.second.waitForText("again")
            await again.terminate()
        }
    }
}

/// Two machines, and one between them.
struct SlowNetwork: Sendable {
    /// The addresses of the machine between the others, as each of them sees it.
    static let gateways = ["10.99.1.2", "10.99.2.2"]

    let first: Machine
    let second: Machine
    let exchanges: [RunningProgram]
    let network: TestNetwork
    private let program: RunningProgram
    private let directory: TemporaryDirectory
    private let commands = Commands()

    private actor Commands {
        var lines: [String] = []
        func add(_ line: String) -> [String] {
            lines.append(line)
            return lines
        }
    }

    /// Runs a test in the network.
    /// - Parameters:
    ///   - delay: The seconds that each part takes.
    ///   - rate: The bytes a second of a connection.
    static func run(delay: Double, rate: Int, _ body: @Sendable (SlowNetwork) async throws -> Void) async throws {
        let network = try await TestNetwork(["first", "second", "between"])
        try await network.connect("first", "between", network: 1)
        try await network.connect("second", "between", network: 2)
        let directory = try TemporaryDirectory()
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/slow-network.py")
            .path
        let arguments = [script, "10.99.1.1", "10.99.2.1", "\(delay)", "\(rate)", directory.file("commands")]
        let program = try network.start("python3", arguments, on: "between", environment: [:])
        try await program.waitForLine(containing: "ready")
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let exchanges = [
            try await first.startExchange("--address", gateways[0]),
            try await second.startExchange("--address", gateways[1]),
        ]
        let slow = SlowNetwork(
            first: first,
            second: second,
            exchanges: exchanges,
            network: network,
            program: program,
            directory: directory
        )
        do {
            try await body(slow)
        } catch {
            throw TestSupportError("\(error)\n" + (exchanges + [program]).map(\.transcript).joined(separator: "\n"))
        }
        for program in exchanges + [program] { await program.terminate() }
    }

    private init(
        first: Machine,
        second: Machine,
        exchanges: [RunningProgram],
        network: TestNetwork,
        program: RunningProgram,
        directory: TemporaryDirectory
    ) {
        (self.first, self.second, self.exchanges, self.network) = (first, second, exchanges, network)
        (self.program, self.directory) = (program, directory)
    }

    /// Pairs the machines.
    func pair() async throws {
        try await first.pair(with: second)
    }

    /// Waits until the second machine is connected for the first, or is not.
    func waitForConnection(_ isConnected: Bool) async throws {
        _ = try await first.waitForDevice(isConnected ? "a connection" : "the end of the connection") {
            $0.name == "second" && $0.isConnected == isConnected
        }
    }

    /// Has the machine between the others do something, and waits until it does.
    func command(_ line: String) async throws {
        let lines = await commands.add(line)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(
            to: URL(filePath: directory.file("commands")),
            options: .atomic
        )
        try await waitUntil("“\(line)”") { program.standardOutput.lines.filter { $0 == "done" }.count >= lines.count }
    }
}
