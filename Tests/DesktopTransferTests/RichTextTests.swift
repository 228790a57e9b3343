import Foundation
import Testing
import TransferTestSupport

/// Text with a look in windows: selected, typed, copied, pasted and dragged.
@Suite("Text with a look in windows", .timeLimit(.minutes(20)))
struct RichTextTests {
    private func probe(on desktop: some Desktop) async throws -> AppUnderTest {
        let app = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), showing: "text", until: "bold")
        try await desktop.activate(app.window)
        return app
    }

    @Test func selectedTextIsCopiedWithItsLookOnX() async throws {
        try await XServer.run { try await checkSelectedTextIsCopiedWithItsLook(on: $0) }
    }

    /// The text has keyboard focus from the beginning there, and must not be selected by that: the mouse would drag it.
    @Test func selectedTextIsCopiedWithItsLookOnWayland() async throws {
        try await WaylandServer.run { try await checkSelectedTextIsCopiedWithItsLook(on: $0) }
    }

    private func checkSelectedTextIsCopiedWithItsLook(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        let frame = try await app.frame(of: "selectable")
        // Over the whole line with the mouse.
        let middle = frame.center.y
        try await desktop.input.drag(
            from: Point(frame.origin.x + 1, middle),
            to: Point(frame.origin.x + frame.width - 1, middle)
        )
        try await desktop.input.key("ctrl+c")
        try await waitUntil("HTML on the clipboard") { try await desktop.clipboard.types().contains("text/html") }
        let html = try await desktop.clipboard.text(as: "text/html")
        #expect(html.contains("<b>this</b>") && html.lowercased().contains("#ff0000"))
        #expect(try await desktop.clipboard.text() == "Select this text")
        #expect(try await desktop.clipboard.types().contains("text/rtf"))
        app.expectGoodHealth()
    }

    @Test func anEditorTypesCopiesAndPastesWithALookOnX() async throws {
        try await XServer.run { try await checkAnEditorTypesCopiesAndPastesWithALook(on: $0) }
    }

    @Test func anEditorTypesCopiesAndPastesWithALookOnWayland() async throws {
        try await WaylandServer.run { try await checkAnEditorTypesCopiesAndPastesWithALook(on: $0) }
    }

    private func checkAnEditorTypesCopiesAndPastesWithALook(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        try await desktop.input.click(app.center(of: "editor"))
        try await desktop.input.key("ctrl+Home", "End")
        try await desktop.input.type("er")
        try await app.program.waitForLine(containing: "editor: plain |bolder*|¶")
        try await desktop.input.key("ctrl+a")
        try await app.program.waitForLine(containing: "selected: plain bolder")
        try await desktop.input.key("ctrl+c")
        try await waitUntil("HTML on the clipboard") { try await desktop.clipboard.types().contains("text/html") }
        #expect(try await desktop.clipboard.text(as: "text/html").contains("<b>bolder</b>"))

        try await desktop.clipboard.set(Data("<p>a <i>slanted</i> <u>line</u></p>".utf8), as: "text/html")
        try await desktop.input.key("ctrl+v")
        try await app.program.waitForLine(containing: "editor: a |slanted/| |line_")
        try await desktop.input.key("ctrl+a")
        try await desktop.input.click(app.center(of: "bold"))
        try await app.program.waitForLine(containing: "editor: a slanted *|line*_")
        app.expectGoodHealth()
    }

    @Test func theFormatsOfAMenuAndOfKeysAreThoseOfTheSelection() async throws {
        try await XServer.run { desktop in
            let app = try await probe(on: desktop)
            try await desktop.input.click(app.center(of: "editor"))
            // The first word.
            try await desktop.input.key("ctrl+Home", "ctrl+shift+Right")
            try await app.program.waitForLine(containing: "selected: plain")
            try await desktop.input.key("ctrl+b")
            try await app.program.waitForLine(containing: "editor: plain*| |bold*|¶")
            try await desktop.input.key("ctrl+i")
            try await app.program.waitForLine(containing: "editor: plain*/| |bold*|¶")
            try await desktop.input.key("ctrl+b")
            try await app.program.waitForLine(containing: "editor: plain/| |bold*|¶")
            // What is typed has the look that was chosen for it.
            try await desktop.input.key("ctrl+End", "ctrl+u")
            try await desktop.input.type("x")
            try await app.program.waitForLine(containing: "|¶|x_")
            try await desktop.input.key("ctrl+a", "ctrl+c")
            try await waitUntil("HTML on the clipboard") {
                try await desktop.clipboard.text(as: "text/html").contains("<u>x</u>")
            }
            #expect(try await desktop.clipboard.text(as: "text/html").contains("<i>plain</i>"))
            app.expectGoodHealth()
        }
    }

    @Test func selectedTextOfAnEditorIsDraggedWithItsLookOnX() async throws {
        try await XServer.run { try await checkSelectedTextOfAnEditorIsDraggedWithItsLook(on: $0) }
    }

    @Test func selectedTextOfAnEditorIsDraggedWithItsLookOnWayland() async throws {
        try await WaylandServer.run { try await checkSelectedTextOfAnEditorIsDraggedWithItsLook(on: $0) }
    }

    private func checkSelectedTextOfAnEditorIsDraggedWithItsLook(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        let target = try await DragPeer.target(
            on: desktop,
            .gtk4,
            title: "Text",
            accepting: ["text/html"],
            at: Point(620, 60)
        )
        let editor = try await app.frame(of: "editor")
        try await desktop.input.click(editor.center)
        try await desktop.input.key("ctrl+a")
        try await app.program.waitForLine(containing: "selected: plain bold")
        let text = Point(editor.origin.x + 20, editor.origin.y + 16)
        try await desktop.input.drag(from: text, to: target.window.frame.center)
        let drop = try await target.drop()
        #expect(drop.text.contains("<b>bold</b>"))
        app.expectGoodHealth()
    }

    @Test func selectedTextIsDraggedWithItsLookOnX() async throws {
        try await XServer.run { try await checkSelectedTextIsDraggedWithItsLook(on: $0) }
    }

    @Test func selectedTextIsDraggedWithItsLookOnWayland() async throws {
        try await WaylandServer.run { try await checkSelectedTextIsDraggedWithItsLook(on: $0) }
    }

    private func checkSelectedTextIsDraggedWithItsLook(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        let target = try await DragPeer.target(
            on: desktop,
            .gtk4,
            title: "Text",
            accepting: ["text/html"],
            at: Point(620, 60)
        )
        let text = try await app.frame(of: "selectable")
        try await desktop.input.click(text.center)
        try await desktop.input.key("ctrl+a")
        // A press at the same place would be the second of a double click, which selects.
        let start = Point(text.center.x - 40, text.center.y)
        try await desktop.input.drag(from: start, to: target.window.frame.center)
        let drop = try await target.drop()
        #expect(drop.text.contains("<b>this</b>") && drop.text.lowercased().contains("#ff0000"))
        // A click on what is selected begins no drag, and selects nothing: nothing is copied before the app hears of the next keys.
        try await desktop.clipboard.setText("from before")
        try await desktop.activate(app.window)
        try await desktop.input.click(text.center)
        try await desktop.input.key("ctrl+c")
        try await desktop.input.click(app.center(of: "editor"))
        try await desktop.input.key("ctrl+a")
        try await app.program.waitForLine(containing: "selected: plain bold")
        #expect(try await desktop.clipboard.text() == "from before")
        app.expectGoodHealth()
    }

    @Test func textWithALookIsDroppedIntoAnEditorOnX() async throws {
        try await XServer.run { try await checkTextWithALookIsDroppedIntoAnEditor(on: $0) }
    }

    @Test func textWithALookIsDroppedIntoAnEditorOnWayland() async throws {
        try await WaylandServer.run { try await checkTextWithALookIsDroppedIntoAnEditor(on: $0) }
    }

    private func checkTextWithALookIsDroppedIntoAnEditor(on desktop: some Desktop) async throws {
        let app = try await probe(on: desktop)
        let source = try await DragPeer.source(
            on: desktop,
            .gtk4,
            offering: ["text/html": Data("<b>dropped</b>".utf8)],
            at: Point(620, 60)
        )
        try await desktop.input.drag(from: source.window.frame.center, to: app.center(of: "editor"))
        try await app.program.waitForLine(containing: "dropped*")
        app.expectGoodHealth()
    }
}
