import Foundation
import Testing
import TransferTestSupport

/// Drops on the window of `transferable drop`.
@Suite("transferable drop", .timeLimit(.minutes(20)))
struct DropWindowTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    // MARK: Files

    @Test func allFilesArePrintedOnX() async throws {
        try await XServer.run { try await checkFiles(on: $0) }
    }

    @Test func allFilesArePrintedOnWayland() async throws {
        try await WaylandServer.run { try await checkFiles(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func allFilesArePrintedOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await checkFiles(on: $0) }
    }

    private func checkFiles(on desktop: some Desktop) async throws {
        let files = try directory.writeFiles(difficultNames)
        let drag = try await WindowUnderTest.drag(["--once", "--all"] + files, on: desktop, at: Point(40, 60))
        let drop = try await WindowUnderTest.drop(["--once"], on: desktop, at: Point(700, 60))
        try await desktop.input.drag(from: drag.center, to: drop.center)
        #expect(try await drop.program.waitForExit() == .exited(0))
        #expect(try await drag.program.waitForExit() == .exited(0))
        // Each line is a file: a path with a line break is printed as a URL.
        let lines = files.map { $0.contains("\n") ? URL(fileURLWithPath: $0).absoluteString : $0 }
        #expect(drop.program.standardOutput.lines == lines)
        drag.expectGoodHealth()
        drop.expectGoodHealth()
    }

    @Test func withNULNamesStayAsTheyAre() async throws {
        try await XServer.run { desktop in
            let files = try directory.writeFiles(difficultNames)
            let drag = try await WindowUnderTest.drag(["--once", "--all"] + files, on: desktop, at: Point(40, 60))
            let drop = try await WindowUnderTest.drop(["--once", "--print0"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: drop.center)
            #expect(try await drop.program.waitForExit() == .exited(0))
            #expect(drop.program.standardOutput.text == files.map { $0 + "\0" }.joined())
        }
    }

    @Test func aFileOfAnotherProgramIsPrintedAtOnceAsAPathOrURL() async throws {
        try await XServer.run { desktop in
            let file = try directory.write("x", to: "Übung #1?.txt")
            let url = URL(fileURLWithPath: file).absoluteString
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/uri-list": Data("\(url)\r\n".utf8)],
                at: Point(40, 60)
            )
            let asPath = try await WindowUnderTest.drop([], on: desktop, at: Point(700, 60))
            let asURL = try await WindowUnderTest.drop(["--print-url"], on: desktop, at: Point(700, 400))
            try await desktop.input.drag(from: source.window.frame.center, to: asPath.center)
            #expect(try await asPath.lines(1) == [file])
            try await desktop.input.drag(from: source.window.frame.center, to: asURL.center)
            #expect(try await asURL.lines(1) == [url])
            #expect(try await asPath.escape(on: desktop) == .exited(0))
        }
    }

    @Test func aPictureIsShownByItsThumbnail() async throws {
        try await XServer.run { desktop in
            let picture = directory.file("photo.png")
            try await TransferTestSupport.run("convert", ["-size", "800x800", "xc:#c02050", picture])
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/uri-list": Data("\(URL(fileURLWithPath: picture).absoluteString)\r\n".utf8)],
                at: Point(40, 60)
            )
            let drop = try await WindowUnderTest.drop([], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: source.window.frame.center, to: drop.center)
            #expect(try await drop.lines(1) == [picture])
            try await desktop.waitForColor("#c02050")
            #expect(try await desktop.hasThumbnail(of: picture))
            #expect(try await drop.escape(on: desktop) == .exited(0))
        }
    }

    // MARK: Text and links

    @Test(arguments: DragPeer.Toolkit.allCases)
    func textIsPrintedAsItIs(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run { desktop in
            let source = try await DragPeer.source(
                on: desktop,
                toolkit,
                offering: [
                    "text/html": Data("<b>Grüße</b>".utf8), "text/plain;charset=utf-8": Data("Grüße\nzwei".utf8),
                ],
                at: Point(40, 60)
            )
            let drop = try await WindowUnderTest.drop(on: desktop, at: Point(700, 60))
            let html = try await WindowUnderTest.drop(["--type", "html"], on: desktop, at: Point(700, 400))
            try await desktop.input.drag(from: source.window.frame.center, to: drop.center)
            #expect(try await drop.lines(2) == ["Grüße", "zwei"])
            try await desktop.input.drag(from: source.window.frame.center, to: html.center)
            #expect(try await html.lines(1) == ["<b>Grüße</b>"])
        }
    }

    @Test func aLinkIsPrintedAsItsURL() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["https://example.org/ä?q=1#2"], on: desktop, at: Point(40, 60))
            let drop = try await WindowUnderTest.drop(["--once"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: drop.center)
            #expect(try await drop.lines(1) == ["https://example.org/%C3%A4?q=1#2"])
            #expect(try await drop.program.waitForExit() == .exited(0))
        }
    }

    // MARK: Data

    @Test func aPictureIsSavedWithinTheDirectoryAndNothingIsOverwritten() async throws {
        try await XServer.run { desktop in
            let picture = try await picture("#20A060")
            let output = try directory.makeDirectory("pictures/of mine")
            // As a browser offers a picture: with the address it is from, and a title that anybody can have chosen.
            var link = Data([0xFF, 0xFE])
            for unit in "https://example.org/p.png\n../../\u{1B}evil".utf16 {
                link += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            }
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/x-moz-url": link, "image/png": picture],
                at: Point(40, 60)
            )
            let drop = try await WindowUnderTest.drop(["--output", output], on: desktop, at: Point(700, 60))
            for number in 1...2 {
                try await desktop.input.drag(from: source.window.frame.center, to: drop.center)
                let name = number == 1 ? "evil.png" : "evil 2.png"
                #expect(try await drop.lines(number).last == "\(output)/\(name)")
                #expect(FileManager.default.contents(atPath: "\(output)/\(name)") == picture)
            }
            #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.path).count == 4)
            #expect(try await drop.escape(on: desktop) == .exited(0))
        }
    }

    @Test func aLargePictureIsSavedAsItIsOnX() async throws {
        try await XServer.run { try await checkLargePicture(on: $0) }
    }

    @Test func aLargePictureIsSavedAsItIsOnWayland() async throws {
        try await WaylandServer.run { try await checkLargePicture(on: $0) }
    }

    /// A picture that no single request of X11 and no pipe's buffer holds (ICCCM, section 2.7.2: `INCR`).
    private func checkLargePicture(on desktop: some Desktop) async throws {
        let picture = try await run("convert", ["-size", "1400x1000", "plasma:", "+noise", "Random", "png24:-"])
            .standardOutput.data
        #expect(picture.count > 3_000_000)
        let source = try await DragPeer.source(
            on: desktop,
            offering: ["image/png": picture],
            at: Point(40, 60)
        )
        let drop = try await WindowUnderTest.drop(["-x", "-o", directory.path], on: desktop, at: Point(700, 60))
        try await desktop.input.drag(from: source.window.frame.center, to: drop.center)
        #expect(try await drop.lines(1) == [directory.file("Untitled.png")])
        #expect(try await drop.program.waitForExit() == .exited(0))
        #expect(FileManager.default.contents(atPath: directory.file("Untitled.png")) == picture)
        try await source.event("end")
    }

    @Test func dataIsNotTakenWithoutADirectory() async throws {
        try await XServer.run { desktop in
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["image/png": try await picture("#20A060")],
                at: Point(40, 60)
            )
            let drop = try await WindowUnderTest.drop(["--once"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: source.window.frame.center, to: drop.center)
            let warning = try await drop.program.waitForLine(containing: "Warning", in: drop.program.standardError)
            #expect(warning.contains("public.png") && warning.contains("--output"))
            #expect(try await drop.escape(on: desktop) == .exited(1))
        }
    }

    @Test func onlyWhatConformsToTheTypeIsTaken() async throws {
        try await XServer.run { desktop in
            let text = try await DragPeer.source(
                on: desktop,
                title: "Text",
                offering: ["text/plain": Data("x".utf8)],
                at: Point(40, 60)
            )
            let file = try directory.write(await picture("#20A060"), to: "picture.png")
            let drag = try await WindowUnderTest.drag([file], on: desktop, at: Point(40, 400))
            let drop = try await WindowUnderTest.drop(["--type", "image"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: text.window.frame.center, to: drop.center)
            try await text.event("cancel")
            try await desktop.input.drag(from: drag.center, to: drop.center)
            #expect(try await drop.lines(1) == [file])
        }
    }

    // MARK: Types

    @Test func theTypesOfWhatIsDroppedAreListed() async throws {
        try await XServer.run { desktop in
            let file = try directory.write(await picture("#20A060"), to: "a picture.png")
            let drag = try await WindowUnderTest.drag([file], on: desktop, at: Point(40, 60))
            let list = try await WindowUnderTest.drop(["--list", "--once"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: list.center)
            #expect(try await list.program.waitForExit() == .exited(0))
            #expect(Set(list.program.standardOutput.lines).isSuperset(of: ["public.png", "public.file-url"]))

            let json = try await WindowUnderTest.drop(["--json", "--once"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: json.center)
            #expect(try await json.program.waitForExit() == .exited(0))
            #expect(json.program.standardOutput.lines.count == 1)
            let object = try JSONSerialization.jsonObject(with: json.program.standardOutput.data) as? [String: Any]
            let item = try #require((object?["items"] as? [[String: Any]])?.first)
            #expect(item["name"] as? String == "a picture")
            #expect(item["url"] as? String == URL(fileURLWithPath: file).absoluteString)
            #expect((item["types"] as? [String])?.contains("public.png") == true)
        }
    }

    // MARK: What others send

    @Test func textDoesNotControlTheTerminal() async throws {
        try await XServer.run { desktop in
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/plain;charset=utf-8": Data("one\u{1B}[31m\ttwo\n\u{202E}three".utf8)],
                at: Point(40, 60)
            )
            let tool = try BuiltProduct.path(of: "transferable")
            // script(1) gives the command a terminal.
            let terminal = try desktop.launch("script", ["-q", "-e", "-c", "'\(tool)' drop --once", "/dev/null"])
            let window = try await desktop.window(titled: "Drop", movedTo: Point(700, 60))
            try await desktop.input.drag(from: source.window.frame.center, to: window.frame.center)
            #expect(try await terminal.waitForExit() == .exited(0))
            #expect(terminal.standardOutput.text == "one\u{FFFD}[31m\ttwo\r\n\u{FFFD}three\r\n")
        }
    }

    @Test func aSenderThatDiesDoesNoHarm() async throws {
        try await XServer.run { desktop in
            let dying = try await DragPeer.source(
                on: desktop,
                title: "Dying",
                offering: ["text/plain": Data("lost".utf8)],
                at: Point(40, 60)
            )
            let living = try await WindowUnderTest.drag(["--text", "arrives"], on: desktop, at: Point(40, 400))
            let drop = try await WindowUnderTest.drop(["--once"], on: desktop, at: Point(700, 60))
            try await desktop.input.drag(from: dying.window.frame.center, to: drop.center) {
                dying.program.signal(SIGKILL)
                try await dying.program.waitForExit()
            }
            try await desktop.input.drag(from: living.center, to: drop.center)
            #expect(try await drop.program.waitForExit() == .exited(0))
            #expect(drop.program.standardOutput.lines == ["arrives"])
        }
    }

    // MARK: Ends

    @Test func closedBeforeAnythingIsDroppedItFails() async throws {
        try await XServer.run { desktop in
            let drop = try await WindowUnderTest.drop(on: desktop, at: Point(40, 60))
            #expect(try await drop.escape(on: desktop) == .exited(1))
            #expect(drop.program.standardOutput.text == "" && drop.program.standardError.text == "")
        }
    }

    @Test func anOutputThatCannotBeWrittenIsAnError() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["--text", "x"], on: desktop, at: Point(40, 60))
            let tool = try BuiltProduct.path(of: "transferable")
            let program = try desktop.launch("/bin/sh", ["-c", #""$0" drop > /dev/full"#, tool])
            let window = try await desktop.window(titled: "Drop", movedTo: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: window.frame.center)
            #expect(try await program.waitForExit() == .exited(1))
            #expect(program.standardError.text.contains("The output cannot be written"))
            #expect(drag.program.isRunning)
        }
    }

    @Test func itEndsQuietlyWhenNobodyReadsItsOutput() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["--text", "one line"], on: desktop, at: Point(40, 60))
            let tool = try BuiltProduct.path(of: "transferable")
            let pipeline = try desktop.launch(
                "/bin/bash",
                ["-c", #""$0" drop | head -n 1; echo "status ${PIPESTATUS[0]}""#, tool]
            )
            let window = try await desktop.window(titled: "Drop", movedTo: Point(700, 60))
            try await desktop.input.drag(from: drag.center, to: window.frame.center)
            #expect(try await pipeline.waitForExit() == .exited(0))
            #expect(pipeline.standardOutput.lines == ["one line", "status 0"])
            #expect(pipeline.standardError.text == "")
        }
    }
}
