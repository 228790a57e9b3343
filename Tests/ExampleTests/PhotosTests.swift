import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import Photos

@MainActor
@Suite("The Photos example")
struct PhotosTests {
    /// A picture of one pixel.
    private static let pixel = """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
        """

    private struct Album: View {
        @State private var photos = Photo.landscapes

        var body: some View { PhotosView(photos: $photos) }
    }

    private func window() -> TestWindow { TestWindow(size: CGSize(width: 900, height: 640)) { Album() } }

    private func cell(_ index: Int, in window: TestWindow) throws -> TestView {
        try window.view(identifier: "photo-" + Photo.landscapes[index].title)
    }

    @Test("Of thousands of pictures those near the screen are made")
    func onDemand() throws {
        let window = window()
        #expect(window.subtitle == "3000 pictures")
        #expect(window.texts.count < 100)
    }

    @Test("Selected pictures are dragged together, with names of files")
    func several() throws {
        let window = window()
        for index in [0, 2, 3] { try window.press(cell(index, in: window)) }
        #expect(window.subtitle == "3 selected")
        let drag = try window.drag(from: cell(2, in: window))
        let names = [0, 2, 3].map { Photo.landscapes[$0].title + ".png" }
        #expect(Set(drag.items.compactMap(\.suggestedName)) == Set(names))
        try window.press("Deselect All")
        #expect(try window.drag(from: cell(1, in: window)).items.count == 1)
    }

    @Test("A click with the Shift key selects all pictures up to another")
    func range() throws {
        let window = window()
        try window.press(cell(1, in: window))
        try window.tap(cell(4, in: window), modifiers: .shift)
        #expect(window.subtitle == "4 selected")
        try window.tap(cell(0, in: window), modifiers: .shift)
        #expect(window.subtitle == "5 selected")
    }

    @Test("A file of another program is copied and shown before the others; what is selected is deleted")
    func dropAndDelete() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write(#require(Data(base64Encoded: Self.pixel)), to: "Holiday.png")
        let window = window()
        let drag = window.drag(files: [URL(fileURLWithPath: path)])
        #expect(await drag.drop(on: try window.view(identifier: "photos"), of: window))
        let brought = try window.view(identifier: "photo-Holiday")
        try window.press(brought)
        #expect(window.subtitle == "1 selected")
    }

    @Test("Pictures that another program shares are added when the user wants it")
    func shared() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write(#require(Data(base64Encoded: Self.pixel)), to: "Holiday.png")
        let app = TestApp(PhotosApp.self)
        let share = await app.share([URL(filePath: path)], title: "Two days at the sea")
        let window = try #require(app.windows.last)
        #expect(window.title == "Add to Photos" && window.texts.contains("Two days at the sea"))
        try await waitUntil("the picture") { @MainActor in
            window.update()
            return window.texts.contains("Holiday")
        }
        try window.press("Add")
        #expect(share.outcome == .completed)
        #expect(app.windows[0].subtitle == "3001 pictures")
    }
}
