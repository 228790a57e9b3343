import Foundation
import Testing
import TransferTestSupport

/// Pictures that come and go as SwiftUI images.
@Suite("Pictures between processes", .timeLimit(.minutes(20)))
struct PictureTests {
    @Test func aCopiedPictureBecomesThePortraitAndIsDraggedOut() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await DragPeer.target(on: desktop, accepting: ["image/png"], at: Point(1150, 60))
            let portrait = try await catalog.frame(of: "portrait")

            // The portrait that comes with the app leaves as its file.
            try await desktop.input.drag(from: portrait.center, to: target.window.frame.center)
            let included = try await target.drop()
            #expect(included.type == "image/png")
            #expect(included.formats.contains("image/jpeg"))
            #expect(included.data == (try Samples.resource("portraits/ada-lovelace.png")))

            try await desktop.clipboard.set(Samples.picture("#D02090", width: 64, height: 48), as: "image/png")
            try await desktop.activate(catalog.window)
            try await desktop.input.click(portrait.center)
            try await desktop.input.key("ctrl+v")
            try await desktop.waitForColor((0xD0, 0x20, 0x90), in: portrait.inset(by: 30))

            try await desktop.input.drag(from: portrait.center, to: target.window.frame.center)
            let brought = try await target.drop(2)
            #expect(try await Samples.description(ofPicture: brought.data) == "PNG 64x48")
            catalog.expectGoodHealth()
        }
    }

    @Test func aLargePictureComesAndGoesOnX() async throws {
        try await XServer.run { try await checkLargePicture(on: $0) }
    }

    @Test func aLargePictureComesAndGoesOnWayland() async throws {
        try await WaylandServer.run { try await checkLargePicture(on: $0) }
    }

    /// A picture that no single request of X11 and no pipe's buffer holds (ICCCM, section 2.7.2: `INCR`).
    private func checkLargePicture(on desktop: some Desktop) async throws {
        let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
        let portrait = try await catalog.frame(of: "portrait")
        let noise = try await run(
            "convert",
            ["-size", "1400x1000", "xc:#D02090", "-seed", "7", "+noise", "Random", "png24:-"],
            timeout: .patience
        )
        let picture = noise.standardOutput.data
        #expect(picture.count > 3_000_000)
        try await desktop.clipboard.set(picture, as: "image/png")
        try await desktop.activate(catalog.window)
        try await desktop.input.click(portrait.center)
        let before = try await desktop.meanColor(of: portrait.inset(by: 30))
        try await desktop.input.key("ctrl+v")
        try await waitUntil("another portrait: \(catalog.program.transcript)") {
            try await desktop.meanColor(of: portrait.inset(by: 30)) != before
        }
        // The copy is the app's own once its second format is there, too.
        try await desktop.input.click(portrait.center)
        try await desktop.input.key("ctrl+c")
        try await waitUntil("the portrait on the clipboard") {
            try await desktop.clipboard.types().contains("image/tiff")
        }
        #expect(try await desktop.clipboard.data(as: "image/png") == picture)
        catalog.expectGoodHealth()
    }

    @Test func thePortraitLeavesAsJPEG() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: ["image/jpeg"], at: Point(1150, 60))
            try await desktop.input.drag(from: catalog.center(of: "portrait"), to: target.window.frame.center)
            let size = try await Samples.description(ofPicture: Samples.resource("portraits/ada-lovelace.png"))
                .dropFirst(4)
            #expect(try await Samples.description(ofPicture: target.drop().data) == "JPEG \(size)")
            catalog.expectGoodHealth()
        }
    }

    @Test func aPictureFileBecomesThePortrait() async throws {
        try await XServer.run(width: 1500) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let directory = try TemporaryDirectory()
            let file = try directory.write(
                await Samples.picture("#20A060", width: 300, height: 300),
                to: "a picture, 100 %.png"
            )
            let list = URL(fileURLWithPath: file).absoluteString + "\r\n"
            let source = try await DragPeer.source(
                on: desktop,
                offering: ["text/uri-list": Data(list.utf8)],
                at: Point(1150, 60)
            )
            let portrait = try await catalog.frame(of: "portrait")
            try await desktop.input.drag(from: source.window.frame.center, to: portrait.center)
            try await source.event("end")
            try await desktop.input.move(to: Point(1400, 700))
            try await desktop.waitForColor((0x20, 0xA0, 0x60), in: portrait.inset(by: 30))
            // It was copied, not moved.
            #expect(FileManager.default.fileExists(atPath: file))
            catalog.expectGoodHealth()
        }
    }

    @Test func droppedAndPastedPicturesArriveAsImages() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(40, 60))
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["image/png": try await Samples.picture("#3060E0", width: 32, height: 32)],
                at: Point(620, 60)
            )
            let place = try await probe.frame(of: "image-target")
            try await desktop.input.drag(from: source.window.frame.center, to: place.center)
            #expect(try await probe.program.waitForLine(containing: "image: ") == "image: dropped 1")
            try await desktop.input.move(to: Point(1200, 700))
            try await desktop.waitForColor((0x30, 0x60, 0xE0), in: place.inset(by: 30))

            try await desktop.clipboard.set(Samples.picture("#E0A030", width: 32, height: 32), as: "image/png")
            try await desktop.activate(probe.window)
            try await desktop.input.click(place.center)
            try await desktop.input.key("ctrl+v")
            try await probe.program.waitForLine(containing: "image: pasted 1")
            try await desktop.waitForColor((0xE0, 0xA0, 0x30), in: place.inset(by: 30))
            probe.expectGoodHealth()
        }
    }
}
