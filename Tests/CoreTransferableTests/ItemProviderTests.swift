import CoreTransferable
import Testing
import TransferTestSupport

@Suite("Item providers of transferable values")
struct RegisteredValueTests {
    @Test("offer the representations in order and make nothing before it is asked for")
    func lazy() async throws {
        struct Counted: Transferable {
            let count: Counter
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (counted: Counted) in
                    counted.count.increment()
                    return Data()
                }
                ProxyRepresentation { (counted: Counted) -> String in
                    counted.count.increment()
                    return "text"
                }
            }
        }
        let counter = Counter()
        let made = Counter()
        let provider = NSItemProvider()
        provider.register(
            {
                made.increment()
                return Counted(count: counter)
            }()
        )
        #expect(made.value == 0)
        #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
        #expect(provider.representations.map(\.kind) == [.data, .data])
        #expect(counter.value == 0)
        #expect(try await provider.loadTransferable(type: String.self) == "text")
        #expect(counter.value == 1)
        #expect(made.value == 1)
    }

    @Test("are named by a representation, else by the title that the program gives")
    func names() {
        struct Named: Codable, Transferable {
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json).suggestedFileName("Milk")
            }
        }
        #expect(NSItemProvider(of: Note(title: "a")).registeredContentTypes == [.note, .utf8PlainText])
        #expect(NSItemProvider(of: Named()).suggestedName == "Milk")
        #expect(NSItemProvider(of: Named(), titled: "Shopping").suggestedName == "Milk")
        #expect(NSItemProvider(of: "text", titled: "Shopping").suggestedName == "Shopping")
        #expect(NSItemProvider(of: "text", titled: "").suggestedName == nil)
        #expect(NSItemProvider(of: "text").suggestedName == nil)
        struct Filed: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(exportedContentType: .png) { (_: Filed) in
                    SentTransferredFile(URL(filePath: "/tmp/own name.png"))
                }
            }
        }
        #expect(NSItemProvider(of: Filed(), titled: "Shopping").suggestedName == nil)
    }

    @Test("are loaded one by one, and those that cannot be read are left out")
    func several() async {
        let broken = NSItemProvider()
        broken.registerData(for: .utf8PlainText) { _ in throw CocoaError(.fileReadUnknown) }
        let items = [NSItemProvider(of: "a"), broken, NSItemProvider(of: "b"), NSItemProvider()]
        let logger = BackgroundLogger(label: "CoreTransferableTests")
        #expect(await items.loadValues(of: String.self, for: "test", logger) == ["a", "b"])
    }

    @Test("pass through the importing closure of the type that they have, too")
    func sameType() async throws {
        struct Copied: Transferable {
            var text: String
            var isImported = false
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(contentType: .utf8PlainText) {
                    Data($0.text.utf8)
                } importing: {
                    Copied(text: String(decoding: $0, as: UTF8.self), isImported: true)
                }
            }
        }
        let provider = NSItemProvider()
        provider.register(Copied(text: "a"))
        let copy = try await provider.loadTransferable(type: Copied.self)
        #expect(copy.text == "a" && copy.isImported)
    }

    @Test("give a type that copies the file it receives its copy")
    func fileCopy() async throws {
        struct Document: Transferable {
            var file: URL
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(contentType: .plainText) {
                    SentTransferredFile($0.file)
                } importing: { received in
                    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
                    try FileManager.default.copyItem(at: received.file, to: copy)
                    return Document(file: copy)
                }
            }
        }
        let original = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: original)
        defer { try? FileManager.default.removeItem(at: original) }
        let provider = NSItemProvider()
        provider.register(Document(file: original))
        let copy = try await provider.loadTransferable(type: Document.self).file
        defer { try? FileManager.default.removeItem(at: copy) }
        #expect(copy != original)
        #expect(try Data(contentsOf: copy) == Data("text".utf8))
    }

    @Test("give a text field the title, where a URL stands before it")
    func urlThenTitle() async throws {
        struct Page: Transferable {
            let url: URL
            let title: String
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation(\.url).visibility(.all)
                ProxyRepresentation(\.title)
            }
        }
        let url = try #require(URL(string: "https://example.org/"))
        let page = Page(url: url, title: "Example")
        let provider = NSItemProvider()
        provider.register(page)
        #expect(provider.registeredContentTypes == [.url, .utf8PlainText])
        #expect(try await provider.loadTransferable(type: String.self) == "Example")
        #expect(try await provider.loadTransferable(type: URL.self) == url)
        #expect(try await page.exported(as: .utf8PlainText) == Data("Example".utf8))
    }

    @Test("suggest the name that their representation suggests")
    func suggestedName() {
        struct Note: Codable, Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json).suggestedFileName { $0.name + ".json" }
            }
        }
        let provider = NSItemProvider()
        provider.register(Note(name: "Milk"))
        #expect(provider.suggestedName == "Milk.json")
        provider.suggestedName = "Bread"
        #expect(provider.suggestedName == "Bread")
    }

    @Test("are a URL where a file of them is one")
    func fileOfURL() async throws {
        struct Shortcut: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(exportedContentType: .url) { (_: Shortcut) in
                    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).url")
                    try Data("https://example.org/".utf8).write(to: file)
                    return SentTransferredFile(file)
                }
            }
        }
        let provider = NSItemProvider()
        provider.register(Shortcut())
        #expect(provider.registeredContentTypes == [.url])
        #expect(try await provider.loadTransferable(type: URL.self).absoluteString == "https://example.org/")
    }

    @Test("do not give a value to its own type where that imports nothing")
    func exportOnly() async throws {
        struct OneWay: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: OneWay) in Data() }
            }
        }
        let provider = NSItemProvider()
        provider.register(OneWay())
        let error = await #expect(throws: TransferError.self) {
            try await provider.loadTransferable(type: OneWay.self)
        }
        #expect(error?.localizedDescription.contains("none of its representations has an importing closure") == true)
    }

    @Test("paste the name of a coded value, not its JSON")
    func text() async throws {
        struct Profile: Codable, Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json)
                ProxyRepresentation(exporting: \.name)
            }
        }
        let provider = NSItemProvider()
        provider.register(Profile(name: "Ada"))
        #expect(try await provider.loadTransferable(type: String.self) == "Ada")
    }

    @Test("are loaded from the sender's first representation that fits, whatever the receiver prefers")
    func senderOrder() async throws {
        struct Either: Transferable {
            var way: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .json) { _ in Either(way: "json") }
                DataRepresentation(importedContentType: .image) { _ in Either(way: "image") }
                DataRepresentation(importedContentType: .png) { _ in Either(way: "png") }
            }
        }
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .pdf) { completion in
            completion(Data(), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data(), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .json) { completion in
            completion(Data(), nil)
            return nil
        }
        #expect(try await provider.loadTransferable(type: Either.self).way == "image")
    }

    @Test("fall through to the next representation, and tell each that failed")
    func fallThrough() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            completion(nil, Refusal(text: "sender failed"))
            return nil
        }
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            completion(Data([0xFF]), nil)
            return nil
        }
        let error = await #expect(throws: TransferError.self) {
            try await provider.loadTransferable(type: String.self)
        }
        let message = try #require(error?.localizedDescription)
        #expect(message.contains("String could not be loaded"))
        #expect(message.contains("data(public.utf8-plain-text): sender failed"))
        #expect(message.contains("into String.DataRepresentation(public.utf8-plain-text)"))
        provider.registerDataRepresentation(for: .utf8TabSeparatedText) { completion in
            completion(Data("text".utf8), nil)
            return nil
        }
        #expect(try await provider.loadTransferable(type: String.self) == "text")
    }

    @Test("leave out what an item's condition hides, and tell who may see the rest")
    func conditionAndVisibility() {
        struct Sheet: Transferable {
            var rows: Int
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Sheet) in Data() }
                    .exportingCondition { $0.rows > 0 }
                DataRepresentation(exportedContentType: .xml) { (_: Sheet) in Data() }
                    .visibility(.ownProcess)
                    .suggestedFileName("../sheet")
            }
        }
        let empty = NSItemProvider()
        empty.register(Sheet(rows: 0))
        #expect(empty.registeredContentTypes == [.xml])
        #expect(empty.representations.map(\.visibility) == [.ownProcess])
        #expect(empty.representations.map(\.suggestedFileName) == ["sheet.xml"])
    }

    @Test("call the completion handler with the value or the error")
    func completion() async throws {
        let provider = NSItemProvider()
        provider.register("text")
        let text = await withCheckedContinuation { continuation in
            let progress = provider.loadTransferable(type: String.self) { result in
                continuation.resume(returning: result)
            }
            #expect(progress.isCancellable)
        }
        #expect(try text.get() == "text")
        let failure = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: Note.self) { result in continuation.resume(returning: result) }
        }
        #expect(throws: TransferError.self) { try failure.get() }
    }
}

