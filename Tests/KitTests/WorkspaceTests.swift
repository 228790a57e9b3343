import Foundation
import Synchronization
import Testing
import TransferTestSupport

/// The probes of a test, with which all that they have started ends.
private final class Probes: Sendable {
    private let programs = Mutex<[RunningProgram]>([])

    func keep(_ program: RunningProgram) { programs.withLock { $0.append(program) } }
}

/// Requests of programs to the desktop by NSWorkspace and UIApplication, with programs and files of the test's.
@Suite("NSWorkspace", .timeLimit(.minutes(20)))
struct WorkspaceTests {
    private let folder: TemporaryDirectory
    private let programs: InstalledPrograms
    private let probes = Probes()

    init() throws {
        folder = try TemporaryDirectory()
        programs = try InstalledPrograms(
            [
                .init("painter", "Painter", opens: ["image/png", "text/plain"]),
                .init("editor", "Editor", opens: ["text/plain"]),
                .init("browser", "Browser", opens: ["x-scheme-handler/https"]),
            ],
            defaults: ["text/plain": "editor", "x-scheme-handler/https": "browser"]
        )
    }

    /// Runs commands of the probe, and gives the lines that it prints.
    private func lines(_ commands: String..., environment: [String: String] = [:]) async throws -> [String] {
        try await lines(commands, environment: environment)
    }

    private func lines(_ commands: [String], environment: [String: String] = [:]) async throws -> [String] {
        // What a program has started ends with it, so it stays.
        let probe = try RunningProgram(
            try BuiltProduct.path(of: "KitProbe"),
            commands + ["wait=3600"],
            environment: ProcessInfo.processInfo.environment
                .merging(["DISPLAY": "", "WAYLAND_DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]) { $1 }
                .merging(programs.environment) { $1 }
                .merging(environment) { $1 }
        )
        probes.keep(probe)
        try await probe.waitForLine(containing: "waiting")
        return probe.standardOutput.lines.filter { $0 != "waiting" }
    }

    @Test("tells the programs that open a file, a type or a URL, the default first")
    func apps() async throws {
        let text = try folder.write("a", to: "a b.txt")
        #expect(
            try await lines(
                "app-for=\(text)",
                "apps-for=\(text)",
                "apps-for-type=public.png",
                "app-for=https://swift.org",
                "app-for=nowhere:1",
                "app-named=painter",
                "app-named=nothing"
            ) == [
                "app editor.desktop", "apps editor.desktop painter.desktop", "apps painter.desktop",
                "app browser.desktop", "app nil", "app painter.desktop", "app nil",
            ]
        )
    }

    @Test("opens a file in the default program, and in another")
    func files() async throws {
        let text = try folder.write("contents", to: "a b.txt")
        let entry = try #require(programs.environment["XDG_DATA_HOME"]) + "/applications/painter.desktop"
        #expect(try await lines("open-configured=\(text)", "open-in=\(entry),\(text)") == ["open done", "open done"])
        #expect(try await programs.opened(by: "editor") == [text])
        #expect(programs.contents(of: "a b.txt", openedBy: "editor") == "contents")
        #expect(try await programs.opened(by: "painter") == [text])
    }

    @Test("opens a URL and a file by its path, and says at once whether there is a program")
    func immediately() async throws {
        let text = try folder.write("contents", to: "a.txt")
        // The desktop is asked on another thread, for which the last command waits.
        let said = try await lines(
            "open=https://swift.org/a%20b",
            "open-file=\(text)",
            "open=nowhere:1",
            "open-configured=https://swift.org/last"
        )
        #expect(said == ["open true", "open true", "open false", "open done"])
        #expect(try await programs.opened(by: "browser").allSatisfy { $0.hasPrefix("https://swift.org/") })
        #expect(try await programs.opened(by: "editor") == [text])
    }

    @Test("reports what no program opens")
    func failures() async throws {
        let gone = folder.file("gone.desktop")
        #expect(
            try await lines("open-configured=nowhere:1", "open-in=\(gone),\(folder.path)", "recycle=\(gone)") == [
                "open failed", "open failed", "recycle failed",
            ]
        )
    }

