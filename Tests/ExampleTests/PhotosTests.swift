import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import Photos

@MainActor
@Suite("The Photos example")
struct PhotosTests {
    private func window() -> TestWindow { TestWindow(size: CGSize(width: 900, height: 640)) { PhotosView() } }

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
        // A picture of one pixel.
        let pixel = """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
            """
        let path = try directory.write(#require(Data(base64Encoded: pixel)), to: "Holiday.png")
        let window = window()
        let drag = window.drag(files: [URL(fileURLWithPath: path)])
        #expect(await drag.drop(on: try window.view(identifier: "photos"), of: window))
        let brought = try window.view(identifier: "photo-Holiday")
        try window.press(brought)
        #expect(window.subtitle == "1 selected")
    }
}
