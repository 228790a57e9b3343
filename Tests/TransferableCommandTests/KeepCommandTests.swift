import Foundation
import Testing
import TransferTestSupport

@Suite("transferable keep", .timeLimit(.minutes(20)))
struct KeepCommandTests {
    /// Runs a test on an X server, or on a Wayland compositor that lets programs without windows have the clipboard.
    private func run(
        on windowSystem: WindowSystem,
        _ body: (ClipboardCommand, any ClipboardPeer) async throws -> Void
    ) async throws {
        switch windowSystem {
        case .x11: try await XServer.run { try await body(ClipboardCommand(on: $0), $0.clipboard) }
        case .wayland:
            try await SwayServer.run { try await body(ClipboardCommand(environment: $0.environment), $0.clipboard) }
        }
    }

    enum WindowSystem: String, CaseIterable {
        case x11, wayland
    }

    /// Copies something, keeps it, and ends the program that copied it.
    private func keep(
        _ arguments: [String],
        with transferable: ClipboardCommand,
        in clipboard: any ClipboardPeer
    ) async throws {
        let owner = try transferable.start(["copy", "--foreground"] + arguments)
        try await waitUntil("something on the clipboard") { try await !clipboard.types().isEmpty }
        try await transferable.output("keep")
        // The owner has learned that another program owns the clipboard.
        #expect(try await owner.waitForExit() == .exited(0))
    }

    @Test("gives out every form after the program that copied has ended", arguments: WindowSystem.allCases)
    func forms(_ windowSystem: WindowSystem) async throws {
        try await run(on: windowSystem) { transferable, clipboard in
            let plot = try transferable.directory.write(Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]), to: "plot.png")
            try await keep(["--text", "Grüße", "--also", "png=\(plot)"], with: transferable, in: clipboard)
            #expect(try await clipboard.text() == "Grüße")
            #expect(try await clipboard.data(as: "image/png") == Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]))
            // It ends with the next copy, as other owners do.
            try await transferable.output("copy", "--text", "next")
            #expect(try await clipboard.text() == "next")
        }
    }

    @Test("keeps the formats of web pages as such", arguments: WindowSystem.allCases)
    func webPage(_ windowSystem: WindowSystem) async throws {
        try await run(on: windowSystem) { transferable, clipboard in
            let container = "chromium/x-web-custom-data"
            // One format, `vscode-editor-data`, whose text is “{}”.
            let name = Data("vscode-editor-data".utf8.flatMap { [$0, 0] })
            let page = Data([52, 0, 0, 0, 1, 0, 0, 0, 18, 0, 0, 0]) + name + Data([2, 0, 0, 0, 0x7B, 0, 0x7D, 0])
            try await clipboard.set(page, as: container)
            try await transferable.output("keep")
            #expect(try await clipboard.types().count > 1)
            #expect(try await clipboard.data(as: container) == page)
        }
    }

    @Test("keeps files as files, and that they were cut", arguments: WindowSystem.allCases)
    func files(_ windowSystem: WindowSystem) async throws {
        try await run(on: windowSystem) { transferable, clipboard in
            let file = try transferable.directory.write("notes", to: "my notes.txt")
            try await keep(["--cut", file], with: transferable, in: clipboard)
            let list = try await clipboard.data(as: "x-special/gnome-copied-files")
            #expect(String(decoding: list, as: UTF8.self).hasPrefix("cut\nfile://"))
            #expect(try await transferable.output("paste", "--list").contains("cut"))
        }
    }

    @Test("keeps no secrets, and does nothing for an empty clipboard", arguments: WindowSystem.allCases)
    func secrets(_ windowSystem: WindowSystem) async throws {
        try await run(on: windowSystem) { transferable, clipboard in
            try await transferable.output("keep")
            #expect(try await clipboard.types().isEmpty)
            let secret = try transferable.directory.write("secret", to: "secret")
            try await transferable.output("copy", "--concealed", input: secret)
            #expect(try await transferable.failure("keep").contains("marked as not to be kept"))
            #expect(try await clipboard.text() == "secret")
        }
    }
}
