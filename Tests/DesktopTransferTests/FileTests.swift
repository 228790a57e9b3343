import Foundation
import Testing
import TransferTestSupport

/// Files that leave the Catalog.
@Suite("Files between processes", .timeLimit(.minutes(20)))
struct FileTests {
    @Test func theFilmLeavesAsAFileAndAsBytes() async throws {
        try await XServer.run(width: 1500, height: 1100) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            // High enough to show the whole page.
            _ = try await desktop.resize(catalog.window, width: 1080, height: 1040)
            let film = try Samples.resource("videos/ada-lovelace.mp4")
            let asFile = try await DragPeer.target(
                on: desktop,
                title: "File",
                accepting: ["text/uri-list"],
                at: Point(1150, 60)
            )
            let asBytes = try await DragPeer.target(
                on: desktop,
                .gtk3,
                title: "Bytes",
                accepting: ["video/mp4"],
                at: Point(1150, 400)
            )
            let video = try await catalog.center(of: "video")

            try await desktop.input.drag(from: video, to: asFile.window.frame.center)
            let drop = try await asFile.drop()
            #expect(drop.formats.starts(with: ["text/uri-list"]) || drop.formats.contains("video/mp4"))
            let lines = drop.text.split(separator: "\r\n")
            #expect(lines.count == 1)
            let file = try #require(lines.first.flatMap { URL(string: String($0)) })
            #expect(file.isFileURL && file.lastPathComponent == "ada-lovelace.mp4")
            #expect(try Data(contentsOf: file) == film)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)

            try await desktop.input.drag(from: video, to: asBytes.window.frame.center)
            #expect(try await asBytes.drop().data == film)

            // Who was given the written file's URI may read it after the app has ended.
            try await desktop.close(catalog.window)
            #expect(try await catalog.program.waitForExit() == .exited(0))
            #expect(try Data(contentsOf: file) == film)
            let directory = file.deletingLastPathComponent().deletingLastPathComponent()
            #expect(directory.lastPathComponent.hasPrefix("swift-transferable-"))
            try FileManager.default.removeItem(at: directory)
        }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func everybodyLeavesAsATable(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await DragPeer.target(on: desktop, toolkit, accepting: ["text/csv"], at: Point(1150, 60))
            try await desktop.input.drag(from: catalog.center(of: "csv"), to: target.window.frame.center)
            let drop = try await target.drop()
            #expect(drop.type == "text/csv")
            let lines = drop.text.components(separatedBy: "\r\n")
            #expect(lines.first?.hasPrefix(#""Name","Field","Years","Biography","#) == true)
            #expect(lines.count == catalog.shown("person-").count + 2)
            #expect(lines[1].hasPrefix(#""Ada Lovelace","Mathematics","1815–1852","#))
            catalog.expectGoodHealth()
        }
    }
}

extension XServer {
    /// Asks an app to close a window, as a click on the window's close button does.
    func close(_ window: DesktopWindow) async throws {
        try await TransferTestSupport.run("wmctrl", ["-i", "-c", window.identifier ?? ""], environment: environment)
    }
}
