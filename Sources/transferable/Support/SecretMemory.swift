import CLinux
import CommandSupport
import Foundation
import Glibc
import SystemSupport

/// A secret in memory that is not written to a disk, neither as swap nor in a core dump. If the kernel supports it,
/// other processes cannot read it. It is overwritten when it is released.
///
/// It is written before the process has a second thread, and only read afterwards.
final class SecretMemory: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer
    private let needsLock: Bool

    /// Reserves memory.
    /// - Throws: ``CommandFailure``.
    init(capacity: Int) throws {
        var needsLock: CInt = 0
        guard let start = map_secret_memory(capacity, &needsLock) else {
            throw CommandFailure("There is no memory for the secret: \(String(cString: strerror(errno))).")
        }
        memory = UnsafeMutableRawBufferPointer(start: start, count: capacity)
        self.needsLock = needsLock != 0
    }

    deinit {
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        munmap(memory.baseAddress, memory.count)
    }

    /// Keeps the memory from swap in this process, which a process that was forked has to do again.
    /// - Returns: Whether it is kept.
    @discardableResult
    func lock() -> Bool { !needsLock || mlock(memory.baseAddress, memory.count) == 0 }

    /// The bytes themselves, to fill them.
    var bytes: UnsafeMutableRawBufferPointer { memory }

    /// Returns a view of the first bytes. Few of them are copied, as `Data` keeps those in itself, so it is made when
    /// it is needed.
    func data(count: Int) -> Data {
        Data(
            bytesNoCopy: memory.baseAddress!,
            count: count,
            // The memory stays for as long as the view.
            deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} }
        )
    }
}

/// All of standard input, which is a secret; see ``SecretMemory``.
struct SecretInput: Sendable {
    let memory: SecretMemory
    private let count: Int

    private static let firstCapacity = 64 << 10

    /// Reads standard input to its end.
    /// - Parameter trimsNewline: Whether a line break at the end is left out.
    /// - Throws: ``CommandFailure``.
    init(trimmingNewline trimsNewline: Bool) throws {
        var memory = try SecretMemory(capacity: Self.firstCapacity)
        var isLocked = memory.lock()
        var count = 0
        while true {
            if count == memory.bytes.count {
                let larger = try SecretMemory(capacity: 2 * count)
                isLocked = larger.lock()
                withExtendedLifetime(memory) { larger.bytes.copyMemory(from: UnsafeRawBufferPointer(memory.bytes)) }
                memory = larger
            }
            let rest = UnsafeMutableRawBufferPointer(rebasing: memory.bytes[count...])
            let read: Int
            do throws(SystemError) {
                read = try withExtendedLifetime(memory) { () throws(SystemError) in
                    try Descriptor.standardInput.read(into: rest)
                }
            } catch {
                throw CommandFailure("Standard input cannot be read: \(error.reason).")
            }
            if read == 0 { break }
            count += read
        }
        if !isLocked {
            StandardError.writeWarning(
                """
                The system does not let this process keep \(memory.bytes.count) bytes from swap, so what is copied may be \
                written to it. Raise the limit, which “ulimit -l” shows, or copy less.
                """
            )
        }
        if trimsNewline, count > 0, memory.bytes[count - 1] == UInt8(ascii: "\n") { count -= 1 }
        self.memory = memory
        self.count = count
    }

    var isEmpty: Bool { count == 0 }

    /// The bytes.
    var data: Data { memory.data(count: count) }
}