    @Test("shows files in the file manager, all of one call at once")
    func reveal() async throws {
        struct Shown: Decodable { let uris: [String] }
        let manager = try await BusService("file-manager")
        let (first, second) = (try folder.write("a", to: "a b.txt"), try folder.write("b", to: "ü.txt"))
        // The call has no completion handler: the program runs until the file manager has been asked.
        let probe = try RunningProgram(
            BuiltProduct.path(of: "KitProbe"),
            ["reveal=\(first),\(second)", "select=\(first)", "select=\(folder.file("gone"))", "wait=600"],
            environment: ProcessInfo.processInfo.environment.merging(manager.environment) { $1 }
        )
        let shown = try await manager.events("shown", as: Shown.self, count: 2)
        let names = [[first, second], [first]].map { $0.map { URL(fileURLWithPath: $0).absoluteString } }
        #expect(Set(shown.map(\.uris)) == Set(names))
        try await probe.waitForLine(containing: "select false")
        #expect(probe.standardOutput.text.contains("select true"))
        await probe.terminate()
        await manager.end()
    }

    @Test("moves files to the trash, from which they can be restored")
    func trash() async throws {
        // The trash is on the file system of the user's data, beside which the file is.
        let data = try folder.makeDirectory("data")
        let file = try folder.write("a", to: "old.txt")
        #expect(
            try await lines("recycle=\(file)", environment: ["XDG_DATA_HOME": data, "HOME": folder.path]) == [
                "recycle done"
            ]
        )
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try String(contentsOfFile: data + "/Trash/files/old.txt", encoding: .utf8) == "a")
    }

    @Test("is UIApplication's open and canOpenURL as well")
    func phones() async throws {
        #expect(
            try await lines(
                "can-open=https://swift.org",
                "can-open=nowhere:1",
                "ui-open=https://swift.org",
                "ui-open=nowhere:1"
            ) == ["can open true", "can open false", "open true", "open false"]
        )
        #expect(try await programs.opened(by: "browser") == ["https://swift.org"])
    }

    @Test("knows the system and keeps the identifier of the app's computer")
    func device() async throws {
        let home = ["HOME": folder.path]
        let first = try await lines("device", environment: home)
        let second = try await lines("device", environment: home)
        let release = try String(contentsOfFile: "/etc/os-release", encoding: .utf8)
        let parts = try #require(first.first).split(separator: " ").map(String.init)
        #expect(release.contains(parts[1]))
        #expect(parts.last == "true")
        #expect(first.last == second.last)
        let identifier = try #require(first.last?.split(separator: " ").last.map(String.init))
        #expect(UUID(uuidString: identifier) != nil)
    }

    @Test("asks the portal for the picture on the desktop's ground")
    func wallpaper() async throws {
        struct Asked: Decodable, Equatable {
            let contents: String
            let preview: Bool
            let place: String
        }
        let portal = try await BusService("wallpaper-portal", ["0"])
        let picture = try folder.write("a picture", to: "ground.png")
        try await XServer.run { desktop in
            let app = try desktop.launch(
                BuiltProduct.path(of: "KitProbe"),
                ["app", "wallpaper=\(picture)", "wallpaper=\(folder.file("gone"))"],
                environment: portal.environment
            )
            try await app.waitForLine(containing: "wallpaper failed")
            let asked = Asked(contents: "a picture", preview: false, place: "background")
            #expect(try await portal.events("wallpaper", as: Asked.self) == [asked])
            await app.terminate()
        }
        await portal.end()
    }

    /// Writes what is no picture and no sound, and gives the paths: a folder, a pipe without a writer, a device without an end, an empty
    /// file, a text, and one that is not there.
    private func unsuitable() throws -> [String] {
        let pipe = folder.file("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        return [
            try folder.makeDirectory("folder.png"), pipe, "/dev/zero", try folder.write("", to: "empty.wav"),
            try folder.write("RIF", to: "text.wav"), folder.file("gone"),
        ]
    }

    @Test("throws for a ground that is no file, and asks no portal")
    func unsuitableWallpapers() async throws {
        let portal = try await BusService("wallpaper-portal", ["0"])
        let (pipe, picture) = (folder.file("pipe"), try folder.write("last", to: "ground.png"))
        try #require(mkfifo(pipe, 0o600) == 0)
        let unsuitable = [folder.path, pipe, "/dev/zero", folder.file("gone"), "https://example.org\(picture)"]
        try await XServer.run { desktop in
            let app = try desktop.launch(
                BuiltProduct.path(of: "KitProbe"),
                ["app"] + (unsuitable + [picture]).map { "wallpaper=\($0)" },
                environment: portal.environment
            )
            struct Asked: Decodable { let contents: String }
            try await app.waitForLine(containing: "wallpaper now")
            #expect(try await portal.events("wallpaper", as: Asked.self).map(\.contents) == ["last"])
            #expect(app.standardOutput.lines.count { $0 == "wallpaper failed" } == unsuitable.count)
            await app.terminate()
        }
        await portal.end()
    }

    @Test(
        "logs why the ground stays where the portal refuses, lies, or ends before it answers",
        arguments: [
            ("1", "CancellationError"), ("2", "could not do it"), ("lie", "could not do it"),
            ("die", "ended before it answered"),
        ]
    )
    func refusingPortals(answer: String, reason: String) async throws {
        let portal = try await BusService("wallpaper-portal", [answer])
        let picture = try folder.write("a picture", to: "ground.png")
        try await XServer.run { desktop in
            let app = try desktop.launch(
                BuiltProduct.path(of: "KitProbe"),
                ["app", "wallpaper=\(picture)"],
                environment: portal.environment
            )
            try await app.waitForLine(containing: "wallpaper now")
            try await waitUntil("the reason") { app.standardError.text.contains(reason) }
            #expect(app.isRunning)
            await app.terminate()
        }
        await portal.end()
    }

    @Test("reads no picture and no icon from what is no file of one")
    func unsuitablePictures() async throws {
        let paths = try unsuitable()
        let commands = paths.flatMap { ["picture=\($0)", "icon-size=\($0)"] } + ["icon="]
        let said = try await lines(commands, environment: ["GIO_USE_VFS": "local"])
        #expect(said.count { $0 == "picture false" } == paths.count, "\(said)")
        #expect(said.count { $0 == "icon size 32" } == paths.count + 2, "\(said)")
        #expect(said.contains("icon false") && said.contains("no icon false"))
    }

    @Test("makes no sound of what is none, of paths as names, and of a theme's pipe")
    func unsuitableSounds() async throws {
        let programs = try folder.makeDirectory("programs")
        _ = try await folder.writeProgram("#!/bin/sh\nexit 0\n", to: "programs/paplay")
        let theme = try folder.makeDirectory("data/sounds/freedesktop/stereo")
        try #require(mkfifo(theme + "/bell.oga", 0o600) == 0)
        _ = try folder.write("OggS", to: "data/sounds/freedesktop/outside.oga")
        let sounds = try unsuitable() + ["", ".", "..", "../outside", "../../../../../etc/passwd", "Ping"]
        let said = try await lines(
            sounds.map { "sound=\($0)" },
            environment: ["XDG_DATA_DIRS": folder.file("data"), "PATH": programs]
        )
        #expect(said == sounds.map { _ in "no sound" })
    }

    @Test("says that a file keeps its icon where nothing keeps another")
    func iconsOfTypes() async throws {
        let file = try folder.write("a", to: "a.txt")
        let said = try await lines("icon=\(file)", environment: ["GIO_USE_VFS": "local"])
        #expect(said == ["icon false", "icon size 32", "no icon false", "icon size 32"])
    }

    @Test(
        "gives a file an icon that GVfs keeps, until it has that of its type again",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/libexec/gvfsd-metadata"))
    )
    func icons() async throws {
        let (file, data) = (try folder.write("a", to: "a.txt"), try folder.makeDirectory("data"))
        try await XServer.run { desktop in
            let bus = try await SessionBus.start(
                on: desktop,
                environment: ["XDG_DATA_HOME": data],
                startsServices: true
            )
            let own = bus.merging(["GIO_USE_VFS": "gvfs", "HOME": folder.path]) { $1 }
            let said = try await lines("icon=\(file)", environment: own)
            #expect(said == ["icon true", "icon size 8", "no icon true", "icon size 32"])
            let kept = try FileManager.default.contentsOfDirectory(atPath: data + "/KitProbe/file-icons")
            #expect(kept.isEmpty)
        }
    }

    @Test("plays sounds by a program of the desktop, and by none where none is installed")
    func sounds() async throws {
        let programs = try folder.makeDirectory("programs")
        let data = try folder.makeDirectory("data/sounds/freedesktop/stereo")
        let theme = ["XDG_DATA_DIRS": folder.file("data"), "PATH": programs]
        let bell = data + "/bell.oga"
        _ = try folder.write("OggS", to: "data/sounds/freedesktop/stereo/bell.oga")
        #expect(try await lines("sound=Ping", environment: theme) == ["sound false false false"])
        let record = folder.file("played")
        let script = "#!/bin/sh\necho \"$@\" >> '\(record)'\nexec /bin/sleep 0.3\n"
        _ = try await folder.writeProgram(script, to: "programs/paplay")
        #expect(
            try await lines("sound=Ping", "sound=Nothing", environment: theme) == [
                "sound true true false", "paused true false true true", "ended true", "again true true false false",
                "no sound",
            ]
        )
        #expect(try String(contentsOfFile: record, encoding: .utf8).hasPrefix("--volume=32768 \(bell)\n"))
    }
}
