import Foundation
import Testing
import TransferTestSupport

/// Programs that use `UIPasteboard`, beside apps of SwiftUI and other programs.
@Suite("The pasteboards of older interfaces beside other programs", .timeLimit(.minutes(20)))
struct OlderPasteboardTests {
    @Test("Three items of a UIPasteboard arrive in an app of SwiftUI as three, and in another program as three lines")
    func threeItems() async throws {
        try await XServer.run { desktop in
            let writer = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["three=one,two,three", "wait=600"])
            try await writer.waitForLine(containing: "waiting")
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "paste-text"))
            try await probe.program.waitForLine(containing: "pasted: one|two|three")
            #expect(try await desktop.clipboard.text() == "one\ntwo\nthree")
            probe.expectGoodHealth()
            await writer.terminate()
        }
    }

    @Test(
        "An app sees what others copy after it, where a compositor tells its windows alone",
        arguments: ["ns", "ui"]
    )
    func turns(board: String) async throws {
        try await WaylandServer.run { desktop in
            let folder = try TemporaryDirectory()
            _ = try folder.write("from the app", to: "sample.txt")
            let app = try await AppUnderTest.kit(board, on: desktop, files: folder)
            for text in ["from another program", "Grüße 🐝"] {
                try await desktop.activate(app.window)
                try await desktop.input.click(app.center(of: "text-source"))
                try await waitUntil("the app's text") { (try? await desktop.clipboard.text()) == "from the app" }
                try await desktop.clipboard.setText(text)
                try await desktop.activate(app.window)
                try await desktop.input.click(app.center(of: "text-target"))
                let received = Data(text.utf8).base64EncodedString()
                try await app.program.waitForLine(containing: received)
            }
            app.expectGoodHealth()
        }
    }

    @Test("Several items of an app of SwiftUI are read by a UIPasteboard as several")
    func severalItems() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let names = ["a b.txt", "c.txt", "ü.txt"]
            _ = try names.map { try folder.write("contents of \($0)", to: "out/three/\($0)") }
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "peers",
                until: "files-source",
                environment: ["PEERS_FILES": folder.path]
            )
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "files-source"))
            try await waitUntil("the files on the clipboard") {
                try await desktop.input.key("ctrl+c")
                return try await desktop.clipboard.types().contains("text/uri-list")
            }
            let reader = try desktop.launch(try BuiltProduct.path(of: "KitProbe"), ["ui-urls", "urls"])
            _ = try await reader.waitForExit()
            let paths = names.map { folder.file("out/three/\($0)") }.joined(separator: "|")
            #expect(reader.standardOutput.lines == ["ui urls \(paths)", "urls \(paths)"])
            probe.expectGoodHealth()
        }
    }
}
