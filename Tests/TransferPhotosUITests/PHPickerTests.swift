import Foundation
import PhotosUI
import SwiftUI
import Testing
import TransferableTesting

/// The source of tutorials runs unchanged: a test chooses in the sheet as a user does.
@MainActor
@Suite("A photo picker as a view controller")
struct PHPickerTests {
    private let folder: PictureFolder

    init() throws {
        folder = try PictureFolder()
        try folder.add("Pictures/a.png", age: 0)
        try folder.add("Pictures/b.png", age: 1)
        try folder.add("Pictures/one.mp4", age: 2)
        try folder.add("Pictures/two.mp4", age: 3)
        // A picture of three by two pixels, in the order of names before the others.
        let picture =
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGM4YSQCQQxwFgBDlAZVXJSOPwAAAABJRU5ErkJggg=="
        for name in ["a", "b"] {
            let data = try #require(Data(base64Encoded: picture))
            let file = folder.url.appending(path: "Pictures/\(name).png")
            let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
            try data.write(to: file)
            try FileManager.default.setAttributes([.modificationDate: date ?? Date()], ofItemAtPath: file.path)
        }
    }

    private var folders: MediaFolders {
        MediaFolders(folders: [folder.url.appending(path: "Pictures")], recentFiles: nil)
    }

    private func cells(_ window: TestWindow) -> [TestAccessibilityElement] {
        window.accessibilityElements.flatMap(\.all).filter {
            $0.label?.contains("Photo, ") ?? false || $0.label?.contains("Video, ") ?? false
        }
    }

    private func openSheet(of window: TestWindow) async throws -> TestWindow {
        try window.press("Choose")
        let sheet = try #require(window.sheets.first)
        try await window.wait("the pictures") { !cells(sheet).isEmpty }
        return sheet
    }

    @Test func onePressChoosesTheOnlyPictureAndItsDelegateLoadsIt() async throws {
        let window = TestWindow { PhotoLibraryView().environment(\.mediaFolders, folders) }
        let sheet = try await openSheet(of: window)
        // Films are filtered.
        #expect(cells(sheet).count == 2)
        try sheet.press(key: .return)
        #expect(window.sheets.isEmpty)
        try await window.wait("the picture") { window.texts.contains("3 by 2") }
        #expect(window.texts.contains("1 images"))
    }

    @Test func severalPicturesArriveInTheOrderOfTheSelection() async throws {
        let window = TestWindow { PhotoLibraryView(limit: 0).environment(\.mediaFolders, folders) }
        let sheet = try await openSheet(of: window)
        try sheet.press(key: .space)
        try sheet.press(key: .rightArrow)
        try sheet.press(key: .space)
        #expect(sheet.texts.contains("2 selected"))
        try sheet.press("Add")
        #expect(window.sheets.isEmpty)
        try await window.wait("the pictures") { window.texts.filter { $0 == "3 by 2" }.count == 2 }
    }

    @Test func cancellingGivesTheDelegateNothing() async throws {
        let window = TestWindow { PhotoLibraryView(limit: 3).environment(\.mediaFolders, folders) }
        var sheet = try await openSheet(of: window)
        try sheet.press(key: .space)
        try sheet.press("Add")
        try await window.wait("the picture") { window.texts.contains("1 images") }
        sheet = try await openSheet(of: window)
        try sheet.press(key: .space)
        try sheet.press("Cancel")
        #expect(window.sheets.isEmpty)
        #expect(window.texts.contains("0 images"))
    }

    @Test func aFileThatIsNoPictureIsAnErrorOfItsProvider() async throws {
        try folder.add("Pictures/c.png", "no picture", age: -1)
        let window = TestWindow { PhotoLibraryView().environment(\.mediaFolders, folders) }
        let sheet = try await openSheet(of: window)
        try sheet.press(key: .return)
        try await window.wait("the failure") { window.texts.contains("1 failed") }
    }

    @Test func inASandboxTheFileDialogAsks() async throws {
        let window = TestWindow { PhotoLibraryView(limit: 2) }
        try window.press("Choose")
        let sheet = try #require(window.sheets.first)
        let dialog = try #require(sheet.fileDialogs.first)
        #expect(dialog.contentTypes == [.image] && dialog.allowsMultipleSelection)
        try await dialog.choose(folder.url.appending(path: "Pictures/a.png"))
        try await window.wait("the picture") { window.texts.contains("3 by 2") }
        #expect(window.sheets.isEmpty)
        try window.press("Choose")
        try await #require(window.sheets.first?.fileDialogs.first).cancel()
        try await window.wait("the end") { window.sheets.isEmpty && window.texts.contains("0 images") }
    }

    @Test func preselectedItemsAreSelectedAndHaveTheirIdentifiers() async throws {
        let file = folder.url.appending(path: "Pictures/b.png").absoluteString
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.preselectedAssetIdentifiers = [file]
        configuration.selectionLimit = 5
        let delegate = Delegate()
        let controller = PHPickerViewController(configuration: configuration)
        controller.delegate = delegate
        let window = TestWindow { ControllerView(controller: controller).environment(\.mediaFolders, folders) }
        try await window.wait("the pictures") { cells(window).count == 4 }
        #expect(cells(window).filter { $0.traits.contains(.isSelected) }.map(\.label?.isEmpty) == [false])
        try window.press("Add")
        let result = try #require(delegate.results?.first)
        #expect(result.assetIdentifier == file && delegate.results?.count == 1)
        #expect(result.itemProvider.registeredContentTypes == [.png])
    }

    private final class Delegate: PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
        }
    }

    private struct ControllerView: UIViewControllerRepresentable {
        let controller: PHPickerViewController

        func makeUIViewController(context: Context) -> PHPickerViewController { controller }
        func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
    }
}