@Suite("Item providers of data and files")
struct RepresentationTests {
    @Test("a file on disk is offered in place, as its URL, and under its name")
    func contentsOf() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("Holiday.png", "picture")
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.file-url"])
        #expect(provider.registeredContentTypesForOpenInPlace == [.png])
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
        #expect(provider.suggestedName == "Holiday")
        #expect(try await provider.loadDataRepresentation(for: .image) == Data("picture".utf8))
        #expect(try await provider.loadTransferable(type: URL.self) == file)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.url", fileOptions: .openInPlace))
        #expect(NSItemProvider(contentsOf: scratch.url.appendingPathComponent("gone")) == nil)
        #expect(NSItemProvider(contentsOf: scratch.url)?.registeredContentTypes.first == .folder)
    }

    @Test("data becomes a private file with the suggested name, gone when the handler returns")
    func dataAsFile() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "../Pic.ture"
        provider.registerData(for: .png) { _ in Data("picture".utf8) }
        let file = await withCheckedContinuation { (continuation: CheckedContinuation<URL?, Never>) in
            provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
                #expect(error == nil)
                #expect(url.flatMap { try? $0.text } == "picture")
                continuation.resume(returning: url)
            }
        }
        let url = try #require(file)
        #expect(url.lastPathComponent == "Pic.ture.png")
        let folder = url.deletingLastPathComponent()
        try await waitUntil("the end of \(folder)") { !folder.exists }
    }

    @Test("a file is handed over itself where both sides want that, else as a copy")
    func inPlace() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("Holiday.png", "picture")
        let provider = NSItemProvider(contentsOf: file, contentType: .png, openInPlace: true)
        let original = try await provider.withFileRepresentation(for: .image, openInPlace: true) { $0 }
        #expect(original.file == file && original.isOriginalFile)
        let copy = try await provider.withFileRepresentation(for: .image) { received in
            let text = try received.file.text
            #expect(text == "picture")
            return received
        }
        #expect(copy.file != file && !copy.isOriginalFile && !copy.file.exists)
        #expect(copy.file.lastPathComponent == "Holiday.png")
        let closed = NSItemProvider(contentsOf: file, contentType: .png)
        let other = try await closed.withFileRepresentation(for: .image, openInPlace: true) { $0 }
        #expect(other.file != file && !other.isOriginalFile)
        #expect(file.exists)
    }

    @Test(
        "a provider's name, which has no extension, and a file's own name make up the name of what arrives",
        arguments: [
            ("archive.tar.gz", nil, "archive.tar.gz"), ("photo.final.png", nil, "photo.final.png"),
            ("tmp1234.png", "Holiday", "Holiday.png"), ("tmp1234.png", "photo.final", "photo.final.png"),
            ("tmp1234.png", "Holiday.jpg", "Holiday.jpg"), ("tmp1234.png", "../..", "tmp1234.png"),
            ("Makefile", nil, "Makefile"),
        ] as [(String, String?, String)]
    )
    func fileNames(file: String, suggestedName: String?, expected: String) async throws {
        let scratch = try Scratch()
        let provider = try #require(NSItemProvider(contentsOf: try scratch.file(file)))
        if let suggestedName { provider.suggestedName = suggestedName }
        let type = try #require(provider.registeredContentTypes.first)
        let name = try await provider.withFileRepresentation(for: type) { $0.file.lastPathComponent }
        #expect(name == expected)
        #expect(provider.representations[0].suggestedFileName != nil)
    }

    @Test("a file for a transport lasts as long as its owner wants")
    func loadedFile() async throws {
        let provider = NSItemProvider()
        provider.registerData(for: .png, suggestedFileName: "../a") { _ in Data("picture".utf8) }
        var file: NSItemProvider.LoadedFile? = try await provider.loadFile(for: .image)
        let url = try #require(file?.received.file)
        #expect(url.lastPathComponent == "a.png")
        #expect(try url.text == "picture")
        #expect(file != nil)
        file = nil
        #expect(!url.deletingLastPathComponent().exists)
        let removed = try await provider.loadFile(for: .image)
        removed.remove()
        #expect(!removed.received.file.exists)
    }

    @Test("a type that nobody declares is offered and found")
    func undeclared() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.unheard-of", visibility: .all) {
            completion in
            completion(Data([1]), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["com.example.unheard-of"])
        #expect(provider.hasItemConformingToTypeIdentifier("com.example.unheard-of"))
        #expect(try await provider.loadDataRepresentation(forTypeIdentifier: "com.example.unheard-of") == Data([1]))
    }

    @Test("a handler that completes twice, or with nothing, does no harm")
    func unrulyHandlers() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            completion(nil, Refusal())
            return nil
        }
        provider.registerDataRepresentation(for: .json) { completion in
            completion(nil, nil)
            return nil
        }
        #expect(try await provider.loadDataRepresentation(for: .png) == Data([1]))
        await #expect(throws: TransferError.self) { try await provider.loadDataRepresentation(for: .json) }
    }

    @Test("cancelling a load that hangs ends it at once, and its handler's progress with it")
    func cancellation() async throws {
        let provider = NSItemProvider()
        let started = AsyncStream.makeStream(of: Void.self)
        let handlerProgress = Progress(totalUnitCount: 1)
        provider.registerDataRepresentation(for: .png) { _ in
            started.continuation.yield()
            return handlerProgress
        }
        let calls = Counter()
        let ended = AsyncStream.makeStream(of: (any Error)?.self)
        let progress = provider.loadDataRepresentation(for: .png) { _, error in
            calls.increment()
            ended.continuation.yield(error)
        }
        for await _ in started.stream { break }
        progress.cancel()
        var ends = ended.stream.makeAsyncIterator()
        let error = try #require(await ends.next() ?? nil)
        #expect((error as? CocoaError)?.code == .userCancelled)
        try await waitUntil("the end of the handler's progress") { handlerProgress.isCancelled }
        #expect(calls.value == 1)
    }

    @Test("cancelling a task that waits for a load that hangs ends the wait")
    func taskCancellation() async throws {
        let provider = NSItemProvider()
        let started = AsyncStream.makeStream(of: Void.self)
        provider.registerDataRepresentation(for: .png) { _ in
            started.continuation.yield()
            return nil
        }
        let task = Task { try await provider.loadDataRepresentation(for: .png) }
        for await _ in started.stream { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("a copy is added to separately")
    func copying() throws {
        let provider = NSItemProvider()
        provider.register("text")
        provider.suggestedName = "name"
        let copy = try #require(provider.copy() as? NSItemProvider)
        copy.register(URL(string: "http://x.org")!)
        #expect(provider.registeredContentTypes == [.utf8PlainText])
        #expect(copy.registeredContentTypes == [.utf8PlainText, .url])
        #expect(copy.suggestedName == "name")
    }

    @Test("objects of Foundation's classes are offered and loaded")
    func objects() async throws {
        let text = NSItemProvider(object: NSString(string: "text"))
        #expect(try await text.loadObject(ofClass: String.self) == "text")
        #expect(text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: URL.self))
        let link = NSItemProvider(object: NSURL(string: "http://x.org/")!)
        #expect(link.registeredTypeIdentifiers == ["public.url"])
        #expect(try await link.loadObject(ofClass: URL.self).absoluteString == "http://x.org/")
        #expect(try await link.loadTransferable(type: URL.self).absoluteString == "http://x.org/")
    }

    @Test("an object is made when it is asked for, and seen by those that both the caller and its class allow")
    func lateObject() async throws {
        let made = Counter()
        let provider = NSItemProvider()
        provider.registerObject(ofClass: URL.self, visibility: .ownProcess) { completion in
            made.increment()
            completion(URL(string: "http://x.org/"), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        #expect(provider.representations.allSatisfy { $0.visibility == .ownProcess })
        #expect(made.value == 0)
        #expect(try await provider.loadDataRepresentation(for: .url) == Data("http://x.org/".utf8))
        #expect(made.value == 1)
    }

    @Test("a sender that throws a cancellation of its own does not cancel the load")
    func foreignCancellation() async throws {
        let provider = NSItemProvider()
        provider.registerData(for: .utf8PlainText) { _ in throw CancellationError() }
        provider.registerData(for: .utf8TabSeparatedText) { _ in Data("text".utf8) }
        #expect(try await provider.loadTransferable(type: String.self) == "text")
        #expect(try await provider.loadDataRepresentation(for: .plainText) == Data("text".utf8))
    }

    @Test("many copies at once do not keep other tasks from running")
    func manyCopies() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("big.png", "")
        #expect(truncate(file.path, 64 << 20) == 0)
        let provider = NSItemProvider(contentsOf: file, contentType: .png)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try await provider.withFileRepresentation(for: .png) { received in
                        try FileManager.default.attributesOfItem(atPath: received.file.path)[.size] as? Int ?? 0
                    }
                }
            }
            for try await size in group { #expect(size == 64 << 20) }
        }
    }

    @Test("items are loaded as they were registered, and as data")
    func items() async throws {
        let provider = NSItemProvider(item: NSString(string: "text"), typeIdentifier: "public.plain-text")
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect(item as? NSString == "text")
        #expect(try await provider.loadDataRepresentation(for: .plainText) == Data("text".utf8))
        let scratch = try Scratch()
        let file = try scratch.file("a.png", "picture")
        let picture = NSItemProvider(item: file as NSURL, typeIdentifier: "public.png")
        #expect(try await picture.loadDataRepresentation(for: .image) == Data("picture".utf8))
    }
}
