import Foundation
import Synchronization
import Testing
import TransferTestSupport

@testable import SystemSupport

@Suite("A descriptor", .timeLimit(.minutes(20)))
struct DescriptorTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func contents(_ name: String) throws -> String {
        try String(contentsOfFile: directory.file(name), encoding: .utf8)
    }

    private func write(_ text: String, to file: Descriptor) throws {
        try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    }

    @Test("is closed once, and with the last that holds it")
    func closing() throws {
        var (reading, writing): (Descriptor?, Descriptor) = try Descriptor.pipe()
        #expect(fcntl(writing.withNumber { $0 }, F_GETFD) & FD_CLOEXEC != 0)
        #expect(writing.close())
        // The number may be another file's from now on, which a second call leaves open.
        let other = try Descriptor.memoryFile("other")
        #expect(writing.close())
        #expect(try other.status().size == 0)
        let number = try #require(reading).withNumber { $0 }
        reading = nil
        #expect(fcntl(number, F_GETFD) == -1 || number == other.withNumber { $0 })
    }

    @Test("is closed when the calls under way have ended, and not known to those that begin then")
    func closingDuringCalls() throws {
        let file = try Descriptor.memoryFile("file")
        file.withNumber { number in
            #expect(file.close())
            #expect(fcntl(number, F_GETFD) >= 0)
            file.withNumber { #expect(fcntl($0, F_GETFD) == -1 && errno == EBADF) }
            #expect(fcntl(number, F_GETFD) >= 0)
        }
        // Whatever has the number by now is left alone.
        let others = try (0..<8).map { _ in try Descriptor.memoryFile("other") }
        file.withNumber { _ = fcntl($0, F_GETFD) }
        #expect(file.close())
        for other in others { #expect(try other.status().size == 0) }
    }

    @Test("that is closed ends the wait for room in it")
    func closedWhileFull() throws {
        let (reading, writing) = try Descriptor.pipe()
        writing.makeNonBlocking()
        writing.close()
        #expect(writing.isReady(for: POLLOUT))
        #expect(throws: SystemError(writing.name, EBADF)) { try write("text", to: writing) }
        #expect(try reading.read(upTo: 10).isEmpty)
    }

    @Test("is no less open for being called standard output")
    func borrowed() {
        Descriptor.standardOutput.close()
        #expect(fcntl(STDOUT_FILENO, F_GETFD) >= 0)
    }

    @Test("of a file that is missing, is a link or exists is an error that names the path and the reason")
    func opening() throws {
        let path = directory.file("missing")
        #expect(throws: SystemError(path, ENOENT)) { try Descriptor.reading(path) }
        #expect(SystemError(path, ENOENT).localizedDescription == "\(path): No such file or directory")
        symlink("nowhere", path)
        #expect(throws: SystemError(path, ELOOP)) { try Descriptor.reading(path, followsLink: false) }
        #expect(throws: SystemError(path, EEXIST)) { try Descriptor.creating(path) }
    }

    @Test("reads on where a file's reader stopped, or at a position, to the end")
    func reading() throws {
        let file = try Descriptor.memoryFile("numbers")
        try write("0123456789", to: file)
        #expect(try file.bytes(at: 4, count: 3) == Array("456".utf8))
        #expect(try file.bytes(at: 8, count: 5) == Array("89".utf8))
        lseek(file.withNumber { $0 }, 0, SEEK_SET)
        var parts: [String] = []
        try file.readAll(partSize: 4) { parts.append(String(decoding: $0, as: UTF8.self)) }
        #expect(parts == ["0123", "4567", "89"])
        #expect(try file.read(upTo: 4).isEmpty)
    }

    @Test("writes all, whether or not it waits for room")
    func writing() async throws {
        let (reading, writing) = try Descriptor.pipe()
        writing.makeNonBlocking()
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        let received = Mutex<[UInt8]>([])
        let isDone = DispatchSemaphore(value: 0)
        startThread(named: "reader") {
            try? reading.readAll(partSize: 4096) { part in received.withLock { $0 += part } }
            isDone.signal()
        }
        try bytes.withUnsafeBytes { try writing.write($0) }
        writing.close()
        #expect(isDone.wait(timeout: .now() + Duration.patience / .seconds(1)) == .success)
        #expect(received.withLock { $0 } == bytes)
    }

    @Test("without a reader is an error, and no signal")
    func brokenPipe() throws {
        let (reading, writing) = try Descriptor.pipe()
        reading.close()
        #expect(throws: SystemError(writing.name, EPIPE)) {
            try withUnsafeBytes(of: 1) { _ = try writing.writeSome($0) }
        }
    }

    @Test("that does not wait says that nothing is there, and when something is")
    func nonBlocking() throws {
        let (reading, writing) = try Descriptor.pipe()
        reading.makeNonBlocking()
        var byte: UInt8 = 0
        #expect(throws: SystemError(reading.name, EAGAIN)) {
            try withUnsafeMutableBytes(of: &byte) { _ = try reading.read(into: $0) }
        }
        #expect(!reading.isReady(for: POLLIN))
        try write("!", to: writing)
        #expect(reading.isReadySoon(for: POLLIN))
        #expect(try reading.read(upTo: 10) == Data("!".utf8))
    }

    @Test("of a file in memory is had also where the system has no such files")
    func memory() throws {
        for isKnown in [true, false] {
            let file = try Descriptor.memoryFile("numbers") { name, flags in
                if isKnown { return memfdCreate(name, flags) }
                errno = ENOSYS
                return -1
            }
            try write("0123456789", to: file)
            #expect(try file.bytes(at: 4, count: 3) == Array("456".utf8))
            #expect(fcntl(file.withNumber { $0 }, F_GETFD) & FD_CLOEXEC != 0)
        }
        #expect(throws: SystemError("A file in memory", EMFILE)) {
            try Descriptor.memoryFile("numbers") { _, _ in
                errno = EMFILE
                return -1
            }
        }
    }

    @Test("of a file without a name gets one that nothing has")
    func naming() throws {
        try Data("old".utf8).write(to: URL(filePath: directory.file("taken")))
        let file = try Descriptor.unnamedFile(in: directory.path, 0o600)
        try write("new", to: file)
        #expect(throws: SystemError(directory.file("taken"), EEXIST)) { try file.giveName(directory.file("taken")) }
        try file.giveName(directory.file("free"))
        #expect(try contents("free") == "new")
        #expect(try contents("taken") == "old")
    }

    @Test("takes over permissions, times and extended attributes")
    func attributes() throws {
        let original = try Descriptor.creating(directory.file("original"), mode: 0o640)
        let copy = try Descriptor.creating(directory.file("copy"))
        let value = Array("value".utf8)
        let hasAttributes = fsetxattr(original.withNumber { $0 }, "user.test", value, value.count, 0) == 0
        futimens(original.withNumber { $0 }, [timespec(tv_sec: 1000, tv_nsec: 5), timespec(tv_sec: 2000, tv_nsec: 7)])
        copy.takeAttributes(of: original, try original.status())
        let status = try copy.status()
        #expect(status.st_mode & 0o777 == 0o640)
        #expect(status.st_mtim.tv_sec == 2000 && status.st_mtim.tv_nsec == 7)
        var buffer = [UInt8](repeating: 0, count: 10)
        #expect(!hasAttributes || fgetxattr(copy.withNumber { $0 }, "user.test", &buffer, buffer.count) == value.count)
        #expect(!hasAttributes || Array(buffer.prefix(value.count)) == value)
    }

    @Test("is copied within the kernel")
    func copying() throws {
        let original = try Descriptor.creating(directory.file("original"))
        try write("contents", to: original)
        let copy = try Descriptor.creating(directory.file("copy"))
        let reader = try Descriptor.reading(directory.file("original"))
        if !copy.clone(reader) {
            #expect(copy.copyInKernel(from: reader, upTo: 100) == 8)
            #expect(copy.copyInKernel(from: reader, upTo: 100) == nil)
        }
        #expect(try contents("copy") == "contents")
    }

    @Test("of a socket tells the process on its other end")
    func peers() throws {
        var ends: [CInt] = [-1, -1]
        #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (one, other) = (Descriptor(ends[0], name: "one"), Descriptor(ends[1], name: "other"))
        let peer = try one.peer()
        #expect(peer.process == getpid() && peer.user == geteuid())
        // Older kernels have none.
        if let process = one.peerProcess() { #expect(!process.isReady(for: POLLIN)) }
        #expect(throws: SystemError.self) { try Descriptor.memoryFile("no socket").peer() }
        _ = other
    }

    @Test("of a pipe has as much room as is asked for")
    func room() throws {
        let (reading, writing) = try Descriptor.pipe()
        writing.widenPipe(to: 256 << 10)
        #expect(fcntl(reading.withNumber { $0 }, Linux.getPipeSize) >= 256 << 10)
    }

    @Test("lists the entries of a directory, and locks it")
    func directories() throws {
        try Data().write(to: URL(filePath: directory.file("entry")))
        let one = try Descriptor.reading(directory.path)
        let other = try Descriptor.reading(directory.path)
        #expect(try one.entryNames() == ["entry"])
        #expect(try one.entryNames() == ["entry"])
        #expect(one.lock(LOCK_EX) && !other.lock(LOCK_EX))
        one.unlock()
        #expect(other.lock(LOCK_EX))
    }

    @Test("A thread has its name")
    func threadName() throws {
        let name = Mutex("")
        let isDone = DispatchSemaphore(value: 0)
        startThread(named: "a name that is too long") {
            let path = "/proc/self/task/\(syscallThread())/comm"
            name.withLock { $0 = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
            isDone.signal()
        }
        #expect(isDone.wait(timeout: .now() + Duration.patience / .seconds(1)) == .success)
        #expect(name.withLock { $0 } == "a name that is \n")
    }
}

/// The number of the calling thread, which the link names.
private func syscallThread() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")).map {
        ($0 as NSString).lastPathComponent
    }
        ?? ""
}
