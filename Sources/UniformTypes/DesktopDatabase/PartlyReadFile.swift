import Synchronization
internal import SystemSupport

/// The contents of a file, whose parts are read when they are first accessed.
///
/// A program that asks for one type needs a tenth of the desktop's database, and the time and memory of its first look-up are
/// mostly those of reading it. A program that needs more gets the rest at once.
///
/// Files are read rather than mapped, because any program may write a desktop's files: if a program shortens a mapped
/// file, access to the missing part ends the process (SIGBUS). After the file is written by a program, no further parts
/// are read, so all parts belong to one version.
final class PartlyReadFile: @unchecked Sendable {
    // Unchecked because of the pointers: memory is written to once, before `isWhole` or the lock tell that it has been.

    private static let partSize = 4096
    /// The number of parts at the beginning that are read together. They contain the texts of the desktop's database,
    /// which the first look-up searches as a whole.
    private static let firstParts = 7
    /// The number of other parts, or of accesses, after which the rest is read. From then on an access takes no lock.
    private static let (mostParts, mostLooks) = (16, 1000)

    private struct State {
        /// The open file; nil once no more is read.
        var file: Descriptor?
        /// A Boolean value that indicates whether each part has been read.
        var parts: [Bool]
        var partsRead = 0
        var looks = 0
    }

    /// The whole contents. Bytes that ``read(_:_:)`` has not reported as read are undefined.
    let bytes: UnsafeRawBufferPointer

    /// A Boolean value that indicates whether all has been read.
    let isWhole: UnsafeMutablePointer<Atomic<Bool>>

    /// The version of the file when it was opened; nil for bytes that stand for one.
    let version: FileVersion?

    private let buffer: UnsafeMutableRawPointer
    private let state: Mutex<State>

    /// Opens a regular file that is not empty.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: Larger files are refused.
    /// - Throws: `SystemError` where there is none.
    init?(path: String, limit: Int) throws(SystemError) {
        guard let (file, status) = try FileBytes.openRegularFile(path, limit: limit) else { return nil }
        let size = status.size
        // Of a size as that of the desktop's database it takes no memory before it is written to. Where each part begins at a
        // page, as on systems with pages of 4 KiB, no more pages are written to than parts are read.
        let partCount = (size + Self.partSize - 1) / Self.partSize
        buffer = .allocate(byteCount: partCount * Self.partSize, alignment: Self.partSize)
        bytes = UnsafeRawBufferPointer(start: buffer, count: size)
        isWhole = .allocate(capacity: 1)
        isWhole.initialize(to: Atomic(false))
        version = status.version
        state = Mutex(State(file: file, parts: [Bool](repeating: false, count: partCount)))
        state.withLock { state in
            let count = min(partCount, Self.firstParts)
            guard fill(0..<min(count * Self.partSize, size), &state) else { return }
            for part in 0..<count { state.parts[part] = true }
        }
    }

    /// Copies bytes that stand for a file.
    init(contents: [UInt8]) {
        buffer = .allocate(byteCount: max(contents.count, 1), alignment: 8)
        buffer.copyMemory(from: contents, byteCount: contents.count)
        bytes = UnsafeRawBufferPointer(start: buffer, count: contents.count)
        isWhole = .allocate(capacity: 1)
        isWhole.initialize(to: Atomic(true))
        version = nil
        state = Mutex(State(file: nil, parts: []))
    }

    deinit {
        isWhole.deinitialize(count: 1)
        isWhole.deallocate()
        buffer.deallocate()
    }

    /// Reads a range that is within the file, unless it has been read.
    /// - Returns: Whether it is there.
    func read(_ offset: Int, _ count: Int) -> Bool {
        state.withLock { state in
            state.looks += 1
            if state.looks > Self.mostLooks, readRest(&state) { return true }
            for part in offset / Self.partSize..<(offset + count + Self.partSize - 1) / Self.partSize {
                if state.parts[part] { continue }
                if state.partsRead >= Self.mostParts { return readRest(&state) }
                let start = part * Self.partSize
                guard fill(start..<min(start + Self.partSize, bytes.count), &state) else { return false }
                state.parts[part] = true
                state.partsRead += 1
            }
            return true
        }
    }

    /// Reads all that has not been read.
    func readAll() {
        if isWhole.pointee.load(ordering: .acquiring) { return }
        state.withLock { _ = readRest(&$0) }
    }

    private func readRest(_ state: inout State) -> Bool {
        if isWhole.pointee.load(ordering: .acquiring) { return true }
        // Parts that are there are looked at by others, and are not written to again.
        var part = 0
        while part < state.parts.count {
            let first = part
            while part < state.parts.count, !state.parts[part] { part += 1 }
            if first < part {
                let end = min(part * Self.partSize, bytes.count)
                guard fill(first * Self.partSize..<end, &state) else { return false }
                for read in first..<part { state.parts[read] = true }
            }
            part += 1
        }
        state.file = nil
        isWhole.pointee.store(true, ordering: .releasing)
        return true
    }

    private func fill(_ range: Range<Int>, _ state: inout State) -> Bool {
        let place = UnsafeMutableRawBufferPointer(start: buffer + range.lowerBound, count: range.count)
        guard let file = state.file, let status = try? file.status(), status.version == version,
            (try? file.fill(place, at: range.lowerBound)) == range.count
        else {
            state.file = nil
            return false
        }
        return true
    }
}
