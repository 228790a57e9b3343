import Foundation
import Testing
import TransferTestSupport

/// Offers in the ways of other programs, by an owner that shares no code with this package.
@Suite("Forms of other programs", .timeLimit(.minutes(20)))
struct ForeignFormTests {
    private typealias Form = SelectionPeer.Form

    private static let mime = "text/plain;charset=utf-8"

    private func pasted(
        _ arguments: [String],
        _ forms: [Form],
        _ check: @escaping @Sendable (RunningProgram, ClipboardCommand) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await SelectionPeer.owner(offering: forms, on: desktop)
            let program = try transferable.start(arguments)
            try await program.waitForExit()
            try await check(program, transferable)
        }
    }

    private func text(_ arguments: [String], _ forms: [Form]) async throws -> Data {
        let result = Result()
        try await pasted(arguments, forms) { program, _ in
            guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
            result.data = program.standardOutput.data
        }
        return result.data
    }

    /// Carries the output out of the closure, which runs once.
    private final class Result: @unchecked Sendable {
        var data = Data()
    }

    /// The forms in which GTK 3 offers a text: X11's own names have LF, and MIME types CR and LF.
    private static let gtk: [Form] = [
        Form("UTF8_STRING", "Привет\né\n"),
        Form("COMPOUND_TEXT", Data([0x1B, 0x2D, 0x4C, 0xBF, 0xE0, 0x0A]), type: "COMPOUND_TEXT"),
        Form("TEXT", Data([0x1B, 0x2D, 0x4C, 0xBF, 0xE0, 0x0A]), type: "COMPOUND_TEXT"),
        Form("STRING", Data([0x3F, 0x0A, 0xE9, 0x0A])), Form(mime, "Привет\r\né\r\n"),
        Form("text/plain", "Привет\r\né\r\n"),
    ]

    @Test(
        "are text for the word that a person types, and keep their lines",
        arguments: ["text", "public.text", "TEXT", "txt"]
    )
    func words(type: String) async throws {
        #expect(try await text(["paste", "--type", type], Self.gtk) == Data("Привет\né\n".utf8))
    }

    @Test("are decoded where a target is meant")
    func targets() async throws {
        #expect(try await text(["paste"], Self.gtk) == Data("Привет\né\n".utf8))
        #expect(try await text(["paste", "--type", "COMPOUND_TEXT"], Self.gtk) == Data("Пр\n".utf8))
        #expect(try await text(["paste", "--type", "STRING"], Self.gtk) == Data("?\né\n".utf8))
        let old = [Form("TEXT", Data([0xE9]), type: "STRING")]
        #expect(try await text(["paste", "--type", "text"], old) == Data("é".utf8))
        #expect(
            try await text(["paste"], [Form("UTF8_STRING", Data("Привет ".utf8) + [0xFF])])
                == Data("Привет \u{FFFD}".utf8)
        )
    }

    @Test("reach a command that watches as text")
    func watched() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await SelectionPeer.owner(offering: Self.gtk, on: desktop)
            let text = try await transferable.output("watch", "--once", "--type", "text", "--", "cat")
            #expect(text == "Привет\né\n")
        }
    }

    @Test("that are refused give way to the next")
    func refused() async throws {
        // It lists one name and answers another.
        let unlisted = [Form(Self.mime, nil), Form("UTF8_STRING", Data("text".utf8), isListed: false)]
        #expect(try await text(["paste"], unlisted) == Data("text".utf8))
        let listed = [Form(Self.mime, nil), Form("UTF8_STRING", "text")]
        #expect(try await text(["paste", "--type", Self.mime], listed) == Data("text".utf8))
        let pictures = [Form("image/png", nil), Form("image/jpeg", "jpeg")]
        for arguments in [["paste"], ["paste", "--type", "image"]] {
            #expect(try await text(arguments, pictures) == Data("jpeg".utf8))
        }
        #expect(try await text(["watch", "--once", "--type", "image", "--", "cat"], pictures) == Data("jpeg".utf8))
        let beside = [Form("text/uri-list", nil), Form("image/png", "png")]
        #expect(try await text(["paste"], beside) == Data("png".utf8))
        try await pasted(["paste", "--type", "image"], [Form("image/png", nil)]) { program, _ in
            #expect(program.standardError.text.contains("Nothing is offered as image/png"))
        }
        try await pasted(["paste", "-o", "saved/"], beside) { (program, _) async throws in
            #expect(try await program.waitForExit().isSuccess)
            let saved = URL(filePath: program.standardOutput.text.trimmingCharacters(in: .newlines))
            #expect(try Data(contentsOf: saved) == Data("png".utf8))
        }
    }

    @Test("that name a missing file give the picture beside it")
    func missingFile() async throws {
        let forms = [Form("text/uri-list", "file:///nowhere/gone.png\r\n"), Form("image/png", "png")]
        for arguments in [["paste"], ["paste", "--type", "image"], ["paste", "--type", "data"]] {
            #expect(try await text(arguments, forms) == Data("png".utf8))
        }
        #expect(try await text(["paste"], [forms[0]]) == Data("/nowhere/gone.png\n".utf8))
    }

    @Test("that are a list of files in text are files, and were cut where it says so")
    func fileList() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("one", to: "from/one.txt")
            let uri = URL(filePath: directory.file("from/one.txt")).absoluteString
            let text = "x-special/nautilus-clipboard\ncut\n\(uri)\n"
            try await SelectionPeer.owner(
                offering: [Form("text/uri-list", uri + "\r\n"), Form("UTF8_STRING", text)],
                on: desktop
            )
            #expect(try await transferable.output("paste") == directory.file("from/one.txt"))
            #expect(try await transferable.output("paste", "--list").contains("(cut)"))
            #expect(try await transferable.output("paste", "--move", "-o", "to/").hasSuffix("to/one.txt\n"))
            #expect(FileManager.default.fileExists(atPath: directory.file("to/one.txt")))
        }
    }

    @Test("that are GNOME's list alone are files for all that takes files")
    func gnomeList() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            try directory.write("picture", to: "a b.png")
            let uri = URL(filePath: directory.file("a b.png")).absoluteString
            try await SelectionPeer.owner(
                offering: [Form("x-special/gnome-copied-files", "copy\n\(uri)")],
                on: desktop
            )
            #expect(try await transferable.output("paste") == directory.file("a b.png") + "\n")
            #expect(try await transferable.output("paste", "--type", "image") == "picture")
            #expect(try await transferable.output("paste", "-o", "saved/").hasSuffix("a b.png\n"))
        }
    }

    @Test("with names that are not UTF-8 arrive under the bytes of their names")
    func names() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let directory = transferable.directory
            for folder in ["from", "from/folder"] {
                try FileManager.default.createDirectory(
                    atPath: directory.file(folder),
                    withIntermediateDirectories: true
                )
            }
            let latin: [UInt8] = [0x6C, 0xE9, 0x2E, 0x74, 0x78, 0x74]
            for place in ["from/a.txt", "from/b.txt"] { try directory.write("contents", to: place) }
            for folder in ["from/", "from/folder/"] {
                let path = (Array(directory.file(folder).utf8) + latin).map { CChar(bitPattern: $0) } + [0]
                let file = try #require(fopen(path, "w"))
                fputs("latin", file)
                fclose(file)
            }
            #expect(mkfifo(directory.file("from/folder/pipe"), 0o600) == 0)
            let base = URL(filePath: directory.file("from")).absoluteString
            let list = ["a.txt", "l%E9.txt", "b.txt", "folder"].map { "\(base)/\($0)\r\n" }.joined()
            try await SelectionPeer.owner(
                offering: [Form("text/uri-list", list), Form("x-special/gnome-copied-files", "cut\n\(list)")],
                on: desktop
            )
            let copy = try transferable.start(["paste", "-o", "to/"])
            #expect(try await copy.waitForExit().isSuccess)
            let printed = Set(copy.standardOutput.data.split(separator: 10).map { Array($0.suffix(latin.count)) })
            #expect(printed.contains(latin))
            #expect(copy.standardError.text.contains("pipe is left out"))
            func names(_ folder: String) -> Set<[UInt8]> {
                guard let stream = opendir(directory.file(folder)) else { return [] }
                defer { closedir(stream) }
                var names: Set<[UInt8]> = []
                while let entry = readdir(stream) {
                    withUnsafeBytes(of: entry.pointee.d_name) { _ = names.insert(Array($0.prefix { $0 != 0 })) }
                }
                return names.subtracting([[0x2E], [0x2E, 0x2E]])
            }
            #expect(names("to") == [Array("a.txt".utf8), latin, Array("b.txt".utf8), Array("folder".utf8)])
            #expect(names("to/folder") == [latin])
            #expect(try await transferable("paste", "--move", "-o", "moved/").waitForExit().isSuccess)
            #expect(names("moved") == [Array("a.txt".utf8), latin, Array("b.txt".utf8), Array("folder".utf8)])
            #expect(names("from").isEmpty)
            // The command takes such a name as an argument, and offers it as its bytes.
            let shell = try RunningProgram(
                "/bin/sh",
                [
                    "-c", #"cd "$1" && exec "$2" copy "$(printf 'l\351.txt')""#, "sh", directory.file("moved"),
                    BuiltProduct.path(of: "transferable"),
                ],
                environment: desktop.environment
            )
            try await shell.waitForExit()
            #expect(try await shell.waitForExit().isSuccess, "\(shell.transcript)")
            let offered = try await desktop.clipboard.data(as: "text/uri-list")
            #expect(String(decoding: offered, as: UTF8.self).hasSuffix("/l%E9.txt\r\n"))
        }
    }

    @Test("of a program of another type than its extension are offered by their contents")
    func source() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try transferable.directory.write("export const x: number = 1;\n", to: "code.ts")
            try await transferable.output("copy", "code.ts")
            #expect(try await desktop.clipboard.text() == "export const x: number = 1;\n")
            #expect(try await !desktop.clipboard.types().contains("video/mp2t"))
        }
    }
}
