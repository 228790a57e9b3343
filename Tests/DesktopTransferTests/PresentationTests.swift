import Foundation
import Testing
import TransferTestSupport

/// Sheets, popovers and windows that an app opens, on a real display.
@Suite("Presentations and windows", .timeLimit(.minutes(20)))
struct PresentationTests {
    @Test func aSheetIsPresentedAndEndedByItsButtonTheEscapeKeyAndTheWindowManager() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            for number in 1...3 {
                try await desktop.input.click(probe.center(of: "open-sheet"))
                try await probe.program.waitForLine(containing: "sheet: shown", count: number)
                let sheet = try await probe.window(titled: "Sheet of the probe", on: desktop, movedTo: Point(500, 60))
                switch number {
                case 1: try await desktop.input.click(sheet.center(of: "done"))
                case 2:
                    try await desktop.activate(sheet.window)
                    try await desktop.input.key("Escape")
                default: try await desktop.close(sheet.window)
                }
                try await probe.program.waitForLine(containing: "sheet: ended", count: number)
                try await waitUntil("the end of the sheet's window") {
                    try await !desktop.windows().contains { $0.title == "Sheet of the probe" }
                }
            }
            probe.expectGoodHealth()
        }
    }

    @Test func textIsDroppedOnASheet() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            try await desktop.input.click(probe.center(of: "open-sheet"))
            let sheet = try await probe.window(titled: "Sheet of the probe", on: desktop, movedTo: Point(500, 60))
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/plain;charset=utf-8": Data("from elsewhere".utf8)],
                at: Point(500, 400)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: sheet.center(of: "sheet-target"))
            try await probe.program.waitForLine(containing: "sheet: received from elsewhere")
            probe.expectGoodHealth()
        }
    }

    @Test func anAlertIsAnsweredByItsButtonsAndLeftWithTheEscapeKey() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            for answer in ["removed", "cancelled"] {
                try await desktop.input.click(probe.center(of: "ask"))
                let alert = try await probe.window(titled: "Remove the text?", on: desktop, movedTo: Point(500, 60))
                if answer == "removed" {
                    try await desktop.input.click(alert.center(of: "remove"))
                } else {
                    try await desktop.activate(alert.window)
                    try await desktop.input.key("Escape")
                }
                try await probe.program.waitForLine(containing: "alert: \(answer)")
                try await waitUntil("the end of the alert") {
                    try await !desktop.windows().contains { $0.title == "Remove the text?" }
                }
            }
            probe.expectGoodHealth()
        }
    }

    @Test func returnInAnAlertDestroysNothing() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            try await desktop.input.click(probe.center(of: "ask"))
            let alert = try await probe.window(titled: "Remove the text?", on: desktop, movedTo: Point(500, 60))
            try await desktop.activate(alert.window)
            try await desktop.input.key("Return")
            try await probe.program.waitForLine(containing: "alert: cancelled")
            #expect(!probe.program.standardOutput.lines.contains("alert: removed"))
            probe.expectGoodHealth()
        }
    }

    @Test func aPopoverIsEndedByItsButtonAndByAClickElsewhere() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            for number in 1...2 {
                try await desktop.input.click(probe.center(of: "open-popover"))
                try await probe.program.waitForLine(containing: "popover: shown", count: number)
                let close = try await probe.center(of: "close-popover")
                try await desktop.input.click(number == 1 ? close : probe.center(of: "received"))
                try await probe.program.waitForLine(containing: "popover: ended", count: number)
            }
            probe.expectGoodHealth()
        }
    }

    @Test func aPopoverIsClosedWhileGTKLooksForItsHelpOnX() async throws {
        try await XServer.run { try await checkHurriedPopovers(on: $0) }
    }

    @Test func aPopoverIsClosedWhileGTKLooksForItsHelpOnWayland() async throws {
        try await WaylandServer.run { try await checkHurriedPopovers(on: $0) }
    }

    /// GTK looks for help on a surface half a second after the pointer stopped there.
    private func checkHurriedPopovers(on desktop: some Desktop) async throws {
        let probe = try await AppUnderTest.probe(
            on: desktop,
            at: Point(40, 60),
            showing: "hurried popover",
            until: "hurry"
        )
        let button = try await probe.center(of: "hurry")
        for round in 1...3 {
            try await desktop.input.click(button)
            try await letPass(.milliseconds(350), because: "the pointer moves away while the popover is open")
            // Outside of the window, which would hear of the pointer when the popover closes, and look for help in its place.
            for offset in [150, 154] { try await desktop.input.move(to: Point(button.x + offset, button.y)) }
            try await probe.program.waitForLine(containing: "closed: \(round)")
            try await letPass(.milliseconds(700), because: "GTK looks for help half a second after the pointer stopped")
        }
        probe.expectGoodHealth()
    }

    /// GTK asks what has the focus when a popover opens, at the Tab key and at the Return key.
    @Test func aPopoverOfWordsTakesTheKeysWhereNothingHasTheFocus() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(40, 60),
                showing: "bubble",
                until: "explain"
            )
            for number in 1...2 {
                try await desktop.input.click(probe.center(of: "explain"))
                try await probe.program.waitForLine(containing: "popover: shown", count: number)
                try await probe.waitUntilShown("words")
                try await desktop.input.key("Tab", "Return", "Escape")
                try await probe.program.waitForLine(containing: "popover: ended", count: number)
            }
            probe.expectGoodHealth()
        }
    }

    @Test func windowsAreOpenedForValuesAndClosedOneByOne() async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.presentations(on: desktop, at: Point(40, 60))
            try await desktop.input.click(probe.center(of: "open-one"))
            let one = try await probe.window(titled: "Number 1", on: desktop, movedTo: Point(500, 60))
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "open-two"))
            let two = try await probe.window(titled: "Number 2", on: desktop, movedTo: Point(500, 400))
            try await desktop.input.click(two.center(of: "count-2"))
            try await probe.program.waitForLine(containing: "number 2: count 1")
            // The window of a value is there once.
            try await desktop.activate(probe.window)
            try await desktop.input.click(probe.center(of: "open-one"))
            try await desktop.close(one.window)
            try await probe.program.waitForLine(containing: "number 1: closed")
            // The other keeps its content and its state.
            try await desktop.activate(two.window)
            try await desktop.input.click(two.center(of: "count-2"))
            try await probe.program.waitForLine(containing: "number 2: count 2")
            #expect(try await desktop.windows().filter { $0.title.hasPrefix("Number") }.map(\.title) == ["Number 2"])
            try await desktop.input.click(two.center(of: "close-2"))
            try await probe.program.waitForLine(containing: "number 2: closed")
            probe.expectGoodHealth()
            try await desktop.close(probe.window)
            #expect(try await probe.program.waitForExit() == .exited(0))
        }
    }
}
