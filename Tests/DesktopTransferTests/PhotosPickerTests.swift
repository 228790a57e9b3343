import Foundation
import Testing
import TransferTestSupport

/// The picker of pictures on a display, with real pictures.
@Suite("The photo picker on a display", .timeLimit(.minutes(20)))
struct PhotosPickerTests {
    /// Writes a picture with ImageMagick.
    private func picture(_ name: String, _ colour: String, in folder: TemporaryDirectory, age: Int) async throws {
        let path = folder.file("Pictures/\(name)")
        let convert = try RunningProgram("convert", ["-size", "300x200", "xc:\(colour)", path])
        _ = try await convert.waitForExit()
        let date = Date(timeIntervalSinceNow: -3600 * Double(age))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private func withPicker(_ body: (XServer, AppUnderTest, TemporaryDirectory) async throws -> Void) async throws {
        let folder = try TemporaryDirectory()
        _ = try folder.makeDirectory("Pictures")
        try await picture("red.png", "#ff0000", in: folder, age: 1)
        try await picture("green.tiff", "#00ff00", in: folder, age: 2)
        try await picture("blue.jpg", "#0000ff", in: folder, age: 3)
        _ = try folder.write("no picture", to: "Pictures/broken.png")
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "photos picker",
                until: "several",
                environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.file("cache"), "GDK_DEBUG": "no-portals"]
            )
            try await body(desktop, app, folder)
            app.expectGoodHealth()
        }
    }

    @Test func picturesAreShownAndChosenWithTheKeyboardInTheirOrder() async throws {
        try await withPicker { desktop, app, folder in
            try await desktop.input.click(app.center(of: "several"))
            let sheet = try await app.window(titled: "Choose up to 3 Pictures", on: desktop, movedTo: Point(40, 60))
            // The newest is the broken one, then red, green and blue.
            let green = try await sheet.frame(of: "green.tiff")
            try await desktop.waitForColor((red: 0, green: 255, blue: 0), in: green.inset(by: 30))
            let red = try await sheet.frame(of: "red.png")
            try await desktop.waitForColor((red: 255, green: 0, blue: 0), in: red.inset(by: 30))
            try await desktop.input.key("End", "space", "Left", "Left", "space", "Return")
            let sizes = try ["blue.jpg", "red.png"].map { name in
                try Data(contentsOf: URL(fileURLWithPath: folder.file("Pictures/\(name)"))).count
            }
            try await app.program.waitForLine(containing: "several: \(sizes[0]) \(sizes[1])")
        }
    }

    @Test func aViewControllerGivesItsDelegateTheChosenFiles() async throws {
        try await withPicker { desktop, app, folder in
            try await desktop.input.click(app.center(of: "controller"))
            let sheet = try await app.window(titled: "Choose up to 2 Pictures", on: desktop, movedTo: Point(40, 60))
            try await sheet.waitUntilShown("red.png")
            try await desktop.input.key("End", "space", "Left", "Left", "space", "Return")
            let sizes = try ["blue.jpg", "red.png"].map { name in
                try Data(contentsOf: URL(fileURLWithPath: folder.file("Pictures/\(name)"))).count
            }
            try await app.program.waitForLine(containing: "controller: \(sizes.sorted())")
            try await waitUntil("the sheet is closed") { try await desktop.windows().count == 1 }
            try await desktop.input.click(app.center(of: "controller"))
            let second = try await app.window(titled: "Choose up to 2 Pictures", on: desktop)
            try await second.waitUntilShown("red.png")
            try await desktop.input.key("Escape")
            try await app.program.waitForLine(containing: "controller: []")
        }
    }

    @Test func aRarePictureIsLoadedAsJPEG() async throws {
        try await withPicker { desktop, app, _ in
            try await desktop.input.click(app.center(of: "one"))
            let sheet = try await app.window(titled: "Choose a Picture", on: desktop, movedTo: Point(40, 60))
            try await desktop.input.click(sheet.center(of: "green.tiff"))
            try await app.program.waitForLine(containing: #"one: ["public.jpeg", "public.tiff"] JPEG"#)
        }
    }

    @Test func escapeClosesThePicker() async throws {
        try await withPicker { desktop, app, _ in
            try await desktop.input.click(app.center(of: "several"))
            let sheet = try await app.window(titled: "Choose up to 3 Pictures", on: desktop)
            try await sheet.waitUntilShown("red.png")
            try await desktop.input.key("Escape")
            try await waitUntil("the sheet is closed") { try await desktop.windows().count == 1 }
            #expect(!app.program.standardOutput.lines.contains { $0.hasPrefix("several") })
        }
    }
}
