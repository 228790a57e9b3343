import CoreTransferable
import Testing
import TransferTestSupport

/// An item whose ways out and in misbehave as it says.
private struct Unruly: Codable, Transferable {
    enum Conduct: String, Codable { case refuses, sleeps, isEmpty }
    var conduct = Conduct.refuses
    /// The number of exports that have begun to sleep.
    static let sleepers = Counter()

    init(_ conduct: Conduct) { self.conduct = conduct }
    init(from decoder: any Decoder) throws { throw Refusal(text: "decoder refused") }
    func encode(to encoder: any Encoder) throws { throw Refusal(text: "encoder refused") }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { (item: Unruly) in
            switch item.conduct {
            case .refuses: throw Refusal(text: "export refused")
            case .sleeps:
                sleepers.increment()
                try await neverAnswer()
            case .isEmpty: break
            }
            return Data()
        } importing: { data in
            guard !data.isEmpty else { throw Refusal(text: "nothing there") }
            return Unruly(.isEmpty)
        }
        .suggestedFileName("unruly")
        FileRepresentation(exportedContentType: .movie) { _ in
            SentTransferredFile(URL(string: "https://example.org/movie.mp4")!)
        }
        CodableRepresentation(contentType: .json)
    }
}

@Suite("Bad input and bad senders")
struct BadInputTests {
    @Test("an encoder, a decoder and closures that throw are named with their type and representation")
    func throwing() async throws {
        let cases: [(UTType, String)] = [
            (.png, "DataRepresentation(public.png): export refused"),
            (.json, "CodableRepresentation(public.json): encoder refused"),
            (.movie, "FileRepresentation(public.movie): https://example.org/movie.mp4 is not the URL of a file"),
        ]
        let target = try Scratch()
        for (type, reason) in cases {
            let error = await #expect(throws: TransferError.self) { try await Unruly(.refuses).exported(as: type) }
            #expect(error?.localizedDescription.contains("Unruly could not be exported as \(type.identifier)") == true)
            #expect(error?.localizedDescription.contains(reason) == true, "\(String(describing: error))")
            await #expect(throws: TransferError.self) {
                try await Unruly(.refuses).export(to: target.url, contentType: type)
            }
        }
        #expect(try target.names.isEmpty)
        let error = await #expect(throws: TransferError.self) {
            try await Unruly(importing: Data("{}".utf8), contentType: .json)
        }
        #expect(error?.localizedDescription.contains("CodableRepresentation(public.json): decoder refused") == true)
    }

    @Test("without a type every representation is tried, and each failure told")
    func allTold() async throws {
        let error = await #expect(throws: TransferError.self) { try await Unruly(.refuses).exported(as: nil) }
        #expect(
            error?.attempts.map(\.representation) == [
                "DataRepresentation(public.png)", "FileRepresentation(public.movie)",
                "CodableRepresentation(public.json)",
            ]
        )
    }

    @Test("an export that waits for ever ends when its task is cancelled, and leaves nothing")
    func cancelled() async throws {
        let target = try Scratch()
        let folder = target.url
        let tasks = [
            Task { _ = try await Unruly(.sleeps).exported(as: .png) },
            Task { _ = try await Unruly(.sleeps).export(to: folder, contentType: .png) },
            Task { try await Unruly(.sleeps).withExportedFile(contentType: .png) { _ in } },
            Task {
                let provider = NSItemProvider()
                provider.register(Unruly(.sleeps))
                _ = try await provider.loadTransferable(type: Data.self)
            },
        ]
        try await waitUntil("all of \(tasks.count) to begin, of which \(Unruly.sleepers.value) have") {
            Unruly.sleepers.value == tasks.count
        }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(try target.names.isEmpty)
    }

    @Test("an exported file is gone when the task that uses it is cancelled")
    func cancelledUse() async throws {
        let seen = AsyncStream.makeStream(of: URL.self)
        let task = Task {
            try await Unruly(.isEmpty).withExportedFile(contentType: .png) { url in
                seen.continuation.yield(url)
                try await neverAnswer()
            }
        }
        var urls = seen.stream.makeAsyncIterator()
        let url = try #require(await urls.next())
        #expect(url.exists)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!url.deletingLastPathComponent().exists)
    }

    @Test("an import that waits for ever ends when its task is cancelled, and the received file is gone")
    func cancelledImport() async throws {
        struct Slow: Transferable {
            static let seen = AsyncStream.makeStream(of: URL.self)
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .png) { received in
                    seen.continuation.yield(received.file)
                    try await neverAnswer()
                    return Slow()
                }
                DataRepresentation(importedContentType: .png) { _ in Slow() }
            }
        }
        let provider = NSItemProvider()
        provider.register(Unruly(.isEmpty))
        let tasks = [
            Task { _ = try await Slow(importing: Data([1]), contentType: .png) },
            Task { _ = try await provider.loadTransferable(type: Slow.self) },
        ]
        var urls: [URL] = []
        for await url in Slow.seen.stream {
            urls.append(url)
            if urls.count == tasks.count { break }
        }
        #expect(urls.allSatisfy { $0.exists })
        for task in tasks { task.cancel() }
        // The next representation is not tried, as nobody waits for it.
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        // A cancelled load reports at once, and cleans up where it ran.
        for url in urls {
            let folder = url.deletingLastPathComponent()
            try await waitUntil("the end of \(folder)") { !folder.exists }
        }
    }

    @Test("an encoder that fails in a cancelled task is no reason to try the next representation")
    func cancelledEncoder() async throws {
        struct Late: Codable, Transferable {
            func encode(to encoder: any Encoder) throws {
                withUnsafeCurrentTask { $0?.cancel() }
                throw Refusal()
            }
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json)
                DataRepresentation(exportedContentType: .png) { (_: Late) in Data() }
            }
        }
        let task = Task { try await Late().exported(as: nil) }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("a failing encoder is followed by the next representation, and a failing decoder by the next importer")
    func fallThrough() async throws {
        struct Choosy: Codable, Transferable {
            var source = "none"
            init() {}
            init(from decoder: any Decoder) throws { throw Refusal() }
            func encode(to encoder: any Encoder) throws { throw Refusal() }
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json)
                DataRepresentation(contentType: .json) { (_: Choosy) in
                    Data("second".utf8)
                } importing: { data in
                    var item = Choosy()
                    item.source = String(decoding: data, as: UTF8.self)
                    return item
                }
            }
        }
        #expect(try await Choosy().exported(as: .json) == Data("second".utf8))
        #expect(try await Choosy(importing: Data("x".utf8), contentType: .json).source == "x")
    }

    @Test("empty data is sent as it is, and an importer that cannot use it says so")
    func empty() async throws {
        #expect(try await Unruly(.isEmpty).exported(as: .png).isEmpty)
        let file = try await Unruly(.isEmpty).withExportedFile(contentType: .png) { url in
            (url.lastPathComponent, try Data(contentsOf: url).count)
        }
        #expect(file == ("unruly.png", 0))
        let error = await #expect(throws: TransferError.self) { try await Unruly(importing: Data(), contentType: .png) }
        #expect(error?.localizedDescription.contains("nothing there") == true)
    }

    @Test("data that is no JSON and a property list that is none are errors")
    func malformed() async {
        for data in [Data("{".utf8), Data(), Data([0xFF, 0xFE]), Data(String(repeating: "[", count: 100_000).utf8)] {
            await #expect(throws: TransferError.self) { try await Note(importing: data, contentType: .note) }
        }
    }

    @Test("a representation of another type's items adds nothing instead of ending the process")
    func foreignItems() {
        struct Wrong: Transferable {
            static var transferRepresentation: DataRepresentation<Note> {
                return DataRepresentation(exportedContentType: .png) { _ in Data() }
            }
        }
        #expect(Wrong().exportedContentTypes().isEmpty)
    }

    @Test("folders nested without end are an error, and nothing of them is left")
    func deepFolders() async throws {
        struct Folder: Transferable {
            var file: URL
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(exportedContentType: .folder) { SentTransferredFile($0.file) }
            }
        }
        let scratch = try Scratch()
        let target = try Scratch()
        let folder = scratch.url.appendingPathComponent("top")
        var deepest = folder
        for _ in 0..<200 { deepest.appendPathComponent("d") }
        try FileManager.default.createDirectory(at: deepest, withIntermediateDirectories: true)
        let error = await #expect(throws: TransferError.self) {
            try await Folder(file: folder).export(to: target.url, contentType: nil)
        }
        #expect(error?.localizedDescription.contains("nested too deeply") == true)
        #expect(try target.names.isEmpty)
    }

    @Test("a pipe within a folder is an error, and nothing of the folder is left")
    func pipeInFolder() async throws {
        let scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        let provider = try #require(NSItemProvider(contentsOf: folder))
        let error = await #expect(throws: TransferError.self) {
            try await provider.withFileRepresentation(for: .folder) { _ in }
        }
        #expect(error?.localizedDescription.contains("neither a file nor a folder") == true)
    }
}
