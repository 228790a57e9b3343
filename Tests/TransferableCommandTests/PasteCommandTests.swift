import Foundation
import Testing
import TransferTestSupport

@Suite("transferable paste", .timeLimit(.minutes(20)))
struct PasteCommandTests {
    @Test("gives text as UTF-8, exactly, in whatever encoding it was copied")
    func text() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("no line break")
            #expect(try await transferable.output("paste") == "no line break")
            try await desktop.clipboard.set(Data([0x47, 0x72, 0xFC, 0xDF, 0x65]), as: "STRING")
            #expect(try await transferable.output("paste", "--type", "text") == "Grüße")
            try await desktop.clipboard.set(Data([0xFF, 0xFE, 0x41, 0, 0xE4, 0]), as: "text/plain;charset=utf-16")
            #expect(try await transferable.output("paste") == "Aä")
        }
    }

    @Test("gives up an X server that takes the connection and says nothing")
    func silentServer() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("text")
            try await desktop.suspend()
            defer { desktop.resume() }
            let paste = try transferable.start(["paste"])
            #expect(try await paste.waitForExit() == .exited(1))
            let error = "Error: There is no clipboard: the X display “\(desktop.display)” does not answer"
            #expect(paste.standardError.text.hasPrefix(error))
        }
    }

    @Test("takes the next form that will do where the owner does not answer for the first, and says so")
    func silentForm() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await SelectionPeer.owner(.answersForOthers, on: desktop)
            for (arguments, silent, answer) in [
                (["paste"], "UTF8_STRING", "the second name"),
                (["paste", "--type", "UTF8_STRING"], "UTF8_STRING", "the second name"),
                (["paste", "--type", "image"], "image/png", "BM"),
            ] {
                let paste = try transferable.start(arguments)
                #expect(try await paste.waitForExit().isSuccess)
                #expect(paste.standardOutput.text == answer)
                let warning = "did not answer for \(silent) within 2.0 seconds. The next form is tried."
                #expect(paste.standardError.text.contains(warning))
            }
            // What has one form only is waited for as long as any transfer.
            let paste = try transferable.start(["paste", "--type", "png", "--timeout", "4"])
            #expect(try await paste.waitForExit() == .exited(1))
            #expect(paste.standardError.text.contains("sent nothing for 4.0 seconds"))
        }
    }

    @Test("finds what is asked for by identifier, MIME type, extension and kind")
    func types() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let bytes = Data((0...255).map { UInt8($0) })
            try await desktop.clipboard.set(bytes, as: "image/png")
            for type in ["public.png", "image/png", "png", "image", "public.data"] {
                let paste = try await transferable("paste", "--type", type)
                #expect(paste.standardOutput.data == bytes, "\(type)")
            }
            #expect(try await transferable.output("paste", "--list") == "public.png  image/png\n")
            let missing = try await transferable.failure("paste", "-t", "text")
            #expect(missing.contains("Nothing on the clipboard is “text”. There is public.png."))
            // Without a type, a pipe gets what there is.
            #expect(try await transferable("paste").standardOutput.data == bytes)
        }
    }

    @Test("gives the paths of copied files")
    func paths() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let list = Data("file:///tmp/a%20b.txt\r\nhttps://example.org/?q\r\n".utf8)
            try await desktop.clipboard.set(list, as: "text/uri-list")
            #expect(try await transferable.output("paste") == "/tmp/a b.txt\nhttps://example.org/?q\n")

            // A file manager tells where the files are, not what they are.
            let files = try ["a.txt", "b.png"].map { try transferable.directory.write("contents of \($0)", to: $0) }
            let copied = files.map { URL(filePath: $0).absoluteString + "\r\n" }.joined()
            try await desktop.clipboard.set(Data(copied.utf8), as: "text/uri-list")
            #expect(try await transferable.output("paste", "--type", "image") == "contents of b.png")
            let failure = try await transferable.failure("paste", "--type", "pdf")
            #expect(failure.contains("None of the files on the clipboard is “com.adobe.pdf”."))
            // What nothing declares is called what it was called by the person who asked for it.
            for (name, status) in [(".xyz-unknown", 1), ("xyz-unknown", 64)] {
                let failure = try await transferable.failure("paste", "--type", name, status: Int32(status))
                #expect(!failure.contains("dyn.") && failure.contains("xyz-unknown"), "\(name): \(failure)")
            }
            let saving = try await transferable.failure("paste", "--type", ".xyz-unknown", "--output", "folder/")
            #expect(saving.contains("b.png” is not “.xyz-unknown” but “public.png”."), "\(saving)")
            // Such a file is no larger than is allowed, just as what is sent.
            try transferable.directory.write(Data(count: 70_000), to: "b.png")
            let tooLarge = try await transferable.failure("paste", "--type", "image", "--limit", "64K")
            #expect(tooLarge.contains("65536 bytes"))
            #expect(try await transferable.output("paste", "--type", "image").utf8.count == 70_000)
        }
    }

    @Test("writes a whole file or none, and takes the type from its name")
    func outputFile() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--type", "html", "--text", "<b>bold</b>")
            try await transferable.output("paste", "--output", "page.html")
            #expect(
                FileManager.default.contents(atPath: transferable.directory.file("page.html"))
                    == Data("<b>bold</b>".utf8)
            )
            // Another program may read it as soon as it is there, under the usual permissions.
            let mode = try FileManager.default.attributesOfItem(atPath: transferable.directory.file("page.html"))
            #expect((mode[.posixPermissions] as? NSNumber)?.uint16Value == 0o644)

            try await desktop.clipboard.set(Data(count: 100_000), as: "image/png")
            let before = try FileManager.default.contentsOfDirectory(atPath: transferable.directory.path)
            let failure = try await transferable.failure("paste", "--output", "large.png", "--limit", "64K")
            #expect(failure.contains("65536 bytes") && failure.contains("--limit"))
            _ = try transferable.directory.makeDirectory("saved")
            let saving = try await transferable.failure("paste", "--output", "saved", "--limit", "64K")
            #expect(saving.contains("--limit") && !saving.contains("TransferLimits"))
            try FileManager.default.removeItem(atPath: transferable.directory.file("saved"))
            #expect(
                try await transferable.failure("paste", "-o", "missing/a.png").contains(
                    "missing/a.png cannot be written"
                )
            )
            #expect(try FileManager.default.contentsOfDirectory(atPath: transferable.directory.path) == before)
        }
    }

    @Test("saves items into a folder without replacing anything")
    func folder() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try transferable.directory.write("one", to: "note.txt")
            try await transferable.output("copy", "note.txt")
            let first = try await transferable.output("paste", "--output", "new/")
            let second = try await transferable.output("paste", "--output", "new/")
            #expect(first != second)
            for path in [first, second] {
                let path = path.trimmingCharacters(in: .newlines)
                #expect(FileManager.default.contents(atPath: path) == Data("one".utf8))
            }
        }
    }

    @Test("gives up on a program that does not answer, and leaves nothing behind")
    func silentOwner() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let owner = try transferable.start(["copy", "--foreground", "--text", "never"])
            try await waitUntil("the text") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            try await owner.suspend()
            let failure = try await transferable.failure("paste", "--timeout", "0.5", "-o", "file")
            #expect(failure.contains("sent nothing for 0.5 seconds"))
            #expect(!FileManager.default.fileExists(atPath: transferable.directory.file("file")))
            owner.resume()
        }
    }

    @Test("leaves nothing of a file when it is killed")
    func killed() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let large = transferable.directory.file("large")
            #expect(FileManager.default.createFile(atPath: large, contents: nil) && truncate(large, 1 << 30) == 0)
            let owner = try transferable.start(["copy", "--foreground", "--type", "png"], input: large)
            try await waitUntil("the picture") { try await desktop.clipboard.types().contains("image/png") }
            let before = try FileManager.default.contentsOfDirectory(atPath: transferable.directory.path)
            let paste = try transferable.start(["paste", "--output", "file.png"])
            // It is in the middle when the owner has stopped.
            let status = "/proc/\(paste.processIdentifier)/io"
            try await waitUntil("the first bytes") {
                let lines = try String(contentsOfFile: status, encoding: .utf8).split(separator: "\n")
                return lines.contains { $0.hasPrefix("wchar: ") && (Int($0.dropFirst(7)) ?? 0) > 1 << 20 }
            }
            try await owner.suspend()
            paste.signal(SIGKILL)
            try await paste.waitForExit()
            owner.resume()
            #expect(try FileManager.default.contentsOfDirectory(atPath: transferable.directory.path) == before)
        }
    }

    @Test("says how a display that cannot be reached can be")
    func noDisplay() async throws {
        let tool = try CommandLineTool()
        let program = try await tool(["paste"], environment: ["DISPLAY": ":4711"])
        #expect(program.exitStatus == .exited(1))
        #expect(program.standardError.text.contains("the X display “:4711” cannot be reached; start the X server"))
    }

    @Test("names a copied file that is gone")
    func missingFile() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let file = try transferable.directory.write("milk", to: "note.txt")
            try await transferable.output("copy", "note.txt")
            try FileManager.default.removeItem(atPath: file)
            #expect(
                try await transferable.failure("paste").contains("“\(file)”, which was copied, is no longer there.")
            )
        }
    }

    @Test("saves what a list of URIs leads to, and names each file that it cannot save")
    func listedFiles() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("build", to: "Makefile")
            _ = try directory.makeDirectory("folder/inner")
            mkfifo(directory.file("pipe"), 0o600)
            for link in ["", "https://example.org/\r\n"] {
                let files = ["Makefile", "folder", "pipe", "gone"].map { URL(filePath: directory.file($0)) }
                let list = files.map { $0.absoluteString + "\r\n" }.joined() + link
                try await desktop.clipboard.set(Data(list.utf8), as: "text/uri-list")
                let paste = try await transferable("paste", "-o", "saved/")
                #expect(paste.exitStatus == .exited(1))
                #expect(paste.standardError.text.contains("/gone: No such file or directory"))
                #expect(paste.standardError.text.contains("/pipe is neither a file nor a folder"))
                let saved = try FileManager.default.subpathsOfDirectory(atPath: directory.file("saved"))
                #expect(Set(saved).isSuperset(of: ["Makefile", "folder", "folder/inner"]))
                #expect(saved.count == (link.isEmpty ? 3 : 4))
                try FileManager.default.removeItem(atPath: directory.file("saved"))
            }
            try await desktop.clipboard.set(
                Data(URL(filePath: directory.file("folder")).absoluteString.utf8),
                as: "text/uri-list"
            )
            #expect(try await transferable.failure("paste", "-o", "folder/inner").contains("copied into itself"))
            #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.file("folder")) == ["inner"])
        }
    }

    @Test("copies no more of linked files than is allowed, by size and number, and leaves nothing of the others")
    func limitedFiles() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write(Data(count: 600), to: "one")
            try directory.write(Data(count: 600), to: "two")
            try directory.write(Data(count: 300), to: "three")
            try directory.write(Data(count: 200), to: "folder/inner/first")
            try directory.write(Data(count: 2000), to: "folder/second")
            func setList(_ names: [String], beside link: String = "") async throws {
                let list = names.map { URL(filePath: directory.file($0)).absoluteString + "\r\n" }.joined()
                try await desktop.clipboard.set(Data((list + link).utf8), as: "text/uri-list")
            }
            func saved() throws -> Set<String> {
                defer { try? FileManager.default.removeItem(atPath: directory.file("saved")) }
                return Set(try FileManager.default.subpathsOfDirectory(atPath: directory.file("saved")))
            }
            // All files together count, also where something else is among them.
            for link in ["", "https://example.org/\r\n"] {
                try await setList(["one", "two", "three"], beside: link)
                let failure = try await transferable.failure("paste", "--limit", "1K", "-o", "saved/")
                #expect(failure.contains("/two is not copied") && failure.contains("1024 bytes"))
                #expect(failure.contains("larger --limit."))
                #expect(try saved().isSuperset(of: ["one", "three"]))
            }
            // A folder is copied as a whole or not at all.
            try await setList(["folder"])
            let large = try await transferable.failure("paste", "--limit", "1K", "-o", "saved/")
            #expect(large.contains("/folder/second is not copied") && large.contains("larger --limit."))
            #expect(try saved().isEmpty)
            let many = try await transferable.failure("paste", "--limit-files", "3", "-o", "saved/")
            #expect(many.contains("3 files and folders") && many.contains("larger --limit-files."))
            #expect(try saved().isEmpty)
            _ = try await transferable.output("paste", "--limit", "2200", "--limit-files", "4", "-o", "saved/")
            #expect(try saved().count == 4)
            // A type leads to the files by another way.
            try directory.write(Data(count: 5000), to: "large.png")
            try await setList(["large.png"], beside: "https://example.org/\r\n")
            let picture = try await transferable.failure("paste", "--type", "png", "--limit", "1K", "-o", "saved/")
            #expect(picture.contains("/large.png is not copied") && picture.contains("larger --limit."))
            #expect(try saved().isEmpty)
        }
    }

    @Test("gives up on a program that sends a byte now and then")
    func tricklingOwner() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await SelectionPeer.owner(.trickles, on: desktop)
            let failure = try await transferable.failure("paste", "--type", "png", "--timeout", "2", "-o", "file")
            #expect(failure.contains("fewer than 1024 bytes a second"))
            #expect(!FileManager.default.fileExists(atPath: transferable.directory.file("file")))
        }
    }
}
