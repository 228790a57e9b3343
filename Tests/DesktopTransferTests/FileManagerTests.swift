import Foundation
import Testing
import TransferTestSupport

/// Files between the Catalog and a file manager that people use: PCManFM, with GTK 2's drag and drop.
@Suite("Files to and from a file manager", .timeLimit(.minutes(20)))
struct FileManagerTests {
    @Test func theFilmIsDroppedIntoAFolder() async throws {
        try await XServer.run(width: 1900, height: 1100) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            _ = try await desktop.resize(catalog.window, width: 1080, height: 1040)
            let (folder, manager) = try await showFolder(on: desktop)
            let film = try Samples.resource("videos/ada-lovelace.mp4")
            let copy = folder.file("folder/ada-lovelace.mp4")
            let video = try await catalog.center(of: "video")
            try await manager.receiveDrag(from: video, on: desktop, until: "the film in the folder") {
                FileManager.default.contents(atPath: copy) == film
            }
            catalog.expectGoodHealth()
        }
    }

    @Test func thePortraitIsDroppedIntoAFolder() async throws {
        try await XServer.run(width: 1900, height: 900) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let (folder, manager) = try await showFolder(on: desktop)
            // The app has the portrait as data only; a file is written for the file manager.
            let portrait = try await catalog.center(of: "portrait")
            try await manager.receiveDrag(from: portrait, on: desktop, until: "the portrait in the folder") {
                isPicture(folder.file("folder/Ada Lovelace.png"))
            }
            catalog.expectGoodHealth()
        }
    }

    @Test func aPictureOfAFolderIsDroppedAndPastedAsThePortrait() async throws {
        try await XServer.run(width: 1900, height: 900) { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let portrait = try await catalog.frame(of: "portrait")
            let (folder, manager) = try await showFolder(on: desktop)
            // The first icon in PCManFM's default arrangement.
            let icon = manager.window.point(206, 96)

            try await desktop.input.drag(from: icon, to: portrait.center)
            try await desktop.input.move(to: Point(1800, 800))
            try await desktop.waitForColor(Self.green, in: portrait.inset(by: 30))
            #expect(FileManager.default.fileExists(atPath: folder.file("folder/picture.png")))

            // Another person has another portrait, until the file is pasted there.
            try await catalog.select("Marie Curie", on: desktop)
            try await desktop.activate(manager.window)
            try await desktop.input.click(icon)
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the file on the clipboard") {
                try await desktop.clipboard.types().contains("text/uri-list")
            }
            try await desktop.activate(catalog.window)
            try await desktop.input.click(portrait.center)
            #expect(try await desktop.meanColor(of: portrait.inset(by: 30)) != Self.green)
            try await desktop.input.key("ctrl+v")
            try await desktop.waitForColor(Self.green, in: portrait.inset(by: 30))
            catalog.expectGoodHealth()
        }
    }

    @Test func aSymbolOfTheGalleryIsDroppedIntoAFolderAsSVG() async throws {
        try await XServer.run(width: 1900, height: 900) { desktop in
            let name = "symbol-accessibility"
            let gallery = try await AppUnderTest.gallery("Symbols", on: desktop, at: Point(20, 40), until: name)
            let (folder, manager) = try await showFolder(on: desktop)
            let symbol = try await gallery.center(of: name)
            try await manager.receiveDrag(from: symbol, on: desktop, until: "the symbol in the folder") {
                let data = FileManager.default.contents(atPath: folder.file("folder/accessibility.svg"))
                return data.map { String(decoding: $0, as: UTF8.self) }?.hasSuffix("</svg>\n") == true
            }
            gallery.expectGoodHealth()
        }
    }

    @Test func selectedPhotosAreDroppedIntoAFolder() async throws {
        try await XServer.run(width: 1900, height: 900) { desktop in
            let photos = try await AppUnderTest.photos(on: desktop, at: Point(20, 40))
            let (folder, manager) = try await showFolder(on: desktop)
            let names = ["Fjord at Noon 2", "Moor at Dusk 3"]
            for name in names { try await desktop.input.click(photos.center(of: "photo-" + name)) }
            // The app draws the pictures when the file manager asks for them.
            let first = try await photos.center(of: "photo-" + names[0])
            try await manager.receiveDrag(from: first, on: desktop, until: "both pictures in the folder") {
                names.allSatisfy { isPicture(folder.file("folder/\($0).png")) }
            }
            photos.expectGoodHealth()
        }
    }

    /// The list of copied files has the table as a file, which no editor takes for a document to open.
    @Test func aTableThatHasANameIsPastedAsAFileIntoAFolderAndAsTextIntoAnEditor() async throws {
        try await XServer.run(width: 1900, height: 900) { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let (folder, manager) = try await showFolder(on: desktop)
            try await desktop.input.click(probe.center(of: "table-source"))
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the table on the clipboard") {
                try await desktop.clipboard.types().contains("text/csv")
            }
            #expect(try await !desktop.clipboard.types().contains("text/uri-list"))
            let contents = Data("name,city\nAda,Łódź\n".utf8)
            try await desktop.activate(manager.window)
            try await desktop.input.click(manager.emptyPlace)
            try await desktop.input.key("ctrl+v")
            let copy = folder.file("folder/cities.csv")
            try await waitUntil("the table in the folder") { FileManager.default.contents(atPath: copy) == contents }

            let editor = try await TextEditorPeer.start(on: desktop, at: Point(500, 300))
            try await editor.paste()
            try await editor.type("typed", andCopy: "name,city\nAda,Łódź\ntyped")
            probe.expectGoodHealth()
        }
    }

    private static let green = (red: 0x20, green: 0xA0, blue: 0x60)

    /// Returns a Boolean value that indicates whether there is a PNG file at a path.
    private func isPicture(_ path: String) -> Bool {
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        return FileManager.default.contents(atPath: path)?.starts(with: signature) == true
    }

    /// A window of the file manager with a folder that has one picture.
    private func showFolder(on desktop: XServer) async throws -> (TemporaryDirectory, FileManagerPeer) {
        let directory = try TemporaryDirectory()
        let picture = try await Samples.picture("#20A060", width: 300, height: 300)
        try directory.write(picture, to: "folder/picture.png")
        return (directory, try await .showing(directory.file("folder"), on: desktop, at: Point(1150, 60)))
    }
}
