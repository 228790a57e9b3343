import CFuzzer
import Foundation

/// A parser under test: what it makes of bytes, and what must be true of that.
struct FuzzTarget: Sendable {
    /// The name, which is that of the directory with the inputs to begin with.
    let name: String
    /// How much memory the parser may take.
    var memory = MemoryLimit()
    /// Parses an input and ends the process where something is not as it must be.
    let parse: @Sendable (Data) -> Void

    /// All targets.
    static let all: [FuzzTarget] =
        richText + markdown + types + lists + messages + text + offers + pictures + terminals + translations + assets
        + recovery + bus + drags + desktopEntries + projects + pages + nearby + recentFiles

    /// Whether the memory that each input takes is printed.
    private static let showsMemory = ProcessInfo.processInfo.environment["FUZZ_MEMORY"] != nil

    /// Parses an input, and checks the memory that this takes.
    func test(_ input: Data) {
        guard let first = excess(input) else { return }
        // What is made once and kept, such as tables, is there the second time.
        guard let second = excess(input) else { return }
        fail("\(input.count) bytes took \(second) bytes of memory (at first \(first))")
    }

    /// The memory that an input took, where it is more than allowed.
    private func excess(_ input: Data) -> String? {
        start_counting_allocations()
        parse(input)
        let counted = end_counting_allocations()
        if Self.showsMemory {
            print("\(input.count) bytes took \(counted.peak) bytes at once and \(counted.total) altogether")
        }
        let isAllowed =
            counted.peak <= memory.peak.bytes(for: input.count) && counted.total <= memory.total.bytes(for: input.count)
        return isAllowed ? nil : "\(counted.peak) at once and \(counted.total) altogether"
    }
}

/// How much memory an input may take, which grows with its size and no faster.
struct MemoryLimit: Sendable {
    struct Line: Sendable {
        var constant: Int64
        var perByte: Int64

        func bytes(for count: Int) -> Int64 { constant + perByte * Int64(count) }
    }

    /// The most at one time.
    var peak = Line(constant: 1 << 19, perByte: 1 << 8)
    /// The sum of all that is allocated, also of what is released at once. Work that is done again and again shows here,
    /// however busy the machine is.
    var total = Line(constant: 2 << 20, perByte: 4 << 10)
}

/// Ends the process unless something is true.
func require(
    _ condition: Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fail(message(), file: file, line: line) }
}

/// Ends the process.
func fail(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("\(file):\(line): \(message)\n".utf8))
    abort()
}
