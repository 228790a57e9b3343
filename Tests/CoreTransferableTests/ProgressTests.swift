import CoreTransferable
import Testing
import TransferTestSupport

@Suite("Progress of loading")
struct ProgressTests {
    @Test("includes that of the sender's handler, and ends complete")
    func handlerProgress() async throws {
        let provider = NSItemProvider()
        let handler = Progress(totalUnitCount: 10)
        let completions = AsyncStream.makeStream(of: (@Sendable (Data?, (any Error)?) -> Void).self)
        provider.registerDataRepresentation(for: .png) { completion in
            completions.continuation.yield(completion)
            return handler
        }
        let ended = AsyncStream.makeStream(of: Void.self)
        let progress = provider.loadDataRepresentation(for: .png) { _, _ in ended.continuation.yield() }
        #expect(progress.fractionCompleted == 0)
        var waiting = completions.stream.makeAsyncIterator()
        let complete = try #require(await waiting.next())
        handler.completedUnitCount = 5
        try await waitUntil("the handler's progress") { progress.fractionCompleted > 0 }
        #expect(progress.fractionCompleted < 1)
        complete(Data(), nil)
        for await _ in ended.stream { break }
        #expect(progress.isFinished)
        #expect(progress.fractionCompleted == 1)
    }

    @Test("ends complete where a representation had to be passed over")
    func fallThrough() async throws {
        let provider = NSItemProvider()
        for attempt in 0..<3 {
            provider.registerDataRepresentation(for: .png) { completion in
                let progress = Progress(totalUnitCount: 1)
                progress.completedUnitCount = 1
                attempt < 2 ? completion(nil, Refusal()) : completion(Data([7]), nil)
                return progress
            }
        }
        let progress = await withCheckedContinuation { (continuation: CheckedContinuation<Progress, Never>) in
            let started = AsyncStream.makeStream(of: Void.self)
            let holder = ProgressHolder()
            holder.progress = provider.loadDataRepresentation(for: .png) { data, _ in
                #expect(data == Data([7]))
                started.continuation.yield()
            }
            Task {
                for await _ in started.stream { break }
                continuation.resume(returning: holder.progress!)
            }
        }
        #expect(progress.fractionCompleted == 1)
    }

    private final class ProgressHolder: @unchecked Sendable {
        var progress: Progress?
    }

    @Test("of a load that is cancelled before it begins still calls the handler once")
    func cancelledEarly() async throws {
        let provider = NSItemProvider()
        let calls = Counter()
        let slow = Counter()
        provider.registerData(for: .png) { _ in
            slow.increment()
            try await neverAnswer()
            return Data()
        }
        // A handler that nothing refers to is not called again.
        weak var handlers: Counter?
        do {
            let called = Counter()
            handlers = called
            for _ in 0..<50 {
                provider.loadFileRepresentation(for: .png) { url, _, error in
                    #expect(url == nil && error != nil)
                    called.increment()
                    calls.increment()
                }
                .cancel()
            }
        }
        try await waitUntil("the end of the handlers") { handlers == nil }
        #expect(calls.value == 50)
    }
}

@Suite("Large and unruly files")
struct LargeFileTests {
    @Test("a large file is received as data in little memory")
    func mapped() async throws {
        try await inOwnProcess {
            struct Sized: Transferable {
                var size: Int
                static var transferRepresentation: some TransferRepresentation {
                    DataRepresentation(importedContentType: .movie) { data in
                        #expect(data.first == 0 && data.last == 0)
                        return Sized(size: data.count)
                    }
                }
            }
            let scratch = try Scratch()
            let file = try scratch.file("big.mp4", "")
            #expect(truncate(file.path, 1 << 30) == 0)
            let before = try ProcessUse.current.privateBytes
            #expect(try await Sized(importing: file, contentType: .movie).size == 1 << 30)
            #expect(try ProcessUse.current.privateBytes - before < 16 << 20)
        }
    }

    @Test("a file that grows while it is read is an error")
    func growing() async throws {
        let scratch = try Scratch()
        let target = try Scratch()
        let file = try scratch.file("big.mp4", "")
        #expect(truncate(file.path, 256 << 20) == 0)
        let isDone = Counter()
        let handle = try FileHandle(forWritingTo: file)
        // A thread of its own, as the tests may take all those that tasks have.
        Thread.detachNewThread {
            while isDone.value == 0 {
                _ = try? handle.seekToEnd()
                try? handle.write(contentsOf: Data([1]))
            }
        }
        defer { isDone.increment() }
        // The writer needs a moment on a busy machine; a copy that it does not disturb is a proper one.
        for _ in 0..<200 {
            do {
                let copy = try await Clip(file: file).export(to: target.url, contentType: nil)
                try FileManager.default.removeItem(at: copy)
            } catch {
                #expect(error.localizedDescription.contains("changed while it was being transferred"))
                #expect(try target.names.isEmpty)
                return
            }
        }
        Issue.record("a file that grew was copied")
    }
}
