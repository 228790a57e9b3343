import AppKit
import Foundation
import Synchronization
import Testing
import TransferTestSupport
import UniformTypeIdentifiers

@Suite("A promised file", .serialized)
@MainActor
struct FilePromiseTests {
    private let board = NSPasteboard.withUniqueName()

    /// Has a receiver receive a file, and returns it.
    private func received(_ receiver: NSFilePromiseReceiver, in folder: String) async throws -> URL {
        let queue = OperationQueue()
        return try await withCheckedThrowingContinuation { continuation in
            receiver.receivePromisedFiles(
                atDestination: URL(fileURLWithPath: folder),
                operationQueue: queue
            ) { file, error in
                #expect(OperationQueue.current === queue)
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: file) }
            }
        }
    }

    private var receivers: [NSFilePromiseReceiver] {
        board.readObjects(forClasses: [NSFilePromiseReceiver.self, NSURL.self]) as? [NSFilePromiseReceiver] ?? []
    }

    @Test("is written once, into the place that each receiver chooses, and nothing is overwritten")
    func places() async throws {
        let (writer, folder) = (Writer(named: "notes.txt"), try TemporaryDirectory())
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        let types = NSFilePromiseReceiver.readableDraggedTypes.map { NSPasteboard.PasteboardType($0) }
        #expect(board.availableType(from: types) == types.first)
        #expect(board.string(forType: .init("com.apple.pasteboard.promised-file-content-type")) == "public.plain-text")
        let receiver = try #require(receivers.first)
        #expect(receiver.fileTypes == ["public.plain-text"])
        #expect(receiver.fileNames.isEmpty)
        let first = try await received(receiver, in: folder.path)
        let second = try await received(receiver, in: folder.path)
        #expect(first.path == folder.file("notes.txt"))
        #expect(second.path == folder.file("notes 2.txt"))
        #expect(receiver.fileNames == ["notes.txt", "notes 2.txt"])
        #expect(try String(contentsOf: second, encoding: .utf8) == "promised")
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test(
        "stays in the directory, whatever name it has",
        arguments: [
            "../../escaped.txt", "/etc/escaped.txt", "a/b/escaped.txt", "escaped.txt/", "esc\u{202E}aped.txt\0",
        ]
    )
    func hostileNames(_ name: String) async throws {
        let (writer, folder) = (Writer(named: name), try TemporaryDirectory())
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        #expect(try await received(try #require(receivers.first), in: folder.path).path == folder.file("escaped.txt"))
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test("has a name where its delegate gives none", arguments: ["", "..", ".", "/", " \u{202E} "])
    func namelessFiles(_ name: String) async throws {
        let (writer, folder) = (Writer(named: name), try TemporaryDirectory())
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        #expect(try await received(try #require(receivers.first), in: folder.path).path == folder.file("Untitled.txt"))
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test("is read as the bytes of its type by who takes no file")
    func bytes() throws {
        let writer = Writer(named: "a.txt")
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.utf8-plain-text", delegate: writer)])
        #expect(board.string(forType: .string) == "promised")
        #expect(board.pasteboardItems?.first?.data(forType: .string) == Data("promised".utf8))
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test("tells its receiver why it is not written, and is tried again")
    func failure() async throws {
        let (writer, folder) = (Writer(named: "a.txt"), try TemporaryDirectory())
        writer.error.withLock { $0 = CocoaError(.fileWriteOutOfSpace) }
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        let receiver = try #require(receivers.first)
        await #expect(throws: (any Error).self) { try await received(receiver, in: folder.path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        writer.error.withLock { $0 = nil }
        #expect(try await received(receiver, in: folder.path).lastPathComponent == "a.txt")
        await #expect(throws: (any Error).self) { try await received(receiver, in: folder.file("nowhere")) }
        board.releaseGlobally()
    }

    @Test("is not there where its delegate is gone, or lies, or forgets to say when it is done")
    func faults() async throws {
        let folder = try TemporaryDirectory()
        for fault in [Writer.Fault.isGone, .writesNothing, .forgetsHandler] {
            var writer: Writer? = Writer(named: "a.txt", fault)
            board.clearContents()
            board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer!)])
            let receiver = try #require(receivers.first)
            if fault == .isGone { writer = nil }
            await #expect(throws: (any Error).self) { try await received(receiver, in: folder.path) }
            withExtendedLifetime(writer) {}
        }
        board.releaseGlobally()
    }

    @Test("is a folder where its type is one")
    func folders() async throws {
        let (writer, folder) = (Writer(named: "Album", .writesFolder), try TemporaryDirectory())
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.folder", delegate: writer)])
        let album = try await received(try #require(receivers.first), in: folder.path)
        #expect(try String(contentsOfFile: album.path + "/page.txt", encoding: .utf8) == "promised")
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test("is written by the main queue where its delegate names none")
    func mainQueue() async throws {
        let (writer, folder) = (MainWriter(), try TemporaryDirectory())
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        let file = try await received(try #require(receivers.first), in: folder.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "by the main queue")
        withExtendedLifetime(writer) {}
        board.releaseGlobally()
    }

    @Test("is written by an asynchronous method, wherever that is isolated, and tells what it throws")
    func asynchronousMethods() async throws {
        let folder = try TemporaryDirectory()
        let written: [(any NSFilePromiseProviderDelegate, String)] = [
            (AsynchronousWriter(), "by a task"), (AsynchronousMainWriter(), "by the main actor"),
        ]
        for (writer, text) in written {
            board.clearContents()
            board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
            let file = try await received(try #require(receivers.first), in: folder.path)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
        let failing: [(any NSFilePromiseProviderDelegate, CocoaError.Code)] = [
            (AsynchronousWriter(error: CocoaError(.fileWriteOutOfSpace)), .fileWriteOutOfSpace),
            (SilentWriter(), .featureUnsupported),
        ]
        for (writer, code) in failing {
            let answer = await withCheckedContinuation { continuation in
                writer.filePromiseProvider(
                    NSFilePromiseProvider(),
                    writePromiseTo: URL(fileURLWithPath: folder.file("nothing"))
                ) { error in
                    continuation.resume(returning: (error as? CocoaError)?.code)
                }
            }
            #expect(answer == code)
        }
        board.releaseGlobally()
    }

    @Test("has other types beside it that a subclass adds")
    func subclass() throws {
        let writer = Writer(named: "a.txt")
        let promise = RowPromise(fileType: "public.plain-text", delegate: writer)
        promise.userInfo = 7
        board.clearContents()
        board.writeObjects([promise])
        #expect(board.string(forType: RowPromise.row) == "7")
        #expect(receivers.count == 1)
        withExtendedLifetime(writer) {}
        board.releaseGlobally()
    }

    @Test("does not hold up the program that puts it on a board of files, however long it takes")
    func boards() async throws {
        let writer = Writer(named: "late.txt", .waitsForMain)
        let start = ContinuousClock.now
        board.clearContents()
        #expect(board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)]))
        #expect(ContinuousClock.now - start < .seconds(5))
        let probe = try BuiltProduct.path(of: "KitProbe")
        let name = board.name.rawValue
        try await waitUntil("the file is on the board") {
            let reader = try await run(probe, ["board-urls=\(name)"])
            return reader.standardOutput.text.contains("/late.txt has promised")
        }
        #expect(writer.count == 1)
        board.releaseGlobally()
    }

    @Test("is not put on a board again that has something else by then")
    func replacedBoards() async throws {
        let writer = Writer(named: "late.txt", .waitsToBeTold)
        board.clearContents()
        board.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)])
        try await waitUntil("the delegate is asked") { writer.count == 1 }
        board.clearContents()
        board.setString("newer", forType: .string)
        writer.semaphore.signal()
        let last = Writer(named: "last.txt", .waitsForMain)
        let other = NSPasteboard.withUniqueName()
        other.writeObjects([NSFilePromiseProvider(fileType: "public.plain-text", delegate: last)])
        try await waitUntil("a later promise is kept") { last.isDone }
        let reader = try await run(try BuiltProduct.path(of: "KitProbe"), ["board-text=\(board.name.rawValue)"])
        #expect(reader.standardOutput.text.contains("board text newer"))
        board.releaseGlobally()
        other.releaseGlobally()
    }
}

/// Writes files when it is asked.
private final class Writer: NSObject, NSFilePromiseProviderDelegate, Sendable {
    enum Fault: Sendable {
        case none, isGone, writesNothing, forgetsHandler, writesFolder, waitsForMain, waitsToBeTold
    }

    private let name: String
    private let fault: Fault
    private let queue = OperationQueue()
    private let calls = Atomic(0)
    private let ends = Atomic(0)
    let error = Mutex<CocoaError?>(nil)
    let semaphore = DispatchSemaphore(value: 0)

    init(named name: String, _ fault: Fault = .none) { (self.name, self.fault) = (name, fault) }

    var count: Int { calls.load(ordering: .relaxed) }
    var isDone: Bool { ends.load(ordering: .relaxed) > 0 }

    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String {
        MainActor.assertIsolated()
        return name
    }

    func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { queue }

    func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider,
        writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        #expect(OperationQueue.current === queue)
        calls.add(1, ordering: .relaxed)
        if let error = error.withLock({ $0 }) { return completionHandler(error) }
        switch fault {
        case .isGone, .writesNothing: completionHandler(nil)
        case .forgetsHandler: break
        case .waitsForMain:
            nonisolated(unsafe) let completionHandler = completionHandler
            DispatchQueue.main.async {
                self.write(to: url, completionHandler)
                self.ends.add(1, ordering: .relaxed)
            }
        case .waitsToBeTold:
            semaphore.wait()
            write(to: url, completionHandler)
        case .writesFolder:
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            write(to: url.appendingPathComponent("page.txt"), completionHandler)
        case .none:
            write(to: url, completionHandler)
            // Once is enough.
            completionHandler(CocoaError(.fileWriteUnknown))
        }
    }

    private func write(to url: URL, _ completionHandler: ((any Error)?) -> Void) {
        do {
            try Data("promised".utf8).write(to: url, options: .withoutOverwriting)
            completionHandler(nil)
        } catch {
            completionHandler(error)
        }
    }
}

/// Writes files by the main queue.
@MainActor
private final class MainWriter: NSObject, NSFilePromiseProviderDelegate {
    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String { "a.txt" }

    nonisolated func filePromiseProvider(
        _ provider: NSFilePromiseProvider,
        writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        MainActor.assertIsolated()
        completionHandler(Result { try Data("by the main queue".utf8).write(to: url) }.failure)
    }
}

/// Writes files by a method without isolation.
private final class AsynchronousWriter: NSObject, NSFilePromiseProviderDelegate {
    private let error: CocoaError?

    init(error: CocoaError? = nil) { self.error = error }

    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String { "a.txt" }

    func filePromiseProvider(_ provider: NSFilePromiseProvider, writePromiseTo url: URL) async throws {
        await Task.yield()
        if let error { throw error }
        try Data("by a task".utf8).write(to: url, options: .withoutOverwriting)
    }
}

/// Writes files by a method of the main actor.
@MainActor
private final class AsynchronousMainWriter: NSObject, NSFilePromiseProviderDelegate {
    private var text = "by the main actor"

    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String { "a.txt" }

    func filePromiseProvider(_ provider: NSFilePromiseProvider, writePromiseTo url: URL) async throws {
        try Data(text.utf8).write(to: url)
    }
}

/// Names files, and writes none.
private final class SilentWriter: NSObject, NSFilePromiseProviderDelegate {
    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String { "a.txt" }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// A promise of a row of a table.
private final class RowPromise: NSFilePromiseProvider {
    static let row = NSPasteboard.PasteboardType("com.example.row")

    override func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        super.writableTypes(for: pasteboard) + [Self.row]
    }

    override func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        type == Self.row ? "\(userInfo as? Int ?? 0)" : super.pasteboardPropertyList(forType: type)
    }
}
