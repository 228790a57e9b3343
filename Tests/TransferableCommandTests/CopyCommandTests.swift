import Foundation
import Testing
import TransferTestSupport

@Suite("transferable copy", .timeLimit(.minutes(20)))
struct CopyCommandTests {
    @Test("gives text to programs that paste")
    func text() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--text", "Grüße, 世界")
            #expect(try await desktop.clipboard.text() == "Grüße, 世界")
            #expect(try await desktop.clipboard.types().contains("text/plain;charset=utf-8"))
            #expect(try await transferable.output("paste") == "Grüße, 世界")
        }
    }

    @Test("tells the type of standard input from its content")
    func standardInput() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let text = try transferable.directory.write("a line\n", to: "text")
            try await transferable.output("copy", input: text)
            #expect(try await desktop.clipboard.text() == "a line\n")
            try await transferable.output("copy", "-n", input: text)
            #expect(try await desktop.clipboard.text() == "a line")

            let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data((0..<100).map { UInt8($0) })
            let picture = try transferable.directory.write(png, to: "picture")
            try await transferable.output("copy", input: picture)
            #expect(try await desktop.clipboard.data(as: "image/png") == png)
            #expect(try await transferable.output("paste", "--list").contains("public.png"))
            // A program that prefers text would take a list of files for what was copied.
            #expect(try await !desktop.clipboard.types().contains("text/uri-list"))
            #expect(try await transferable("paste").standardOutput.data == png)
        }
    }

    @Test("copies a link as browsers do, and pastes it as a link and as text")
    func link() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let url = "https://example.org/a?b=c&d"
            let file = try transferable.directory.write(url + "\n", to: "link")
            try await transferable.output("copy", "--type", "url", input: file)
            #expect(try await !desktop.clipboard.types().contains("text/uri-list"))
            #expect(try await desktop.clipboard.text().trimmingCharacters(in: .newlines) == url)
            let lines = try #require("\(url)\n\(url)".data(using: .utf16LittleEndian))
            #expect(try await desktop.clipboard.data(as: "text/x-moz-url") == lines)
            let html = try await desktop.clipboard.data(as: "text/html")
            #expect(String(decoding: html, as: UTF8.self).contains("<a href=\"https://example.org/a?b=c&amp;d\">"))
            #expect(try await transferable.output("paste", "--type", "url") == url + "\n")
        }
    }

    @Test("copies a file as a file and as what it contains, and several types of one item")
    func files() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let name = "Notizen #1 – ä?.txt"
            let file = try transferable.directory.write("milk", to: name)
            try await transferable.output("copy", name)
            let list = try await desktop.clipboard.data(as: "text/uri-list")
            let url = try #require(URL(string: String(decoding: list, as: UTF8.self).trimmingCharacters(in: .newlines)))
            #expect(url.path(percentEncoded: false) == file)
            #expect(try await desktop.clipboard.text() == "milk")
            #expect(
                try await transferable.output("paste", "--type", "text/uri-list")
                    == String(decoding: list, as: UTF8.self)
            )

            let picture = try transferable.directory.write("not really", to: "plot.png")
            let table = try transferable.directory.write("a,b\n", to: "table.csv")
            try await transferable.output("copy", "--type", "csv", "--also", "png=\(picture)", input: table)
            #expect(try await desktop.clipboard.data(as: "text/csv") == Data("a,b\n".utf8))
            #expect(try await desktop.clipboard.data(as: "image/png") == Data("not really".utf8))
        }
    }

    @Test("copies several files at once")
    func severalFiles() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let files = try ["one.txt", "two.txt"].map { try transferable.directory.write($0, to: $0) }
            try await transferable.output("copy", "one.txt", "two.txt")
            let list = String(decoding: try await desktop.clipboard.data(as: "text/uri-list"), as: UTF8.self)
            #expect(list.split(whereSeparator: \.isNewline).count == 2)
            #expect(files.allSatisfy { list.contains(URL(filePath: $0).lastPathComponent) })
            _ = try transferable.directory.makeDirectory("saved")
            #expect(try await transferable.output("paste", "--output", "saved").split(separator: "\n").count == 2)
            #expect(
                FileManager.default.contents(atPath: transferable.directory.file("saved/two.txt"))
                    == Data("two.txt".utf8)
            )
        }
    }

    @Test("takes a password off the clipboard when it has been pasted, and tells clipboard managers to leave it alone")
    func once() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let password = try transferable.directory.write("hunter2\n", to: "password")
            try await transferable.output("copy", "--concealed", "--once", "-n", input: password)
            // Looking is not pasting.
            let types = try await desktop.clipboard.types()
            #expect(types.contains("x-kde-passwordManagerHint"))
            #expect(try await transferable.output("paste") == "hunter2")
            try await waitUntil("an empty clipboard") { try await desktop.clipboard.types().isEmpty }
        }
    }

    @Test("takes a list of files for a paste")
    func onceAsFile() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let picture = try transferable.directory.write("not really a picture", to: "picture.png")
            // What file managers ask for: the list of all programs, and GNOME's.
            for type in ["text/uri-list", "x-special/gnome-copied-files"] {
                let copy = try transferable.start(["copy", "--foreground", "--once", "picture.png"])
                try await waitUntil("the picture") { try await desktop.clipboard.types().contains(type) }
                let list = String(decoding: try await desktop.clipboard.data(as: type), as: UTF8.self)
                #expect(try await copy.waitForExit() == .exited(0))
                #expect(list.contains("file://\(picture)"))
            }
        }
    }

    @Test("stays in the foreground until something else is copied")
    func foreground() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let copy = try transferable.start(["copy", "--foreground", "--text", "one"])
            try await waitUntil("the text") { try await desktop.clipboard.types().contains("UTF8_STRING") }
            #expect(copy.isRunning)
            try await desktop.clipboard.setText("two")
            #expect(try await copy.waitForExit() == .exited(0))
        }
    }

    @Test("empties the clipboard and the primary selection, each by itself")
    func clear() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--text", "clipboard")
            try await transferable.output("copy", "--primary", "--text", "primary")
            try await transferable.output("copy", "--clear")
            #expect(try await desktop.clipboard.types().isEmpty)
            #expect(try await transferable.output("paste", "-selection", "p") == "primary")
            try await transferable.output("copy", "--clear", "--primary")
            #expect(try await transferable.failure("paste", "--primary").contains("The primary selection is empty."))
        }
    }

    @Test("says what cannot be copied, before anything is copied")
    func mistakes() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await desktop.clipboard.setText("before")
            #expect(
                try await transferable.failure("copy", "missing.txt").contains(
                    "missing.txt cannot be copied: No such file"
                )
            )
            let usage = try await transferable("copy", "--text", "a", "b.txt")
            #expect(usage.standardError.text.contains("either --text or files"))
            #expect(usage.exitStatus == .exited(64))
            #expect(try await transferable("copy", "--type", "no such type", "--text", "a").exitStatus != .exited(0))
            #expect(try await desktop.clipboard.text() == "before")
        }
    }

    @Test(
        "offers text of other types as plain text too, what formatted text says, and no pictures",
        arguments: [
            ("a.json", true), ("a.md", true), ("a.yaml", true), ("a.xml", true), ("a.html", true), ("a.svg", true),
            ("a.vcf", true), ("a.eml", true), ("a.conf", true), ("a.rtf", true), ("a.png", false), ("a.svgz", false),
        ]
    )
    func sourceText(name: String, isText: Bool) async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let contents =
                switch name {
                case "a.svgz": Data([0x1F, 0x8B, 8, 0])
                case "a.rtf": Data(#"{\rtf1\ansi text, {\b Gr\'fc\'dfe}}"#.utf8)
                case "a.html": Data("<p>text, <b>Gr&uuml;&szlig;e</b></p>".utf8)
                default: Data("text, Grüße".utf8)
                }
            try transferable.directory.write(contents, to: name)
            try await transferable.output("copy", name)
            let types = try await desktop.clipboard.types()
            #expect(types.contains("UTF8_STRING") == isText)
            if isText { #expect(try await desktop.clipboard.text() == "text, Grüße") }
        }
    }

    @Test("offers markup from standard input as what it is, and then what it says as text")
    func markup() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let page = try transferable.directory.write("<!DOCTYPE html><html><body>x</body></html>", to: "page")
            try await transferable.output("copy", input: page)
            let types = try await desktop.clipboard.types()
            let html = try #require(types.firstIndex(of: "text/html"))
            let text = try #require(types.firstIndex(of: "UTF8_STRING"))
            #expect(html < text)
            #expect(try await desktop.clipboard.text() == "x")
            try await transferable.output("copy", "-t", "html", "--text", "<p>one <b>two</b><br>three</p>")
            #expect(try await desktop.clipboard.text() == "one two\nthree")
            #expect(try await transferable.output("paste") == "one two\nthree")
        }
    }

    @Test("offers as UTF-8 what is UTF-8, in whatever encoding it came")
    func encodings() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let texts: [Data] = [
                Data([0x63, 0x61, 0x66, 0xE9]), Data("caf\u{E9}".utf8),
                Data([0xFF, 0xFE, 0x63, 0, 0x61, 0, 0x66, 0, 0xE9, 0]),
                Data([0xFE, 0xFF, 0, 0x63, 0, 0x61, 0, 0x66, 0, 0xE9]),
                Data([0xEF, 0xBB, 0xBF]) + Data("caf\u{E9}".utf8),
            ]
            for (number, text) in texts.enumerated() {
                try await transferable.output("copy", input: transferable.directory.write(text, to: "text\(number)"))
                #expect(try await desktop.clipboard.text() == "café", "\(number)")
                #expect(try await desktop.clipboard.data(as: "STRING") == Data([0x63, 0x61, 0x66, 0xE9]), "\(number)")
            }
        }
    }

    @Test(
        "takes text by the names that other programs have for it",
        arguments: [
            "text", "TEXT", "STRING", "UTF8_STRING", "text/plain", "public.text",
        ]
    )
    func namesOfText(name: String) async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "-t", name, "--text", "milk")
            #expect(try await desktop.clipboard.text() == "milk")
            #expect(try await desktop.clipboard.types().contains("text/plain"))
        }
    }

    @Test("offers bytes under the very MIME type that is given, and refuses kinds of types")
    func exactNames() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let payloads = [
                "text/uri-list": "# a comment\r\nhttps://example.org/\r\n", "text/x-moz-url": "u\nt",
                "x-special/gnome-copied-files": "cut\nfile:///tmp/x", "application/x-some-app": "data",
                "text/html;charset=utf-16": "page",
            ]
            for (name, payload) in payloads {
                let input = try transferable.directory.write(payload, to: "input")
                try await transferable.output("copy", "-t", name, input: input)
                #expect(try await desktop.clipboard.data(as: name) == Data(payload.utf8), "\(name)")
                let types = try await desktop.clipboard.types()
                #expect(!types.contains { $0.hasPrefix("application/x.") }, "\(types)")
            }
            try transferable.directory.write("plain", to: "plain")
            try await transferable.output("copy", "-t", "html", "--text", "<p>", "--also", "text=plain")
            #expect(try await desktop.clipboard.data(as: "text/html") == Data("<p>".utf8))
            let refused = try await transferable("copy", "-t", "image", "--text", "x")
            #expect(refused.exitStatus == .exited(64))
            #expect(refused.standardError.text.contains("“image” is a kind of type"))
        }
    }

    @Test("understands the options of xclip, xsel and wl-clipboard that hands type")
    func foreignOptions() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let input = try transferable.directory.write("one\n", to: "input")
            for selection in ["c", "clip", "clipboard"] {
                try await transferable.output("copy", "-sel", selection, "-i", "-r", input: input)
                #expect(try await transferable.output("paste", "-selection", selection, "-out") == "one")
            }
            for selection in ["p", "prim", "primary"] {
                try await transferable.output("copy", "-selection", selection, "-in", input: input)
                #expect(try await transferable.output("paste", "-sel", selection, "-silent") == "one\n")
            }
            #expect(
                try await transferable("paste", "-sel", "s").standardError.text.contains("use clipboard or primary")
            )
            try await transferable.output("copy", "-b", "--input", input: input)
            #expect(try await transferable.output("paste", "--clipboard", "-t", "TARGETS").contains("UTF8_STRING\n"))
            try await transferable.output("copy", "-pboard", "general", "--text", "two")
            #expect(try await desktop.clipboard.text() == "two")
            let display = try #require(desktop.environment["DISPLAY"])
            #expect(try await transferable.output("paste", "-d", display) == "two")
            try await transferable.output("copy", "-display", display, "-l", "1", "--text", "three")
            #expect(try await desktop.clipboard.text() == "three")
            try await waitUntil("an empty clipboard") { try await desktop.clipboard.types().isEmpty }
            #expect(
                try await transferable("paste", "-w", "cat", "-n").standardError.text.contains("transferable watch")
            )
            #expect(try await transferable.output("paste", "-v").hasPrefix("transferable 0."))
        }
    }

    @Test("serves on when nothing reads what it says, and ends when something else is copied")
    func fullStandardError() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            let payload = try directory.write(Data(count: 5_000_000), to: "payload")
            let path = directory.file("errors")
            #expect(mkfifo(path, 0o600) == 0)
            let pipe = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
            defer { close(pipe) }
            while write(pipe, String(repeating: " ", count: 512), 512) > 0 {}
            let owner = try RunningProgram(
                "/bin/sh",
                [
                    "-c", #"exec "$0" copy --foreground --type zip --also json="$1" <"$1" 2>"$2""#,
                    try BuiltProduct.path(of: "transferable"), payload, path,
                ],
                environment: desktop.environment
            )
            try await waitUntil("the data") { try await desktop.clipboard.types().contains("application/zip") }
            // Each receiver that ends in the middle is one more thing to say.
            for _ in 0..<3 {
                let requestor = try await SelectionPeer.requestor(.dies, ["application/zip"], on: desktop)
                try await requestor.program.waitForExit()
            }
            #expect(try await desktop.clipboard.data(as: "application/json").count == 5_000_000)
            try await desktop.clipboard.setText("something else")
            #expect(try await owner.waitForExit() == .exited(0))
        }
    }
}
