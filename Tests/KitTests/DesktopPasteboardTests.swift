import Foundation
import Testing
import TransferTestSupport

@Suite("The general pasteboard of the older interfaces", .timeLimit(.minutes(20)))
struct DesktopPasteboardTests {
    @Test("exchanges text and pictures with an X server's programs")
    func x11() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["text=from a kit", "wait=60"])
            try await waitUntil("the text is there") { (try? await desktop.clipboard.text()) == "from a kit" }
            await writer.terminate()
            try await desktop.clipboard.setText("from xclip")
            let reader = try desktop.launch(probe, ["read", "types"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("text from xclip\nstrings from xclip"))
            #expect(reader.standardOutput.text.contains("public.utf8-plain-text"))
            let painter = try desktop.launch(probe, ["image", "wait=60"])
            try await waitUntil("the picture is there") {
                (try? await desktop.clipboard.types().contains("image/png")) == true
            }
            let png = try await desktop.clipboard.data(as: "image/png")
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            let second = try desktop.launch(probe, ["image-size"])
            _ = try await second.waitForExit()
            #expect(second.standardOutput.text.contains("image 16x8"))
            await painter.terminate()
        }
    }

    @Test("exchanges text and pictures with a Wayland compositor's programs, without a window")
    func wayland() async throws {
        try await SwayServer.run { server in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try server.launch(probe, ["text=Grüße 🐝", "wait=600"])
            try await waitUntil("the text is there") { (try? await server.clipboard.text()) == "Grüße 🐝" }
            await writer.terminate()
            try await server.clipboard.setText("from wl-copy")
            let reader = try server.launch(probe, ["read"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("text from wl-copy\nstrings from wl-copy"))
            let painter = try server.launch(probe, ["image", "wait=600"])
            try await waitUntil("the picture is there") {
                (try? await server.clipboard.types().contains("image/png")) == true
            }
            #expect(try await server.clipboard.data(as: "image/png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
            await painter.terminate()
        }
    }

    @Test("has no values of the kinds that another program did not copy")
    func otherKinds() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            try await desktop.clipboard.setText("from xclip")
            let reader = try desktop.launch(probe, ["values"])
            #expect(try await reader.waitForExit().isSuccess, "\(reader.transcript)")
            #expect(reader.standardOutput.lines.first == "values [1, 0, 0, 0]")
            // It says that it is a picture, and is none.
            try await desktop.clipboard.set(Data("no picture".utf8), as: "image/png")
            let other = try desktop.launch(probe, ["values"])
            #expect(try await other.waitForExit().isSuccess, "\(other.transcript)")
            #expect(other.standardOutput.lines.first == "values [0, 0, 0, 0]")
        }
    }

    @Test("reads the files that are copied in a file manager")
    func files() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let folder = try TemporaryDirectory()
            let names = ["a b.txt", "ü.txt"]
            let files = try names.map { try folder.write("contents of \($0)", to: "from/\($0)") }
            let manager = try await FileManagerPeer.showing(folder.file("from"), on: desktop, at: Point(40, 40))
            try await desktop.activate(manager.window)
            try await waitUntil("the files on the clipboard") {
                try await desktop.input.key("ctrl+a", "ctrl+c")
                return try await desktop.clipboard.types().contains("text/uri-list")
            }
            let reader = try desktop.launch(probe, ["urls"])
            _ = try await reader.waitForExit()
            let line = reader.standardOutput.text.trimmingCharacters(in: .newlines)
            #expect(Set(line.dropFirst("urls ".count).split(separator: "|").map(String.init)) == Set(files))
        }
    }

    @Test("gives a file manager the file that it promised, once it pastes")
    func promisedFile() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            try FileManager.default.createDirectory(atPath: folder.file("to"), withIntermediateDirectories: false)
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["promise=../../a note.txt", "wait=600"])
            try await writer.waitForLine(containing: "waiting")
            let names = try await desktop.clipboard.types()
            #expect(names.contains("text/uri-list") && names.contains("x-special/gnome-copied-files"))
            let manager = try await FileManagerPeer.showing(folder.file("to"), on: desktop, at: Point(40, 40))
            #expect(!writer.standardOutput.text.contains("kept"))
            try await desktop.activate(manager.window)
            try await waitUntil("the file arrives") {
                try await desktop.input.key("ctrl+v")
                return FileManager.default.fileExists(atPath: folder.file("to/a note.txt"))
            }
            try await waitUntil("the file is whole") {
                try String(contentsOfFile: folder.file("to/a note.txt"), encoding: .utf8) == "from a promise"
            }
            #expect(writer.standardOutput.lines.filter { $0.contains("kept") } == ["promise kept at a note.txt"])
            await writer.terminate()
        }
    }

    @Test("gives a program of GTK the forms that it asks for, of which none is made before")
    func laziness() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["lazy", "wait=600"])
            try await writer.waitForLine(containing: "waiting")
            try await waitUntil("the types are there") {
                (try? await desktop.clipboard.types().contains("text/html")) == true
            }
            #expect(!writer.standardOutput.text.contains("made"))
            #expect(try await desktop.clipboard.text(as: "text/html").contains("<b>made</b>"))
            #expect(writer.standardOutput.lines.filter { $0.contains("made") } == ["made public.html"])
            await writer.terminate()
        }
    }

    @Test("marks secrets as password managers on desktops do")
    func secrets() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["secret=hunter2", "wait=60"])
            try await waitUntil("the mark is there") {
                (try? await desktop.clipboard.types().contains("x-kde-passwordManagerHint")) == true
            }
            #expect(try await desktop.clipboard.text() == "hunter2")
            let reader = try desktop.launch(probe, ["types"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("org.nspasteboard.ConcealedType"))
            await writer.terminate()
        }
    }

    @Test("hands three items of one program to another, on an X server")
    func threeItems() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["three=a,b,c", "wait=60"])
            try await waitUntil("the items are there") { writer.standardOutput.text.contains("waiting") }
            let reader = try desktop.launch(probe, ["read"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("strings a|b|c"))
            #expect(try await desktop.clipboard.text() == "a\nb\nc")
            await writer.terminate()
        }
    }

    @Test("hands three items of one program to another, on a Wayland compositor")
    func threeItemsOnWayland() async throws {
        try await SwayServer.run { server in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try server.launch(probe, ["three=a,b,c", "wait=600"])
            try await waitUntil("the text is there") { (try? await server.clipboard.text()) == "a\nb\nc" }
            let reader = try server.launch(probe, ["read"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("strings a|b|c"))
            await writer.terminate()
        }
    }
}
