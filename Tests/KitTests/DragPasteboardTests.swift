import AppKit
import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@Suite("The pasteboard of drags", .serialized)
@MainActor
struct DragPasteboardTests {
    private final class Record {
        var texts: [String?] = []
    }

    /// A text, and a destination whose code reads the pasteboard instead of the items that it is given.
    private struct Drags: View {
        let record: Record

        var body: some View {
            VStack {
                Text("Source").onDrag { NSItemProvider(object: "dragged" as NSString) }
                Text("Destination").frame(width: 200, height: 80)
                    .onDrop(of: [.plainText], isTargeted: nil) { _ in
                        record.texts.append(NSPasteboard(name: .drag).string(forType: .string))
                        return true
                    }
            }
        }
    }

    @Test("has the items of the app's own drag until it ends, and is empty otherwise")
    nonisolated func ownDrag() async throws {
        // Other tests drag at the same time.
        try await inOwnProcess { try await Self.dragOwnItems() }
    }

    private static func dragOwnItems() async throws {
        let record = Record()
        let window = TestWindow { Drags(record: record) }
        let board = NSPasteboard(name: .drag)
        #expect(board.pasteboardItems?.isEmpty != false && board.string(forType: .string) == nil)
        let count = board.changeCount
        let drag = try window.drag(from: window.view(text: "Source"))
        #expect(board.changeCount == count + 1 && board.types?.contains(.string) == true)
        #expect(board.pasteboardItems?.first === board.pasteboardItems?.first)
        #expect(try await drag.drop(on: window.view(text: "Destination"), of: window))
        #expect(record.texts == ["dragged"])
        #expect(board.string(forType: .string) == nil && board.pasteboardItems?.isEmpty != false)
    }

    @Test("takes nothing that is written")
    func writing() {
        let board = NSPasteboard(name: .drag)
        board.clearContents()
        #expect(!board.setString("written", forType: .string) && !board.writeObjects(["written" as NSString]))
        #expect(board.string(forType: .string) != "written")
    }
}
