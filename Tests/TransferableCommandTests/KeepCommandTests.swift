import Foundation
import Testing
import TransferTestSupport

@Suite("transferable keep", .timeLimit(.minutes(10)))
struct KeepCommandTests {
    /// Copies something, keeps it, and ends the program that copied it.
    private func keep(_ arguments: [String], with transferable: ClipboardCommand, on desktop: XServer) async throws {
        let owner = try transferable.start(["copy", "--foreground"] + arguments)
        try await waitUntil("something on the clipboard") { try await !desktop.clipboard.types().isEmpty }
        try await transferable.output("keep")
        // The owner has been told that the clipboard is another's.
        #expect(try await owner.waitForExit() == .exited(0))
    }

    @Test("gives out every form after the program that copied has ended")
    func forms() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let plot = try transferable.directory.write(Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]), to: "plot.png")
            try await keep(["--text", "Grüße", "--also", "png=\(plot)"], with: transferable, on: desktop)
            #expect(try await desktop.clipboard.text() == "Grüße")
            #expect(try await desktop.clipboard.data(as: "image/png") == Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]))
            // It ends with the next copy, as other owners do.
            try await transferable.output("copy", "--text", "next")
            #expect(try await desktop.clipboard.text() == "next")
        }
    }

    @Test("keeps files as files, and that they were cut")
    func files() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            let file = try transferable.directory.write("notes", to: "my notes.txt")
            try await keep(["--cut", file], with: transferable, on: desktop)
            let list = try await desktop.clipboard.data(as: "x-special/gnome-copied-files")
            #expect(String(decoding: list, as: UTF8.self).hasPrefix("cut\nfile://"))
            #expect(try await transferable.output("paste", "--list").contains("cut"))
        }
    }

    @Test("keeps no secrets, and does nothing for an empty clipboard")
    func secrets() async throws {
        try await XServer.run { desktop in
            let transferable = try ClipboardCommand(on: desktop)
            try await transferable.output("keep")
            #expect(try await desktop.clipboard.types().isEmpty)
            let secret = try transferable.directory.write("secret", to: "secret")
            try await transferable.output("copy", "--concealed", input: secret)
            #expect(try await transferable.failure("keep").contains("marked as not to be kept"))
            #expect(try await desktop.clipboard.text() == "secret")
        }
    }
}
