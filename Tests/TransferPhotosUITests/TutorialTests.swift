import Foundation
import PhotosUI
import SwiftUI
import Testing
import TransferableTesting

/// The source of tutorials runs unchanged: a test answers the picker's file dialog as a user does.
@MainActor
@Suite("Tutorials with a photo picker")
struct TutorialTests {
    private let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    private func dialog(_ window: TestWindow) throws -> TestFileDialog { try #require(window.fileDialogs.first) }

    @Test func aPortraitIsChosenAndShown() async throws {
        let window = TestWindow { PortraitView() }
        #expect(window.texts.contains("No portrait"))
        try window.press("Choose a Portrait")
        let dialog = try dialog(window)
        #expect(dialog.contentTypes == [.image] && !dialog.allowsMultipleSelection)
        try await dialog.choose(folder.add("me.png"))
        try await window.wait("the portrait") { window.texts.contains("That is you") }
        #expect(window.fileDialogs.isEmpty)
    }

    @Test func aModelLoadsWithProgressAndACompletionHandler() async throws {
        let window = TestWindow { ProfileView() }
        try window.press(window.view(identifier: "edit"))
        try await dialog(window).choose(folder.add("me.webp", "123456"))
        try await window.wait("the bytes") { window.texts.contains("6 bytes") }
        // The importing closure fails for an empty file.
        try window.press(window.view(identifier: "edit"))
        try await dialog(window).choose(folder.add("empty.webp", ""))
        try await window.wait("the error") { window.texts.contains("failed") }
    }

    @Test func aFilmIsCopied() async throws {
        let window = TestWindow { FilmView() }
        try window.press("Select a film")
        let dialog = try dialog(window)
        #expect(dialog.contentTypes == [.movie])
        try await dialog.choose(folder.add("film.mp4"))
        try await window.wait("the copy of the film") { window.texts.contains("copied mp4") }
    }

    @Test func severalPicturesAreLoadedInTheirOrder() async throws {
        let window = TestWindow { AlbumView() }
        try window.press("Add Pictures")
        let dialog = try dialog(window)
        #expect(dialog.allowsMultipleSelection && dialog.contentTypes == [.image])
        try await dialog.choose(folder.add("a.png", "1"), folder.add("b.png", "333"))
        try await window.wait("both") { window.texts.contains("1, 3") }
    }

    @Test func moreThanTheGreatestNumberAreAskedForAgain() async throws {
        let window = TestWindow { AlbumView() }
        try window.press("Add Pictures")
        let files = try (0..<3).map { try folder.add("\($0).png", "1") }
        try await dialog(window).choose(files[0], files[1], files[2])
        #expect(try dialog(window).title == "Choose no more than 2 files.")
        await window.fileDialogs[0].cancel()
        #expect(window.fileDialogs.isEmpty)
    }

    @Test func whatTheFilterHidesCannotBeChosen() async throws {
        let window = TestWindow { PortraitView() }
        try window.press("Choose a Portrait")
        try await dialog(window).choose(folder.add("film.mp4"))
        #expect(try dialog(window).title.contains("cannot be chosen here"))
        #expect(window.texts.contains("No portrait"))
    }

    @Test func allFormsOfThePickerAreShown() {
        let window = TestWindow {
            AllForms(item: .constant(nil), items: .constant([]), title: "A string")
        }
        #expect(window.texts.filter { $0 == "Label" }.count == 2)
        #expect(window.texts.filter { $0 == "Title" }.count == 2)
        #expect(window.texts.filter { $0 == "A string" }.count == 2)
    }
}
