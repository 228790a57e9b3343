import Foundation
import Testing
import TransferTestSupport

@Suite("transferable copy, paste and watch on Wayland", .timeLimit(.minutes(20)))
struct WaylandClipboardCommandTests {
    @Test("exchange data with wl-clipboard where the clipboard is there for all")
    func dataControl() async throws {
        try await SwayServer.run { server in
            let transferable = try ClipboardCommand(environment: server.environment)
            try await exchange(transferable, with: server.clipboard)

            try await transferable.output("copy", "--primary", "--text", "primary")
            #expect(try await transferable.output("paste", "--primary") == "primary")
            #expect(try await transferable.output("paste") == "from there")

            let watch = try transferable.start(["watch", "--new"])
            // It may have begun only after a change, which it does not know then.
            try await waitUntil("the change", interval: .milliseconds(500)) {
                try await server.clipboard.set(Data("png".utf8), as: "image/png")
                return watch.standardOutput.text.contains("public.png")
            }
            await watch.terminate()

            try await transferable.output("copy", "--once", "--text", "once")
            #expect(try await transferable.output("paste") == "once")
            try await waitUntil("an empty clipboard") { try await server.clipboard.types().isEmpty }
        }
    }

    @Test("exchange data with wl-clipboard where only the window with the keyboard has the clipboard")
    func focus() async throws {
        try await WaylandServer.run { desktop in
            try await exchange(ClipboardCommand(on: desktop), with: desktop.clipboard)
        }
    }

    @Test(
        "exchange data with wl-clipboard on the compositors of GNOME and KDE",
        arguments: DesktopCompositor.Kind.allCases
    )
    func desktops(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { desktop in
            try await exchange(ClipboardCommand(on: desktop), with: desktop.clipboard)
        }
    }

    @Test("need no window on GNOME where Xwayland is there, and see what windows for Wayland copy")
    func gnome() async throws {
        try await DesktopCompositor.run(.gnome, hasXwayland: true) { desktop in
            let transferable = try ClipboardCommand(environment: desktop.sessionEnvironment)
            let count = try #require(try await desktop.windowCount())
            try await transferable.output("copy", "--text", "Grüße")
            #expect(try await transferable.output("paste") == "Grüße")
            #expect(try await transferable.output("paste", "--list").contains("public.utf8-plain-text"))
            try await transferable.output("copy", "--primary", "--text", "primary")
            #expect(try await transferable.output("paste", "--primary") == "primary")
            #expect(try await desktop.windowCount() == count)
            // The other program shows a window, to read by Wayland's own protocol.
            #expect(try await desktop.clipboard.text() == "Grüße")

            let watch = try transferable.start(["watch", "--new"])
            try await waitUntil("the change", interval: .milliseconds(500)) {
                try await desktop.clipboard.set(Data("png".utf8), as: "image/png")
                return watch.standardOutput.text.contains("public.png")
            }
            await watch.terminate()
            try await exchange(transferable, with: desktop.clipboard)
        }
    }

    @Test("show one window on GNOME without Xwayland, and say why they fail where it gets no keyboard")
    func lockedGNOME() async throws {
        try await DesktopCompositor.run(.gnome) { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("copy", "--text", "before")
            let count = try #require(try await desktop.windowCount())
            #expect(try await transferable.output("paste") == "before")
            #expect(try await desktop.windowCount() == count + 1)
            let watch = try transferable.start(["watch", "--new"])
            try await watch.waitForLine(containing: "what other programs copy is not seen", in: watch.standardError)
            await watch.terminate()
            try await desktop.lock()
            #expect(try await transferable.failure("paste").contains("gave a window of this program no keyboard"))
            #expect(try await desktop.windows().isEmpty)
        }
    }

    @Test("work on GNOME while no window gets the keyboard")
    func lockedGNOMEWithXwayland() async throws {
        try await DesktopCompositor.run(.gnome, hasXwayland: true) { desktop in
            let transferable = try ClipboardCommand(environment: desktop.sessionEnvironment)
            try await desktop.lock()
            try await transferable.output("copy", "--text", "locked")
            #expect(try await transferable.output("paste") == "locked")
        }
    }

    private func exchange(_ transferable: ClipboardCommand, with clipboard: any ClipboardPeer) async throws {
        let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
        let file = try transferable.directory.write(bytes, to: "picture")
        try await transferable.output("copy", "--type", "png", input: file)
        #expect(try await clipboard.data(as: "image/png") == bytes)
        try await clipboard.set(Data("from there".utf8), as: "text/plain;charset=utf-8")
        #expect(try await transferable.output("paste") == "from there")
        #expect(try await transferable.output("paste", "--list").contains("public.utf8-plain-text"))
    }

    @Test("a picture from standard input is offered as nothing but the picture")
    func picture() async throws {
        try await SwayServer.run { server in
            let transferable = try ClipboardCommand(environment: server.environment)
            let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data((0..<100).map { UInt8($0) })
            try await transferable.output("copy", input: transferable.directory.write(png, to: "picture"))
            #expect(try await server.clipboard.types() == ["image/png"])
            #expect(try await transferable("paste").standardOutput.data == png)
        }
    }
}
