import Foundation

/// What a process and its main thread have used so far.
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
