import Foundation

/// The time in nanoseconds since some moment.
func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Keeps the compiler from leaving a computation out.
@inline(never)
func consume<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}

/// The least time of one call of a closure, in nanoseconds, over some rounds of many calls.
func time(_ calls: Int, rounds: Int = 9, _ body: (Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
        let start = nanoseconds()
        for call in 0..<calls { body(call) }
        best = min(best, (nanoseconds() - start) / Double(calls))
    }
    return best
}

/// The memory that the process has resident, in KiB.
func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
}
