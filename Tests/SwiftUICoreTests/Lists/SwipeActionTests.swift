import Foundation
import Observation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Swipes of rows")
struct SwipeActionTests {
    private let journal = Journal()

    /// Rows of 720 points, each with an action at the leading edge and two at the trailing one.
    private struct Rows: View {
        let journal: Journal
        var allowsFullSwipe = true

        var body: some View {
            VStack {
                List {
                    ForEach(0..<3, id: \.self) { index in
                        HStack {
                            Text("row \(index)")
                            Spacer()
                            Text("end \(index)")
                        }
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                journal.note("delete \(index)")
                            }
                            Button("Flag") { journal.note("flag \(index)") }.tint(.orange)
                        }
                        .swipeActions(edge: .leading) { Button("Pin") { journal.note("pin \(index)") } }
                    }
                    Text("plain")
                }
                Button("Elsewhere") { journal.note("elsewhere") }
            }
        }
    }

    private func place(of text: String, in window: TestWindow) throws -> CGFloat {
        try window.view(text: text).frame.minX
    }

    private func titles(in window: TestWindow) -> [String] {
        window.views(.button).map(\.text).filter { ["Delete", "Flag", "Pin"].contains($0) }
    }

    @Test("A swipe moves the row aside and shows its actions beside it, the first at the edge")
    func trailing() throws {
        let window = TestWindow { Rows(journal: journal) }
        let before = try place(of: "row 1", in: window)
        #expect(titles(in: window).isEmpty)
        try window.swipeLeft(window.view(text: "row 1"))
        #expect(titles(in: window) == ["Delete", "Flag"])
        let buttons = window.views(.button).filter { ["Delete", "Flag"].contains($0.text) }.map(\.frame)
        #expect(buttons.allSatisfy { $0.width >= 74 })
        #expect(buttons[0].maxX == 720 && buttons[1].maxX == buttons[0].minX)
        let width = buttons[0].width + buttons[1].width
        #expect(try place(of: "row 1", in: window) == before - width)
        // The actions are as high as the row, which is as high as before.
        let row = try window.view(text: "row 0").frame
        #expect(buttons[0].height == row.height + 12)
        #expect(try place(of: "row 0", in: window) == before)

        try window.press("Delete")
        #expect(journal.entries == ["delete 1"])
        window.advance(by: .seconds(1))
        #expect(try place(of: "row 1", in: window) == before)
        #expect(titles(in: window).isEmpty)
    }

    @Test("A swipe to the right shows the actions of the leading edge, and one to the left puts the row back")
    func leading() throws {
        let window = TestWindow { Rows(journal: journal) }
        let before = try place(of: "row 0", in: window)
        try window.swipeRight(window.view(text: "row 0"))
        #expect(titles(in: window) == ["Pin"])
        let pin = try #require(window.views(.button).first { $0.text == "Pin" }).frame
        #expect(pin.minX == 0)
        #expect(try place(of: "row 0", in: window) == before + pin.width)
        try window.swipeLeft(window.view(text: "row 0"))
        #expect(titles(in: window).isEmpty)
        try window.swipeRight(window.view(text: "row 0"))
        try window.press("Pin")
        #expect(journal.entries == ["pin 0"])
    }

    @Test("A short and slow swipe shows nothing, and a row without actions is not swiped")
    func short() throws {
        let window = TestWindow { Rows(journal: journal) }
        try window.swipeLeft(window.view(text: "row 0"), by: 20)
        #expect(titles(in: window).isEmpty)
        #expect(throws: TestWindowError.self) { try window.swipeLeft(window.view(text: "plain")) }
        let other = TestWindow { List { Text("row").swipeActions { Button("Delete") {} } } }
        #expect(throws: TestWindowError.self) { try other.swipeRight(other.view(text: "row")) }
        #expect(titles(in: other).isEmpty)
    }

    @Test("A full swipe does the first action, where that is allowed")
    func full() throws {
        let window = TestWindow { Rows(journal: journal) }
        let before = try place(of: "row 2", in: window)
        try window.swipeLeft(window.view(text: "row 2"), by: 500)
        #expect(journal.entries == ["delete 2"])
        #expect(titles(in: window).isEmpty)
        #expect(try place(of: "row 2", in: window) == before)
        try window.swipeRight(window.view(text: "row 0"), by: 500)
        #expect(journal.entries == ["delete 2", "pin 0"])

        let other = TestWindow { Rows(journal: journal, allowsFullSwipe: false) }
        try other.swipeLeft(other.view(text: "row 2"), by: 500)
        #expect(journal.entries.count == 2)
        #expect(titles(in: other) == ["Delete", "Flag"])
    }

    @Test("One row is open at a time; Escape and a click on the row or elsewhere put it back")
    func closing() throws {
        let window = TestWindow { Rows(journal: journal) }
        let before = try place(of: "row 0", in: window)
        try window.swipeLeft(window.view(text: "row 0"))
        try window.swipeLeft(window.view(text: "row 1"))
        #expect(titles(in: window) == ["Delete", "Flag"])
        #expect(try place(of: "row 0", in: window) == before)
        #expect(try place(of: "row 1", in: window) < before)

        try window.press(key: .escape)
        #expect(titles(in: window).isEmpty)
        #expect(try place(of: "row 1", in: window) == before)

        try window.swipeLeft(window.view(text: "row 1"))
        try window.press(window.view(text: "end 1"))
        #expect(titles(in: window).isEmpty)

        try window.swipeLeft(window.view(text: "row 1"))
        try window.press("Elsewhere")
        window.advance(by: .seconds(1))
        #expect(titles(in: window).isEmpty)
        #expect(journal.entries == ["elsewhere"])
    }

    @Test("A row is put back when the list scrolls")
    func scrolling() throws {
        let window = TestWindow(size: .small) { Rows(journal: journal) }
        window.layOut()
        let swipe = try #require(window.swipes.first)
        swipe.begin()
        #expect(swipe.move(by: CGSize(width: -200, height: 0), at: 1))
        window.follow()
        swipe.end(at: 2)
        #expect(swipe.isOpen)
        let list = try #require(window.widgets.lazy.compactMap { $0 as? MemoryList }.first)
        list.visibleRows = 0..<3
        #expect(!swipe.isOpen)
    }

    @Test("Fingers that go up or down, and those that are used for something else, leave the row where it is")
    func others() throws {
        let window = TestWindow(size: .small) { Rows(journal: journal) }
        window.layOut()
        let swipe = try #require(window.swipes.first)
        swipe.begin()
        #expect(!swipe.move(by: CGSize(width: 2, height: 12), at: 0))
        #expect(!swipe.move(by: CGSize(width: -90, height: 0), at: 0.1))
        swipe.end(at: 0.2)
        #expect(!swipe.isOpen)

        // Fingers that scroll come over one row after the other.
        swipe.begin(isScroll: true)
        #expect(!swipe.move(by: CGSize(width: -90, height: 0), at: 0.5))
        #expect(!swipe.isOpen)

        // The first points do not tell where the fingers go.
        swipe.begin()
        #expect(!swipe.move(by: CGSize(width: -4, height: 1), at: 1))
        #expect(swipe.move(by: CGSize(width: -90, height: 1), at: 1.1))
        #expect(swipe.isOpen && swipe.isMoving)
        window.follow()
        #expect(window.texts.contains("Flag"))
        swipe.cancel()
        #expect(!swipe.isOpen)
        window.host.advance(by: 1) { window.layOut() }
        #expect(!window.texts.contains("Flag"))
    }

    @Test("Fingers that rest before they are lifted open the row from half of the actions on")
    func slow() throws {
        let window = TestWindow(size: CGSize(width: 600, height: 300)) { Rows(journal: journal) }
        window.layOut()
        let swipe = try #require(window.swipes.first)
        for (distance, isOpen) in [(30.0, false), (150, true)] {
            swipe.begin()
            #expect(swipe.move(by: CGSize(width: -10, height: 0), at: 1))
            window.follow()
            #expect(swipe.move(by: CGSize(width: 10 - distance, height: 0), at: 1.01))
            swipe.end(at: 2)
            #expect(swipe.isOpen == isOpen)
        }
        // From there it continues, and a swipe back puts it to its place.
        swipe.begin()
        #expect(swipe.move(by: CGSize(width: 400, height: 0), at: 3))
        swipe.end(at: 4)
        #expect(!swipe.isOpen)
        #expect(journal.entries.isEmpty)
    }

    @Test("A row whose actions are all left out stays in its place")
    func noActions() throws {
        struct Rows: View {
            let hasActions: Bool
            var body: some View { List { Text("row").swipeActions { if hasActions { Button("Flag") {} } } } }
        }
        for hasActions in [false, true] {
            let window = TestWindow(size: .small) { Rows(hasActions: hasActions) }
            window.layOut()
            let swipe = try #require(window.swipes.first)
            swipe.begin()
            #expect(swipe.move(by: CGSize(width: -90, height: 0), at: 1))
            window.follow()
            swipe.end(at: 2)
            #expect(swipe.isOpen == hasActions)
        }
    }

    @Test("The row's menu has the same items whether or not the row is swiped")
    func menu() throws {
        let window = TestWindow { Rows(journal: journal) }
        let menu = try window.contextMenu(of: window.view(text: "row 0"))
        #expect(menu.titles == ["Pin", "Delete", "Flag"])
        menu.close()
        try window.swipeLeft(window.view(text: "row 0"))
        #expect(try window.contextMenu(of: window.view(text: "row 0")).titles == ["Pin", "Delete", "Flag"])
    }

    @MainActor @Observable
    final class Model {
        var items = ["a", "b", "c"]
    }

    @Test("A row that its action deletes is gone, and the next stands in its place")
    func deleting() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                List(model.items, id: \.self) { item in
                    Text(item).swipeActions {
                        Button("Delete", role: .destructive) { model.items.removeAll { $0 == item } }
                    }
                }
            }
        }
        let model = Model()
        let window = TestWindow { Rows(model: model) }
        try window.swipeLeft(window.view(text: "b"))
        try window.press("Delete")
        #expect(model.items == ["a", "c"])
        #expect(window.texts == ["a", "c"])
        try window.swipeLeft(window.view(text: "c"), by: 600)
        #expect(window.texts == ["a"])
    }
}

extension TestWindow {
    /// The swipes of the rows, in order.
    fileprivate var swipes: [RowSwipe] { widgets.compactMap { $0.container?.part(SwipeBehaviour.self)?.swipe } }

    /// Follows what has changed, and lays all out.
    fileprivate func follow() {
        host.runScheduled()
        layOut()
    }
}
