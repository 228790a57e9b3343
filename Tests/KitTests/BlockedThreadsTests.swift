import AppKit
import Foundation
import Synchronization
import Testing
import TransferTestSupport
import UIKit

/// Blocks the threads that tasks and dispatch queues share.
private final class BlockedThreads: Sendable {
    private let isOver = DispatchSemaphore(value: 0)
    /// The number of tasks that block a thread, and of those that got one afterwards.
    private let counts = Mutex((blocked: 0, other: 0))
    /// More than the shared threads, which may be some more than processors where they wait.
    private let count = ProcessInfo.processInfo.activeProcessorCount * 8

    init() {
        for _ in 0..<count {
            Task.detached {
                self.counts.withLock { $0.blocked += 1 }
                self.block()
            }
            DispatchQueue.global().async { self.block() }
        }
    }

    private func block() { isOver.wait() }

    /// Waits until no shared thread is left for a task.
    func wait() throws {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        for _ in 0..<Int(Duration.patience / .milliseconds(10)) {
            if counts.withLock({ $0.blocked }) >= processors { break }
            letPass(.milliseconds(10), because: "a task that waited would need one of the threads")
        }
        try #require(counts.withLock { $0.blocked } >= processors)
        Task.detached { self.counts.withLock { $0.other += 1 } }
    }

    /// A Boolean value that indicates whether a task has got one of the shared threads.
    var hasRunOther: Bool { counts.withLock { $0.other > 0 } }

    func release() { for _ in 0..<count * 2 { isOver.signal() } }
}

@Suite("The older pasteboards, while all threads of tasks are blocked,", .serialized, .drawnByGTK)
@MainActor
struct BlockedThreadsTests {
    /// Does work while the shared threads are blocked.
    private func whileBlocked(_ work: () throws -> Void) throws {
        let blocked = BlockedThreads()
        defer { blocked.release() }
        try blocked.wait()
        try work()
        #expect(!blocked.hasRunOther)
    }

    @Test("are written and read at once")
    func values() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        try whileBlocked {
            let board = UIPasteboard.withUniqueName()
            board.strings = ["a", "b", "c"]
            #expect(board.strings == ["a", "b", "c"])
            board.image = picture
            let pixels = try #require(Pixels(board.image))
            #expect(pixels[0, 0] == "00FF00")
            let older = NSPasteboard(name: NSPasteboard.Name(board.name.rawValue))
            #expect(older.data(forType: .png)?.isEmpty == false)
            older.clearContents()
            #expect(older.writeObjects(["one" as NSString, NSURL(fileURLWithPath: "/etc/hostname")]))
            #expect((older.readObjects(forClasses: [NSURL.self])?.last as? URL)?.path == "/etc/hostname")
            UIPasteboard.remove(withName: board.name)
        }
    }

    @Test("have what another process has written")
    func otherProcess() throws {
        let board = UIPasteboard.withUniqueName()
        let writer = Process()
        writer.executableURL = URL(filePath: try BuiltProduct.path(of: "KitProbe"))
        writer.arguments = ["named-three=\(board.name.rawValue),a,b,c"]
        try writer.run()
        writer.waitUntilExit()
        try whileBlocked { #expect(board.strings == ["a", "b", "c"]) }
        UIPasteboard.remove(withName: board.name)
    }

    @Test("tell their patterns")
    func patterns() throws {
        try whileBlocked {
            let board = UIPasteboard.withUniqueName()
            board.string = "42"
            let found = Mutex<Set<UIPasteboard.DetectionPattern>?>(nil)
            let isDone = DispatchSemaphore(value: 0)
            board.detectPatterns(for: [.number, .link]) { result in
                found.withLock { $0 = try? result.get() }
                isDone.signal()
            }
            #expect(isDone.wait(timeout: .now() + Duration.patience / .seconds(1)) == .success)
            #expect(found.withLock { $0 } == [.number])
            UIPasteboard.remove(withName: board.name)
        }
    }
}
