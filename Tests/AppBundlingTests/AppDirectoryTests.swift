import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("AppImage directories")
struct AppDirectoryTests {
    private var app: MadeUpApp

    init() throws { app = try MadeUpApp() }

    private static let script = "#!/bin/sh\nprintf '%s\\n' \"$0\" \"$XDG_DATA_DIRS\" \"$@\"\n"

    @Test("The app starts from wherever its directory is, with its own types and icons")
    func start() async throws {
        let made = try await app.make([.appdir], script: Self.script)[0]
        let place = app.directory.file("a folder'with a quote.AppDir")
        try FileManager.default.moveItem(atPath: made, toPath: place)
        let link = app.directory.file("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(place)/AppRun")
        let program = try await run(link, ["a b"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(
            program.standardOutput.text == """
                \(place)/usr/lib/kitchen/Kitchen
                \(place)/usr/share:/usr/local/share:/usr/share
                a b

                """
        )
    }

    @Test("It has the entry and the icon at its top, and replaces one that was made before")
    func top() async throws {
        let icon = try app.directory.write("<svg/>", to: "leaf.svg")
        _ = try await app.make([.appdir], script: Self.script)
        let made = try await app.make([.appdir], script: Self.script) { $0.icon = icon }[0]
        for name in ["org.example.Kitchen.desktop", "org.example.Kitchen.svg", ".DirIcon"] {
            #expect(FileManager.default.fileExists(atPath: "\(made)/\(name)"), "\(name)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: app.output) == ["kitchen.AppDir"])
        // Nothing can start it by the message bus, which needs a place that is known.
        #expect(!FileManager.default.fileExists(atPath: "\(made)/usr/share/dbus-1"))
    }

    @Test("Libraries that stand alone are copied, and those of GTK and of C are not")
    func libraries() throws {
        let output = """
            \tlinux-vdso.so.1 (0x00007ffd)
            \tlibgtk-4.so.1 => /lib/libgtk-4.so.1 (0x1)
            \tlibqrencode.so.4 => /lib/libqrencode.so.4 (0x1)
            \tlibcurl.so.4 => /lib/libcurl.so.4 (0x1)
            \tlibc.so.6 => /lib/libc.so.6 (0x1)
            \t/lib64/ld-linux-x86-64.so.2 (0x1)
            """
        let all = try NeededLibraries.libraries(output)
        #expect(all.map(\.name) == ["libgtk-4.so.1", "libqrencode.so.4", "libcurl.so.4", "libc.so.6"])
        let copied = NeededLibraries.copied(of: all, besides: ["libgtk-4.so.1"]) { library in
            library.name == "libcurl.so.4"
                ? [.init(name: "libssl.so.3", path: "/lib/libssl.so.3")]
                : [.init(name: "libc.so.6", path: "/lib/libc.so.6")]
        }
        #expect(copied.map(\.path) == ["/lib/libqrencode.so.4"])
        #expect(throws: (any Error).self) { try NeededLibraries.libraries("\tlibx.so.1 => not found\n") }
    }
}
