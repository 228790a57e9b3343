import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Forms of text fields")
struct TextFieldFormTests {
    struct Note: View {
        @State var text = "one"

        var body: some View {
            TextField("Plain", text: $text, axis: .vertical)
            TextField("Few", text: $text, prompt: Text("Write"), axis: .vertical).lineLimit(2...3)
            TextField("Line", text: $text, axis: .horizontal)
        }
    }

    @Test("A vertical field grows with its lines, between the bounds of the line limit")
    func growsWithLines() throws {
        let window = TestWindow { Note() }
        let heights = { window.views(.textField).map(\.frame.height) }
        let line = heights()[2]
        #expect(heights()[0] == line)
        #expect(heights()[1] > line)
        let two = heights()[1]
        try window.type("a\nb\nc\nd", into: window.views(.textField)[0])
        #expect(heights()[0] > heights()[1])
        #expect(heights()[1] > two)
        #expect(heights()[2] == line)
        #expect(window.views(.textField).map(\.text) == Array(repeating: "a\nb\nc\nd", count: 3))
    }

    @Test("The bounds of lines reach the widget of a vertical field only")
    func bounds() throws {
        let window = TestWindow(size: .small) { Note() }
        let fields = window.widgets.compactMap(\.multilineTextField)
        #expect(fields.map(\.leastLines) == [1, 2])
        #expect(fields.map(\.mostLines) == [nil, 3])
        #expect(fields.map(\.field.prompt) == ["Plain", "Write"])
        #expect(window.widgets.compactMap(\.textField).map(\.prompt) == ["Line"])
    }

    struct Amount: View {
        @State private var amount = 1.5
        @State private var price: Decimal = 2
        @State private var limit: Int?
        static let numbers: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.numberStyle = .decimal
            return formatter
        }()

        var body: some View {
            TextField("Amount", value: $amount, formatter: Self.numbers)
            TextField("Price", value: $price, formatter: Self.numbers)
            TextField("Limit", value: $limit, formatter: Self.numbers, prompt: Text("none"))
            Text("\(amount) \("\(price)") \(limit.map { "\($0)" } ?? "nil")")
        }
    }

    @Test("A field with a formatter takes what the formatter reads, and nothing where there may be none")
    func formatter() throws {
        let window = TestWindow { Amount() }
        let fields = { window.views(.textField) }
        #expect(fields().map(\.text) == ["1.5", "2", ""])
        try window.type("1,250.5", into: fields()[0])
        try window.type("7", into: fields()[1])
        try window.type("12", into: fields()[2])
        #expect(fields().map(\.text) == ["1,250.5", "7", "12"])
        #expect(window.texts == ["1250.5 7 12"])
        try window.type("many", into: fields()[0])
        try window.type("", into: fields()[2])
        #expect(fields().map(\.text) == ["1,250.5", "7", ""])
        #expect(window.texts == ["1250.5 7 nil"])
    }

    final class Events {
        var said: [String] = []
    }

    struct Telling: View {
        let events: Events
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("A", text: $text) {
                    events.said.append("A \($0)")
                } onCommit: {
                    events.said.append("commit A")
                }
                TextField("B", text: $text, onCommit: { events.said.append("commit B") })
                SecureField("C", text: $text, onCommit: { events.said.append("commit C") })
            }
            .onSubmit { events.said.append("submit") }
        }
    }

    @Test("The earlier forms tell when editing begins and ends, and when Return is pressed")
    func editingActions() throws {
        let events = Events()
        let window = TestWindow(size: .small) { Telling(events: events) }
        for field in window.widgets.compactMap(\.textField) { field.onSubmit?() }
        #expect(events.said == ["commit A", "submit", "commit B", "submit"])
        events.said = []
        let test = TestWindow { Telling(events: events) }
        test.focus(test.views(.textField)[0])
        #expect(events.said == ["A true"])
        test.focus(nil)
        #expect(events.said == ["A true", "A false"])
    }

    @Test("Return in a scope runs only what is added inside of the scope")
    func submitScope() throws {
        let events = Events()
        let window = TestWindow(size: .small) {
            VStack {
                TextField("A", text: .constant("")).submitScope()
                TextField("B", text: .constant("")).submitScope(false)
                TextField("C", text: .constant("")).onSubmit { events.said.append("inside") }.submitScope()
            }
            .onSubmit { events.said.append("around") }
        }
        for field in window.views(.textField) { try window.submit(field) }
        #expect(events.said == ["around", "inside"])
    }
}
