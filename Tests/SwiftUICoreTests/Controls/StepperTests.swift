import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Steppers")
struct StepperTests {
    struct Copies: View {
        @State private var copies = 4
        let journal: Journal

        var body: some View {
            Stepper("Copies", value: $copies, in: 1...6, step: 2) { journal.note("editing \($0)") }
            Text("\(copies)")
        }
    }

    @Test("A stepper moves its value by steps, up to its bounds")
    func value() throws {
        let journal = Journal()
        let window = TestWindow { Copies(journal: journal) }
        func stepper() -> TestView { window.views(.stepper)[0] }
        try window.increment(stepper())
        #expect(window.texts == ["Copies", "6"])
        #expect(journal.take() == ["editing true", "editing false"])
        #expect(throws: TestWindowError.self) { try window.increment(stepper()) }
        for _ in 0..<2 { try window.decrement(stepper()) }
        #expect(window.texts == ["Copies", "2"])
        try window.decrement(stepper())
        #expect(window.texts == ["Copies", "1"])
        #expect(throws: TestWindowError.self) { try window.decrement(stepper()) }
    }

    @Test("A stepper of actions makes those that it has")
    func actions() throws {
        let journal = Journal()
        let window = TestWindow {
            Stepper {
                Text("Size")
            } onIncrement: {
                journal.note("up")
            } onDecrement: {
                journal.note("down")
            }
            Stepper("Up only", onIncrement: { journal.note("up only") }, onDecrement: nil)
            Stepper("Disabled", onIncrement: {}, onDecrement: {}).disabled(true)
        }
        let steppers = window.views(.stepper)
        try window.increment(steppers[0])
        try window.decrement(steppers[0])
        try window.increment(steppers[1])
        #expect(throws: TestWindowError.self) { try window.decrement(steppers[1]) }
        #expect(throws: TestWindowError.self) { try window.increment(steppers[2]) }
        #expect(journal.take() == ["up", "down", "up only"])
    }

    @Test("A stepper with a format shows its value in a field, in which it can be typed")
    func format() throws {
        struct Content: View {
            @State private var width = 1.5
            var body: some View { Stepper("Width", value: $width, in: 0...9, step: 0.5, format: .number) }
        }
        let window = TestWindow { Content() }
        try window.increment(window.views(.stepper)[0])
        #expect(window.views(.textField)[0].text == "2")
        try window.type("8.75", into: window.views(.textField)[0])
        try window.increment(window.views(.stepper)[0])
        #expect(window.views(.textField)[0].text == "9")
    }
}
