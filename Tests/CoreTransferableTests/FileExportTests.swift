import CoreTransferable
import Testing

struct Titled: Transferable {
    var title: String?
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { (_: Titled) in Data("image".utf8) }
            .suggestedFileName { $0.title }
    }
}

struct Clip: Transferable {
    var file: URL
    var allowsOriginal = false
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie, shouldAttemptToOpenInPlace: true) { clip in
            SentTransferredFile(clip.file, allowAccessingOriginalFile: clip.allowsOriginal)
        } importing: { received in
            Clip(file: received.file, allowsOriginal: received.isOriginalFile)
        }
    }
}

@Suite("Exporting to files")
struct FileExportTests {
    @Test(
        "a suggested name stays in the directory and gets the extension of its type",
        arguments: [
            ("Holiday", "Holiday.png"), ("Holiday.jpg", "Holiday.jpg"), ("../../x", "x.png"),
            ("/etc/passwd", "passwd.png"),
            ("", "Untitled.png"), (".", "Untitled.png"), ("..", "Untitled.png"), ("a/", "a.png"),
            ("a\0b\nc", "abc.png"),
            ("Version 1.2", "Version 1.2.png"), ("evil\u{202E}gnp.exe", "evilgnp.exe"), ("/", "Untitled.png"),
            ("a/\u{301}b", "\u{301}b.png"),
        ] as [(String, String)]
    )
    func names(suggested: String, expected: String) async throws {
        let scratch = try Scratch()
        let file = try await Titled(title: suggested).export(to: scratch.url, contentType: nil)
        #expect(file.lastPathComponent == expected)
        #expect(try scratch.names == [expected])
        #expect(try file.text == "image")
        #expect(Titled(title: suggested).suggestedFilename == suggested)
    }

    @Test("a name of 5,000 characters is cut before its extension")
    func longName() async throws {
        let scratch = try Scratch()
        for name in [String(repeating: "ä", count: 5000) + ".jpeg", String(repeating: "x", count: 5000)] {
            let file = try await Titled(title: name).export(to: scratch.url, contentType: .png)
            #expect(file.exists)
            #expect(file.lastPathComponent.utf8.count <= 255)
            #expect(["jpeg", "png"].contains(file.pathExtension))
        }
        #expect(try scratch.names.count == 2)
    }

    @Test("a suggested name gets the extension of the file where nobody declares its type")
    func undeclaredType() async throws {
        struct Theme: Transferable {
            let file: URL
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(exportedContentType: UTType(importedAs: "com.example.export.theme")) { theme in
                    SentTransferredFile(theme.file)
                }
                .suggestedFileName("Dark")
            }
        }
        let (scratch, target) = (try Scratch(), try Scratch())
        for (name, expected) in [("whatever.cottheme", "Dark.cottheme"), ("no extension", "Dark")] {
            let theme = Theme(file: try scratch.file(name, "colours"))
            #expect(try await theme.export(to: target.url, contentType: nil).lastPathComponent == expected)
        }
    }

    @Test("nothing is overwritten, not even through a dangling link")
    func noOverwriting() async throws {
        let scratch = try Scratch()
        let first = try scratch.file("A.png", "first")
        let outside = scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(
            at: scratch.url.appendingPathComponent("A 2.png"),
            withDestinationURL: outside
        )
        let file = try await Titled(title: "A").export(to: scratch.url, contentType: nil)
        #expect(file.lastPathComponent == "A 3.png")
        #expect(try first.text == "first")
        #expect(!outside.exists)
    }

    @Test("a file is copied under its own name and the original stays")
    func fileCopy() async throws {
        let scratch = try Scratch()
        let target = try Scratch()
        let source = try scratch.file("clip.mp4", "movie")
        let copy = try await Clip(file: source).export(to: target.url, contentType: .movie)
        #expect(copy == target.url.appendingPathComponent("clip.mp4"))
        #expect(try copy.text == "movie")
        #expect(try source.text == "movie")
    }

    @Test("a failed export leaves nothing behind")
    func failure() async throws {
        let target = try Scratch()
        let missing = URL(fileURLWithPath: "/nonexistent/clip.mp4")
        let error = await #expect(throws: TransferError.self) {
            try await Clip(file: missing).export(to: target.url, contentType: nil)
        }
        #expect(error?.localizedDescription.contains("/nonexistent/clip.mp4: No such file or directory") == true)
        #expect(try target.names.isEmpty)
    }

    @Test("an exported file is private, and gone when the closure returns or throws")
    func temporary() async throws {
        let file = try await Titled(title: "A").withExportedFile(contentType: nil) { url in
            #expect(try url.text == "image")
            #expect(url.lastPathComponent == "A.png")
            let folder = url.deletingLastPathComponent().path
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(mode == 0o700)
            return url
        }
        #expect(!file.deletingLastPathComponent().exists)
        var thrownAt: URL?
        await #expect(throws: Refusal.self) {
            try await Titled().withExportedFile(contentType: .png) { url in
                thrownAt = url
                throw Refusal()
            }
        }
        #expect(try !#require(thrownAt).deletingLastPathComponent().exists)
    }

    @Test("an exported file is the original only where its sender allows that")
    func original() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("clip.mp4")
        let copy = try await Clip(file: source).withExportedFile(contentType: nil) { $0 }
        #expect(copy != source)
        let original = try await Clip(file: source, allowsOriginal: true).withExportedFile(contentType: nil) { $0 }
        #expect(original == source)
        #expect(source.exists)
    }

    @Test("a file is read as data where data is asked for")
    func fileAsData() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("clip.mp4", String(repeating: "x", count: 3_000_000))
        #expect(try await Clip(file: source).exported(as: .movie).count == 3_000_000)
    }
}

