import Foundation
import SwiftUI

/// The resources that a process and its main thread have used so far.
enum Used {
    /// The processor time of the process in milliseconds.
    static var processTime: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    /// The processor time of the thread that asks in milliseconds.
    static var threadTime: Double { milliseconds(CLOCK_THREAD_CPUTIME_ID) }

    /// The memory of the process in KiB.
    static var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    /// The open descriptors of the process.
    static var descriptors: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0 }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}

/// Prints a measure: its name and its values, with tabs between.
func report(_ name: String, _ values: any CustomStringConvertible...) {
    let line = ([name] + values.map(\.description)).joined(separator: "\t") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
}

/// Reports what the window took, once it has stood for a second.
@MainActor
func reportStanding() async {
    try? await Task.sleep(for: .seconds(1))
    report("stands", Used.processTime, Used.memory)
}

/// Reports what the process takes in five seconds in which nothing happens.
@MainActor
func reportIdle() async {
    // Scroll bars fade first: GTK waits two seconds, and takes one.
    try? await Task.sleep(for: .seconds(4))
    let before = Used.processTime
    try? await Task.sleep(for: .seconds(5))
    report("idle", Used.processTime - before)
}

/// Scrolls from end to end by some rows at a time, and reports the longest and the median time of the main thread for one
/// step, until it is drawn.
@MainActor
func reportScrolling<ID: Hashable>(_ ids: [ID], by step: Int, _ proxy: ScrollViewProxy) async {
    var times: [Double] = []
    for index in stride(from: step, to: ids.count, by: step) {
        let before = Used.threadTime
        proxy.scrollTo(ids[index])
        try? await Task.sleep(for: .milliseconds(30))
        times.append(Used.threadTime - before)
    }
    times.sort()
    report("scroll", times[times.count - 1], times[times.count / 2])
}
