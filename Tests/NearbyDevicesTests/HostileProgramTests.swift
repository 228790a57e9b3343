import Foundation
import Testing
import TransferTestSupport

/// A program of the same user that attacks the socket over which programs ask the service.
@Suite("A hostile program at the service's socket", .timeLimit(.minutes(10)))
struct HostileProgramTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Programs/hostile-program.py").path

    @Test(
        "neither ends the service nor takes its memory, and others are answered",
        arguments: ["kinds", "lengths", "requests", "halves", "flood"]
    )
    func attack(_ name: String) async throws {
        let network = try await TestNetwork(["alone"])
        let machine = try Machine("alone", in: network)
        let exchange = try await machine.startExchange()
        try await machine.output("nearby", "--list")
        let (memory, files) = (try exchange.use.privateBytes, try openFiles(of: exchange))
        let socket = machine.directory.file("run/swift-transferable/nearby/control")
        let attacker = try network.start("python3", [Self.script, socket, name], on: "alone", environment: [:])
        if name == "lengths" {
            try await attacker.waitForLine(containing: "claimed")
            #expect(try exchange.use.privateBytes - memory < 64 << 20)
            try await machine.output("nearby", "--list")
            attacker.signal(SIGUSR1)
        }
        #expect(try await attacker.waitForExit().isSuccess, "\(attacker.transcript)")
        #expect(attacker.standardOutput.text.contains("done"))
        if name == "requests" {
            let remedy = "does not know the request. After an update, begin it again."
            #expect(attacker.standardOutput.text.contains(remedy))
        }
        #expect(exchange.isRunning, "\(exchange.transcript)")
        try await machine.output("nearby", "--list")
        try await waitUntil("no more than \(files) to be open, and not \((try? openFiles(of: exchange)) ?? [])") {
            try openFiles(of: exchange).count <= files.count
        }
        #expect(try exchange.use.privateBytes - memory < 64 << 20)
        await exchange.terminate()
    }

    /// The names of what a service has open. Under the thread sanitizer these are without pipes: it talks to a program of its own by two.
    private func openFiles(of exchange: RunningProgram) throws -> [String] {
        let isWatched = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil
        return try exchange.use.openFiles.filter { !isWatched || !$0.hasPrefix("pipe:") }
    }
}
