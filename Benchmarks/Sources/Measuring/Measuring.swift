import Foundation

/// The time in nanoseconds since some moment.
package func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Keeps the compiler from leaving a computation out.
@inline(never)
package func consume<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}

/// The least time of one call of a closure, in nanoseconds, over some rounds of many calls.
package func time(_ calls: Int, rounds: Int = 9, _ body: (Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
        let start = nanoseconds()
        for call in 0..<calls { body(call) }
        best = min(best, (nanoseconds() - start) / Double(calls))
    }
    return best
}

/// The memory that the process has resident, in KiB.
package func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
}

/// The most memory that the process had resident, in KiB.
package func highestMemory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
}

/// Prints a line of name, tab, value.
package func report(_ name: String, _ value: Double) {
    print("\(name)\t\(value)")
}

/// The least times of one call of each of two functions, in nanoseconds.
///
/// The two take turns, so that what else happens on the machine meets both.
package func times(
    _ calls: Int,
    rounds: Int = 400,
    _ one: () async throws -> Void,
    _ other: () async throws -> Void
) async rethrows -> (Double, Double) {
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
        var start = nanoseconds()
        for _ in 0..<calls { try await one() }
        best.0 = min(best.0, (nanoseconds() - start) / Double(calls))
        start = nanoseconds()
        for _ in 0..<calls { try await other() }
        best.1 = min(best.1, (nanoseconds() - start) / Double(calls))
    }
    return best
}
