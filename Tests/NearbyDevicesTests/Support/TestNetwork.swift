import Foundation
import TransferTestSupport

/// Machines with networks of their own, two of which share a cable (ip-netns(8)).
///
/// The names have the number of this process: those of a killed one are removed by the next.
final class TestNetwork: Sendable {
    /// A Boolean value that indicates whether this user can make networks here.
    static var isAvailable: Bool { get async { await trial.value } }

    private static let trial = Task {
        guard geteuid() == 0 else { return false }
        let name = "nearby-try-\(getpid())"
        guard (try? await run("ip", ["netns", "add", name])) != nil else { return false }
        return (try? await run("ip", ["netns", "delete", name])) != nil
    }

    private let prefix: String

    /// Makes machines without cables.
    init(_ machines: [String]) async throws {
        prefix = "nearby-\(getpid())-\(UInt16.random(in: 0...UInt16.max))-"
        try await Self.removeLeftovers()
        for machine in machines {
            try await run("ip", ["netns", "add", prefix + machine])
            try await run("ip", ["-n", prefix + machine, "link", "set", "lo", "up"])
        }
        self.machines = machines
    }

    private let machines: [String]

    deinit {
        let names = machines.map { prefix + $0 }
        Task { for name in names { _ = try? await run("ip", ["netns", "delete", name]) } }
    }

    /// Puts a cable between two machines.
    /// - Parameters:
    ///   - network: The number of the network, which the addresses 10.99.NUMBER.1 and .2 are of.
    ///   - hasVersion6Alone: Whether there are only the addresses of IPv6 that the machines give themselves.
    func connect(
        _ first: String,
        _ second: String,
        network: Int,
        hasVersion6Alone: Bool = false
    ) async throws {
        let (one, other) = ("nb\(network)a", "nb\(network)b")
        try await run(
            "ip",
            [
                "-n", prefix + first, "link", "add", one, "type", "veth", "peer", "name", other, "netns",
                prefix + second,
            ]
        )
        for (machine, link, host) in [(first, one, 1), (second, other, 2)] {
            let (name, address) = (prefix + machine, "10.99.\(network).\(host)/24")
            if !hasVersion6Alone {
                try await run("ip", ["-n", name, "address", "add", address, "broadcast", "+", "dev", link])
            }
            try await run("ip", ["-n", name, "link", "set", link, "up"])
            if hasVersion6Alone { continue }
            // KDE Connect sends its broadcasts to where everything else goes. A machine with several cables has one such.
            _ = try? await run("ip", ["-n", name, "route", "add", "default", "dev", link])
        }
    }

    /// Gives a machine one more address, which it tells the others of.
    func addAddress(_ number: Int, to machine: String) async throws {
        try await run("ip", ["-n", prefix + machine, "address", "add", "10.98.0.\(number)/32", "dev", "lo"])
    }

    /// Starts a program on a machine.
    func start(
        _ program: String,
        _ arguments: [String] = [],
        on machine: String,
        environment: [String: String]
    ) throws -> RunningProgram {
        try RunningProgram(
            "ip",
            ["netns", "exec", prefix + machine, program] + arguments,
            environment: environment.merging(["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]) { $1 }
        )
    }

    private static func removeLeftovers() async throws {
        for line in try await run("ip", ["netns", "list"]).standardOutput.lines {
            let name = line.prefix { $0 != " " }
            let parts = name.split(separator: "-")
            guard parts.first == "nearby", parts.count == 4, let process = pid_t(parts[1]), kill(process, 0) != 0 else {
                continue
            }
            _ = try? await run("ip", ["netns", "delete", String(name)])
        }
    }
}
