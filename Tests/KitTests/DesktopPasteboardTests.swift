import Foundation
import Testing
import TransferTestSupport

@Suite("The general pasteboard of the older interfaces", .timeLimit(.minutes(10)))
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

    @Test("hands three items of one program to another")
    func threeItems() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let writer = try desktop.launch(probe, ["three=a,b,c", "wait=60"])
            try await waitUntil("the items are there") { writer.standardOutput.text.contains("waiting") }
            let reader = try desktop.launch(probe, ["read"])
            _ = try await reader.waitForExit()
            #expect(reader.standardOutput.text.contains("strings a|b|c"))
            await writer.terminate()
        }
    }
}

@Suite("An app with the older interfaces", .timeLimit(.minutes(10)))
struct KitAppTests {
    @Test("tells its delegate of its life, and ends when it terminates itself")
    func life() async throws {
        try await XServer.run { desktop in
            let app = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["app", "quit"])
            _ = try await app.waitForExit()
            let lines = app.standardOutput.text.split(separator: "\n").map(String.init)
            #expect(
                lines == [
                    "will finish launching", "did finish launching", "should terminate", "will terminate",
                ]
            )
        }
    }

    @Test("copies for other programs, and pastes from them, at once")
    func pasteboard() async throws {
        try await XServer.run { desktop in
            let probe = try BuiltProduct.path(of: "KitProbe")
            let app = try desktop.launch(probe, ["app", "copy", "paste", "paste-later"])
            try await waitUntil("the text is there") { (try? await desktop.clipboard.text()) == "from the app" }
            #expect(app.standardOutput.text.contains("count 0\npasted from the app"))
            try await desktop.clipboard.setText("from xclip")
            try await waitUntil("it is pasted") { app.standardOutput.text.contains("pasted from xclip") }
            await app.terminate()
        }
    }
}
