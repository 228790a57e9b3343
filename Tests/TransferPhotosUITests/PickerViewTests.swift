import Foundation
import SwiftUI
import Testing
import TransferableTesting

@testable import PhotosUI

/// The picker's own window: its pictures, keys, selection and words.
@MainActor
@Suite("The window of a photo picker")
struct PickerViewTests {
    @MainActor @Observable
    final class Model {
        var item: PhotosPickerItem?
        var items: [PhotosPickerItem] = []
        var names: [String] { items.compactMap { $0.file?.lastPathComponent } }
    }

    private let model = Model()
    private let folder: PictureFolder

    init() throws {
        folder = try PictureFolder()
        for number in 0..<8 { try folder.add("Pictures/\(number).png", age: Double(number)) }
        try folder.add("Pictures/Trip/film.mp4", age: 20)
    }

    private var folders: MediaFolders {
        MediaFolders(folders: [folder.url.appending(path: "Pictures")], recentFiles: nil)
    }

    private func open<Picker: View>(@ViewBuilder _ picker: () -> Picker) async throws -> (TestWindow, TestWindow) {
        let window = TestWindow { picker().environment(\.mediaFolders, folders) }
        try window.press("Pick")
        let sheet = try #require(window.sheets.first)
        try await window.wait("the pictures") { !cells(sheet).isEmpty }
        return (window, sheet)
    }

    private func several(
        most: Int? = nil,
        _ behavior: PhotosPickerSelectionBehavior = .default
    ) async throws -> (TestWindow, TestWindow) {
        try await open {
            PhotosPicker(
                "Pick",
                selection: Bindable(model).items,
                maxSelectionCount: most,
                selectionBehavior: behavior
            )
        }
    }

    private func cells(_ sheet: TestWindow) -> [TestAccessibilityElement] {
        sheet.accessibilityElements.flatMap(\.all).filter {
            $0.label?.contains("Photo, ") ?? false || $0.label?.contains("Video, ") ?? false
        }
    }

    private func selected(_ sheet: TestWindow) -> [String] {
        cells(sheet).filter { $0.traits.contains(.isSelected) }.compactMap {
            $0.label?.components(separatedBy: ", ")[1]
        }
    }

    @Test func allFilesAreShownNewestFirstWithWordsForEach() async throws {
        let (_, sheet) = try await several()
        let labels = cells(sheet).compactMap(\.label)
        #expect(labels.count == 9)
        #expect(labels.first?.hasPrefix("Photo, 0.png, ") == true)
        #expect(labels.last?.hasPrefix("Video, film.mp4, ") == true)
        #expect(cells(sheet).allSatisfy { $0.role == .button && $0.actions.contains("press") })
    }

    @Test func theKeyboardSelectsAndReturnAdds() async throws {
        let (window, sheet) = try await several()
        try sheet.press(key: .space)
        #expect(selected(sheet) == ["0.png"])
        try sheet.press(key: .rightArrow)
        try sheet.press(key: .rightArrow)
        try sheet.press(key: .space)
        #expect(selected(sheet) == ["0.png", "2.png"])
        try sheet.press(key: .leftArrow)
        try sheet.press(key: .leftArrow)
        try sheet.press(key: .space)
        #expect(selected(sheet) == ["2.png"])
        try sheet.press(key: .end)
        try sheet.press(key: .space)
        #expect(model.items.isEmpty)
        try sheet.press(key: .return)
        #expect(model.names == ["2.png", "film.mp4"])
        #expect(window.sheets.isEmpty)
    }

    @Test func theOrderIsThatOfTheSelectionAndIsShownInNumbers() async throws {
        let (_, sheet) = try await several(most: 2, .ordered)
        try sheet.press(key: .rightArrow)
        try sheet.press(key: .space)
        try sheet.press(key: .home)
        try sheet.press(key: .space)
        #expect(sheet.texts.contains("2 of 2 selected"))
        #expect(
            cells(sheet).compactMap { $0.value?.isEmpty == false ? $0.value : nil } == [
                "Selected as number 2", "Selected as number 1",
            ]
        )
        // No more can be selected.
        try sheet.press(key: .end)
        try sheet.press(key: .space)
        #expect(selected(sheet) == ["0.png", "1.png"])
        try sheet.press("Add")
        #expect(model.names == ["1.png", "0.png"])
    }

    @Test func cancellingLeavesTheSelection() async throws {
        let (window, sheet) = try await several()
        try sheet.press(key: .space)
        try sheet.press("Cancel")
        #expect(model.items.isEmpty && window.sheets.isEmpty)
    }

    @Test func aContinuousSelectionIsReportedAtOnce() async throws {
        let (_, sheet) = try await several(.continuous)
        try sheet.press(key: .space)
        #expect(model.names == ["0.png"])
        try sheet.press("Deselect All")
        #expect(model.items.isEmpty)
    }

    @Test func theSelectionIsThereWhenThePickerOpensAgain() async throws {
        model.items = [
            PhotosPickerItem(itemIdentifier: folder.url.appending(path: "Pictures/3.png").absoluteString)
        ]
        let (_, sheet) = try await several()
        #expect(selected(sheet) == ["3.png"])
        try sheet.press("Add")
        // The identifier became an item with contents.
        #expect(model.names == ["3.png"] && model.items[0].supportedContentTypes == [.png])
    }

    @Test func onePressChoosesTheOnlyItem() async throws {
        let (window, sheet) = try await open {
            PhotosPicker("Pick", selection: Bindable(model).item, matching: .images)
        }
        #expect(cells(sheet).count == 8)
        try sheet.press(key: .rightArrow)
        try sheet.press(key: .return)
        #expect(model.item?.file?.lastPathComponent == "1.png")
        #expect(window.sheets.isEmpty)
    }

    @Test func searchAndAlbumsNarrowTheFiles() async throws {
        let (_, sheet) = try await several()
        let field = try #require(sheet.views(.textField).first)
        try sheet.type("FILM", into: field)
        #expect(cells(sheet).count == 1)
        try sheet.type("nothing", into: #require(sheet.views(.textField).first))
        #expect(cells(sheet).isEmpty)
    }

    @Test func otherFilesComeFromTheFileDialog() async throws {
        let other = try folder.add("Elsewhere/other.png")
        let (window, sheet) = try await several(most: 3)
        try sheet.press(key: .space)
        try sheet.press("Other Files…")
        let dialog = try #require(sheet.fileDialogs.first)
        #expect(dialog.contentTypes == [.image, .movie] && dialog.allowsMultipleSelection)
        try await dialog.choose(other)
        window.update()
        #expect(model.names == ["0.png", "other.png"])
        #expect(window.sheets.isEmpty)
    }

    @Test func anInlinePickerSelectsInTheWindow() async throws {
        let window = TestWindow {
            PhotosPicker("Pick", selection: Bindable(model).items, selectionBehavior: .continuous)
                .photosPickerStyle(.inline)
                .photosPickerDisabledCapabilities([.search, .collectionNavigation])
                .environment(\.mediaFolders, folders)
        }
        try await window.wait("the pictures") { cells(window).count == 9 }
        #expect(window.views(.textField).isEmpty)
        try window.focus(window.view(identifier: "0.png"))
        try window.press(key: .space)
        #expect(model.names == ["0.png"])
    }
}
