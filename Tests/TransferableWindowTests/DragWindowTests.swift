import Foundation
import Testing
import TransferTestSupport

/// Drags from the window of `transferable drag` to programs that share no code with it.
@Suite("transferable drag", .timeLimit(.minutes(20)))
struct DragWindowTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The paths in a list of URIs.
    private func paths(_ drop: DragPeer.Drop) -> [String] {
        drop.text.split(separator: "\r\n").compactMap { URL(string: String($0))?.path }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func oneFileIsTakenAndTheCommandEnds(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run { try await checkOneFile(on: $0, toolkit) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func oneFileIsTakenAndTheCommandEndsOnWayland(toolkit: DragPeer.Toolkit) async throws {
        try await WaylandServer.run { try await checkOneFile(on: $0, toolkit) }
    }

    private func checkOneFile(on desktop: some Desktop, _ toolkit: DragPeer.Toolkit) async throws {
        let file = try directory.write("contents", to: "a file, 100 %.txt")
        let target = try await DragPeer.target(
            on: desktop,
            toolkit,
            accepting: ["text/uri-list"],
            at: Point(700, 60)
        )
        let drag = try await WindowUnderTest.drag(["--once", file], on: desktop, at: Point(40, 60))
        // Nobody takes it there, so the window stays.
        try await desktop.input.drag(from: drag.center, to: Point(600, 700))
        try await desktop.input.drag(from: drag.center, to: target.window.frame.center)
        #expect(try await paths(target.drop()) == [file])
        #expect(try await drag.program.waitForExit() == .exited(0))
        drag.expectGoodHealth()
    }

    @Test func aPictureIsShownByItsThumbnail() async throws {
        try await XServer.run { desktop in
            let picture = directory.file("photo.png")
            try await TransferTestSupport.run("convert", ["-size", "800x800", "xc:#c02050", picture])
            let drag = try await WindowUnderTest.drag([picture], on: desktop, at: Point(40, 60))
            try await desktop.waitForColor("#c02050")
            #expect(try await desktop.hasThumbnail(of: picture))
            #expect(try await drag.escape(on: desktop) == .exited(1))
        }
    }

    @Test func allFilesAreDraggedTogetherAndEachAlone() async throws {
        try await XServer.run { desktop in
            let files = try directory.writeFiles(difficultNames)
            let target = try await DragPeer.target(on: desktop, accepting: ["text/uri-list"], at: Point(700, 60))
            let drag = try await WindowUnderTest.drag(files, on: desktop, at: Point(40, 60))
            try await desktop.input.drag(from: drag.all, to: target.window.frame.center)
            #expect(try await paths(target.drop()) == files)
            try await desktop.input.drag(from: drag.row(2), to: target.window.frame.center)
            #expect(try await paths(target.drop(2)) == [files[2]])
            #expect(drag.program.isRunning)
            // Something was taken, so the command has succeeded when it is closed.
            #expect(try await drag.escape(on: desktop) == .exited(0))
            drag.expectGoodHealth()
        }
    }

    @Test(arguments: [["--all"], ["--icons"]])
    func otherLayoutsDragAllFiles(options: [String]) async throws {
        try await XServer.run { desktop in
            let files = try directory.writeFiles(["one.txt", "two.txt"])
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: ["text/uri-list"], at: Point(700, 60))
            let drag = try await WindowUnderTest.drag(["-x"] + options + files, on: desktop, at: Point(40, 60))
            let start = options == ["--all"] ? drag.center : drag.all
            try await desktop.input.drag(from: start, to: target.window.frame.center)
            #expect(try await paths(target.drop()) == files)
            #expect(try await drag.program.waitForExit() == .exited(0))
        }
    }

    @Test func whatIsInAFileIsTakenByProgramsThatTakeData() async throws {
        try await XServer.run { desktop in
            let picture = try await picture("#20A060")
            // The content tells the type, as the name does not.
            let file = try directory.write(picture, to: "picture")
            let target = try await DragPeer.target(on: desktop, accepting: ["image/png"], at: Point(700, 60))
            let drag = try await WindowUnderTest.drag(["-x", file], on: desktop, at: Point(40, 60))
            try await desktop.input.drag(from: drag.center, to: target.window.frame.center)
            #expect(try await target.drop().data == picture)
            #expect(try await drag.program.waitForExit() == .exited(0))
        }
    }

    @Test func textIsDragged() async throws {
        try await XServer.run { desktop in
            let target = try await DragPeer.target(
                on: desktop,
                .gtk3,
                accepting: ["text/plain;charset=utf-8"],
                at: Point(700, 60)
            )
            let drag = try await WindowUnderTest.drag(["-x", "--text", "Grüße\nzwei"], on: desktop, at: Point(40, 60))
            try await desktop.input.drag(from: drag.center, to: target.window.frame.center)
            #expect(try await target.drop().text == "Grüße\nzwei")
            #expect(try await drag.program.waitForExit() == .exited(0))
        }
    }

    @Test func standardInputIsDraggedAsDataOfAType() async throws {
        try await XServer.run { desktop in
            let input = try directory.write("a,b\n1,2\n", to: "input")
            let target = try await DragPeer.target(on: desktop, accepting: ["text/csv"], at: Point(700, 60))
            let drag = try await WindowUnderTest.drag(
                ["-x", "-", "--type", "csv"],
                standardInput: input,
                on: desktop,
                at: Point(40, 60)
            )
            try await desktop.input.drag(from: drag.center, to: target.window.frame.center)
            let drop = try await target.drop()
            #expect(drop.text == "a,b\n1,2\n")
            #expect(drop.formats.contains("text/uri-list"))
            #expect(try await drag.program.waitForExit() == .exited(0))
        }
    }

    // MARK: A file manager

    @Test func filesAndFoldersAreDroppedIntoAFolder() async throws {
        try await XServer.run(width: 1500) { desktop in
            try directory.write("in it", to: "Project/inner file.txt")
            let file = try directory.write("contents", to: "Übung #1?.txt")
            let target = try await showFolder(on: desktop)
            let drag = try await WindowUnderTest.drag(
                ["--once", "--all", directory.file("Project"), file],
                on: desktop,
                at: Point(40, 60)
            )
            try await target.receiveDrag(from: drag.center, on: desktop, until: "the copies") {
                FileManager.default.contents(atPath: directory.file("folder/Übung #1?.txt")) == Data("contents".utf8)
                    && FileManager.default.contents(atPath: directory.file("folder/Project/inner file.txt")) != nil
            }
            #expect(try await drag.program.waitForExit() == .exited(0))
            #expect(FileManager.default.fileExists(atPath: file))
        }
    }

    @Test func standardInputIsDroppedIntoAFolderBeforeItsFileIsGone() async throws {
        try await XServer.run(width: 1500) { desktop in
            let input = try directory.write("processes", to: "input")
            let target = try await showFolder(on: desktop)
            let drag = try await WindowUnderTest.drag(
                ["--once", "-", "--name", "../ps.txt"],
                standardInput: input,
                on: desktop,
                at: Point(40, 60)
            )
            try await target.receiveDrag(from: drag.center, on: desktop, until: "the copy") {
                FileManager.default.contents(atPath: directory.file("folder/ps.txt")) == Data("processes".utf8)
            }
            #expect(try await drag.program.waitForExit() == .exited(0))
        }
    }

    /// A window of the file manager with an empty folder.
    private func showFolder(on desktop: XServer) async throws -> FileManagerPeer {
        try await .showing(directory.makeDirectory("folder"), on: desktop, at: Point(750, 60))
    }

    // MARK: Ends

    @Test func closedBeforeAnythingIsDroppedItFails() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["--text", "x"], on: desktop, at: Point(40, 60))
            #expect(try await drag.escape(on: desktop) == .exited(1))
            #expect(drag.program.standardError.text == "")
        }
    }

    @Test func whatIsRefusedIsNotTakenOnX() async throws {
        try await XServer.run { try await checkRefusal(on: $0) }
    }

    @Test func whatIsRefusedIsNotTakenOnWayland() async throws {
        try await WaylandServer.run { try await checkRefusal(on: $0) }
    }

    private func checkRefusal(on desktop: some Desktop) async throws {
        let file = try directory.write("text", to: "text.txt")
        let drag = try await WindowUnderTest.drag(["--once", file], on: desktop, at: Point(40, 60))
        // What the files of a list are is known only when the list is read, which happens while the drag hovers.
        let drop = try await WindowUnderTest.drop(["--once", "--type", "image"], on: desktop, at: Point(700, 60))
        try await desktop.input.drag(from: drag.center, to: drop.center)
        // What is taken later is all that arrives, and there is no word about anything else.
        let photo = try await directory.write(picture("red"), to: "photo.png")
        let other = try await WindowUnderTest.drag(["--once", photo], on: desktop, at: Point(40, 400))
        try await desktop.input.drag(from: other.center, to: drop.center)
        #expect(try await drop.program.waitForExit() == .exited(0))
        #expect(drop.program.standardOutput.lines == [photo])
        #expect(drop.program.standardError.text == "")
        #expect(drag.program.isRunning)
        #expect(try await drag.escape(on: desktop) == .exited(1))
    }

    @Test func aSignalEndsIt() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["--text", "x"], on: desktop, at: Point(40, 60))
            drag.program.signal(SIGTERM)
            #expect(try await drag.program.waitForExit() == .exited(128 + SIGTERM))
        }
    }

    @Test func itStaysAboveOtherWindows() async throws {
        try await XServer.run { desktop in
            let drag = try await WindowUnderTest.drag(["--on-top", "--text", "x"], on: desktop, at: Point(40, 60))
            try await waitUntil("the state of the window") {
                let property = try await run(
                    "xprop",
                    ["-id", drag.window.identifier ?? "", "_NET_WM_STATE"],
                    environment: desktop.environment
                )
                return property.standardOutput.text.contains("_NET_WM_STATE_ABOVE")
            }
        }
    }

    @Test(arguments: [["drag", "/etc/passwd"], ["drop"]])
    func withoutADisplayItSaysSo(arguments: [String]) async throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = directory.path
        let program = try RunningProgram(
            try BuiltProduct.path(of: "transferable"),
            arguments,
            environment: environment
        )
        #expect(try await program.waitForExit() == .exited(1))
        #expect(program.standardError.lines.count == 1)
        #expect(program.standardError.text.hasPrefix("Error: No display could be opened."))
        #expect(program.standardError.text.contains("DISPLAY or WAYLAND_DISPLAY"))
    }
}
