import Foundation
import Testing
import TransferTestSupport

/// The elements of controls with several parts that a screen reader receives: AT-SPI on a real bus.
@Suite("Accessibility of controls over AT-SPI", .timeLimit(.minutes(20)))
struct ControlAccessibilityTests {
    private typealias Element = AccessibilityBus.Element

    /// The window of the probe; see `Tests/AccessibilityProbe/ControlsView.swift`.
    private struct Session {
        static let name = "AccessibilityProbe"
        let bus: AccessibilityBus
        let probe: RunningProgram

        /// The elements of the window, once one of them has a role and a name.
        @discardableResult
        func elements(with role: String, _ name: String) async throws -> [AccessibilityBus.Element] {
            var last: AccessibilityBus.Element?
            do {
                return try await waitUntil("\(role) “\(name)”", interval: .milliseconds(200)) {
                    last = try await bus.elements(of: Self.name).first
                    let elements = last?.all ?? []
                    return elements.contains { $0.role == role && $0.name == name } ? elements : nil
                }
            } catch let error as TestSupportError {
                throw TestSupportError("\(error)\n\(last?.outline ?? "no window")")
            }
        }

        /// The first element with a role and a name.
        func element(_ role: String, _ name: String) async throws -> AccessibilityBus.Element {
            let elements = try await elements(with: role, name)
            return try #require(elements.first { $0.role == role && $0.name == name })
        }

        /// Performs an action, and waits for what the app says of it.
        func perform(_ action: String, of role: String, _ name: String, saying line: String? = nil) async throws {
            try await bus.perform(action, of: role, name, in: Self.name)
            if let line { try await probe.waitForLine(containing: line) }
        }
    }

    private func run(_ body: (Session) async throws -> Void) async throws {
        try await XServer.run(height: 1000) { desktop in
            let bus = try await AccessibilityBus(on: desktop)
            let probe = try desktop.launch(
                try BuiltProduct.path(of: Session.name),
                environment: bus.environment.merging(["PROBE": "controls"]) { $1 }
            )
            let session = Session(bus: bus, probe: probe)
            try await session.elements(with: "level bar", "Battery, 40 %")
            try await body(session)
            #expect(probe.isRunning, "\(probe.transcript)")
            #expect(!probe.standardError.text.contains("CRITICAL"), "\(probe.transcript)")
        }
    }

    @Test func aCalendarIsAGroupOfDaysOfWhichSomeAreSelected() async throws {
        try await run { session in
            let calendar = try await session.element("panel", "Days off")
            let buttons = calendar.all.filter { $0.role == "push button" }
            #expect(buttons.map(\.name).prefix(3) == ["Previous Month", "Next Month", "Thursday, February 1, 2024"])
            #expect(buttons.count == 31)
            let selected = buttons.filter { $0.states.contains("selected") }.map(\.name)
            #expect(selected == ["Wednesday, February 14, 2024"])
            #expect(calendar.all.contains { $0.role == "label" && $0.name == "February 2024" })

            try await session.perform("click", of: "push button", "Friday, February 16, 2024", saying: "days: 2")
            try await waitUntil("another selected day") {
                try await session.element("push button", "Friday, February 16, 2024").states.contains("selected")
            }
            try await session.perform("click", of: "push button", "Next Month")
            try await session.elements(with: "push button", "Sunday, March 31, 2024")
        }
    }

    @Test func aFieldOfSeveralLinesIsOneTextWithItsName() async throws {
        try await run { session in
            let field = try await session.element("text", "Notes")
            #expect(field.states.contains("focusable"))
            let named = try await session.elements(with: "text", "Notes").filter { $0.name == "Notes" }
            #expect(named.count == 1, "\(named.map(\.line))")
        }
    }

    @Test func linksInTextsAreOpened() async throws {
        try await run { session in
            #expect(try await session.element("link", "Imprint").actions == ["action.press"])
            #expect(try await session.element("label", "Read the manual.").actions == ["action.manual"])
            try await session.perform(
                "action.press",
                of: "link",
                "Imprint",
                saying: "opened https://example.org/imprint"
            )
            try await session.perform(
                "action.manual",
                of: "label",
                "Read the manual.",
                saying: "opened https://example.org/manual"
            )
        }
    }

    @Test func aSearchFieldIsNamedByItsPromptAndItsTokensAreRemoved() async throws {
        try await run { session in
            let elements = try await session.elements(with: "entry", "Search notes")
            #expect(elements.contains { $0.role == "label" && $0.name == "Ada" })
            try await session.perform("click", of: "push button", "Remove", saying: "authors: 0")
            try await waitUntil("the end of the token") {
                let elements = try await session.elements(with: "entry", "Search notes")
                return !elements.contains { $0.name == "Ada" || $0.name == "Remove" }
            }
        }
    }

    @Test func aDisclosureGroupIsOpened() async throws {
        try await run { session in
            let before = try await session.elements(with: "push button", "More")
            #expect(!before.contains { $0.name == "The rest" })
            #expect(try await !session.element("push button", "More").states.contains("expanded"))
            try await session.perform("activate", of: "push button", "More")
            try await session.elements(with: "label", "The rest")
            #expect(try await session.element("push button", "More").states.contains("expanded"))
        }
    }

    @Test func aStepperIsOneElementThatGoesUpAndDown() async throws {
        try await run { session in
            let stepper = try await session.element("spin button", "Copies: 2")
            #expect(stepper.actions == ["action.decrement", "action.increment"])
            let buttons = ["push button “Decrease” [click]", "push button “Increase” [click]"]
            #expect(stepper.children.map(\.line) == buttons)
            try await session.perform("action.increment", of: "spin button", "Copies: 2")
            // There is no more then.
            try await waitUntil("the greatest number") {
                let higher = try await session.element("spin button", "Copies: 3")
                return higher.children.last?.states.contains("sensitive") == false
            }
            try await session.perform("click", of: "push button", "Decrease")
            try await session.elements(with: "spin button", "Copies: 2")
        }
    }

    @Test func theTitlesOfATableTellItsOrder() async throws {
        try await run { session in
            let elements = try await session.elements(with: "push button", "City, ascending")
            #expect(elements.contains { $0.role == "label" && $0.name == "Country" })
            #expect(elements.filter { $0.role == "list item" }.map(\.name) == ["Bergen, Norway", "Quito, Ecuador"])
            try await session.perform("click", of: "push button", "City, ascending")
            let other = try await session.elements(with: "push button", "City, descending")
            #expect(other.filter { $0.role == "list item" }.map(\.name) == ["Quito, Ecuador", "Bergen, Norway"])
        }
    }
}