@Suite("Importing files")
struct FileImportTests {
    struct Kept: Transferable {
        var path: String
        var contents: String
        var isOriginal: Bool
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .movie) { received in
                Kept(
                    path: received.file.path,
                    contents: try received.file.text,
                    isOriginal: received.isOriginalFile
                )
            }
        }
    }

    @Test("a received file is a private copy with the sender's name, and gone afterwards")
    func copy() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("clip.mp4", "movie")
        let kept = try await Kept(importing: source, contentType: .movie)
        #expect(kept.contents == "movie")
        #expect(!kept.isOriginal)
        #expect(kept.path != source.path)
        #expect(kept.path.hasSuffix("/clip.mp4"))
        #expect(!FileManager.default.fileExists(atPath: (kept.path as NSString).deletingLastPathComponent))
        #expect(source.exists)
    }

    @Test("a representation that opens in place is given the original")
    func inPlace() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("clip.mp4")
        let clip = try await Clip(importing: source, contentType: nil)
        #expect(clip.file == source)
        #expect(clip.allowsOriginal)
    }

    @Test("bytes become a file for a file representation")
    func bytes() async throws {
        struct Named: Transferable {
            var name: String
            var contents: String
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .mpeg4Movie) { received in
                    Named(name: received.file.lastPathComponent, contents: try received.file.text)
                }
            }
        }
        let named = try await Named(importing: Data("movie".utf8), contentType: .mpeg4Movie)
        #expect(named.contents == "movie")
        #expect(named.name.hasSuffix(".mp4"))
    }

    @Test("a pipe, a missing file and an unreadable one are errors that name the path")
    func unusable() async throws {
        let scratch = try Scratch()
        let pipe = scratch.url.appendingPathComponent("pipe.mp4")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let folder = scratch.url.appendingPathComponent("folder.mp4")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (url, reason) in [
            (pipe, "neither a file nor a folder"), (scratch.url.appendingPathComponent("gone.mp4"), "No such file"),
        ] {
            let error = await #expect(throws: TransferError.self) {
                try await Kept(importing: url, contentType: .movie)
            }
            #expect(error?.localizedDescription.contains(url.path) == true)
            #expect(error?.localizedDescription.contains(reason) == true)
        }
        let error = await #expect(throws: TransferError.self) { try await String(importing: folder, contentType: nil) }
        #expect(error?.localizedDescription.contains("is a folder") == true)
    }

    @Test("a folder arrives with everything in it, links as links")
    func folder() async throws {
        struct Project: Transferable {
            var names: [String]
            var link: String
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .folder) { received in
                    Project(
                        names: try FileManager.default.subpathsOfDirectory(atPath: received.file.path).sorted(),
                        link: try FileManager.default.destinationOfSymbolicLink(
                            atPath: received.file.appendingPathComponent("link").path
                        )
                    )
                }
            }
        }
        let scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("Project")
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: inner.appendingPathComponent("file"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("link").path,
            withDestinationPath: "/etc/passwd"
        )
        let project = try await Project(importing: folder, contentType: .folder)
        #expect(project.names == ["inner", "inner/file", "link"])
        #expect(project.link == "/etc/passwd")
    }
}
