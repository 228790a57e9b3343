import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Forms")
struct FormTests {
    private struct Settings: View {
        @State private var name = "Ada"
        @State private var isOn = false
        @State private var paper = "A4"

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Section {
                    Picker("Size of the paper", selection: $paper) {
                        Text("A4").tag("A4")
                        Text("Letter").tag("Letter")
                    }
                    Toggle("Borders", isOn: $isOn)
                } header: {
                    Text("Paper")
                } footer: {
                    Text("for all pages")
                }
                LabeledContent("Pages", value: "12")
            }
        }
    }

    @Test("Labels of a form in columns end before one line, at which the controls begin and as far as which they reach")
    func columns() throws {
        let window = TestWindow { Settings() }
        let field = try #require(window.views(.textField).first)
        let picker = try #require(window.views.first { $0.kind == .picker })
        let toggle = try #require(window.views.first { $0.isOn != nil })
        let value = try window.view(text: "12")
        let labels = try ["Name", "Size of the paper", "Pages"].map { try window.view(text: $0).frame }
        #expect(Set([field, picker, toggle, value].map(\.frame.minX)).count == 1)
        #expect(labels.allSatisfy { abs($0.maxX - (field.frame.minX - 8)) < 0.5 })
        #expect(abs(field.frame.maxX - 720) < 0.5)
        #expect(try window.view(text: "Paper").frame.minY < window.view(text: "Size of the paper").frame.minY)
        #expect(try window.view(text: "for all pages").frame.minY < value.frame.minY)
    }

    @Test("A form in columns is no higher than its rows, and scrolls where its place is too small")
    func heights() throws {
        struct Rows: View {
            var body: some View {
                VStack(spacing: 0) {
                    Form { ForEach(0..<4) { Text("row \($0)") } }
                    Text("below")
                }
            }
        }
        let high = TestWindow(size: CGSize(width: 300, height: 600)) { Rows() }
        let last = try high.view(text: "row 3").frame
        #expect(try high.view(text: "below").frame.minY == last.maxY)
        let low = TestWindow(size: CGSize(width: 300, height: 60)) { Rows() }
        #expect(try low.view(text: "below").frame.maxY == 60)
    }

    @Test("A grouped form has a box for each section, with labels at one end and controls at the other")
    func grouped() throws {
        let window = TestWindow { Settings().formStyle(.grouped) }
        let boxes = window.views(.formBox).map(\.frame)
        #expect(boxes.count == 3)
        let name = try window.view(text: "Name").frame
        #expect(boxes[0].contains(name))
        let labels = try ["Size of the paper", "Borders"].map { try window.view(text: $0).frame }
        #expect(labels.allSatisfy { boxes[1].contains($0) && $0.minX == name.minX })
        #expect(try !boxes[1].contains(window.view(text: "Paper").frame))
        #expect(try !boxes[1].contains(window.view(text: "for all pages").frame))
        let control = try #require(window.views.first { $0.isOn != nil })
        #expect(abs(control.frame.maxX - (boxes[1].maxX - 12)) < 0.5)
        #expect(try window.view(text: "12").frame.maxX == control.frame.maxX)
        #expect(window.views(.divider).count == 1)
    }

    @Test("A control of a form is named by its label")
    func names() throws {
        for style in [AnyView(Settings()), AnyView(Settings().formStyle(.grouped))] {
            let window = TestWindow { style }
            // The form scrolls, so its controls are inside of what scrolls.
            let elements = window.accessibilityElements.flatMap(\.all)
            #expect(elements.contains { $0.role == .textField && $0.label == "Name" })
            #expect(elements.contains { $0.label == "Size of the paper" })
        }
    }

    @Test("Rows of a grouped form have the background, the insets and the badge that they ask for")
    func rows() throws {
        struct Rows: View {
            @State private var isOn = false
            var body: some View {
                Form {
                    Section {
                        Text("plain")
                        Text("tight").listRowInsets(EdgeInsets()).badge(7)
                    }
                    .listRowBackground(isOn ? Text("on") : Text("off"))
                    Button("switch") { isOn.toggle() }
                }
                .formStyle(.grouped)
            }
        }
        let window = TestWindow { Rows() }
        let box = try #require(window.views(.formBox).first).frame
        #expect(try window.view(text: "plain").frame.minX == box.minX + 12)
        #expect(try window.view(text: "tight").frame.minX == box.minX)
        #expect(try window.view(text: "7").frame.maxX == box.maxX)
        #expect(window.texts.count { $0 == "off" } == 2)
        try window.press("switch")
        #expect(window.texts.count { $0 == "on" } == 2 && !window.texts.contains("off"))
    }

    @Test("A style of the program's shows forms and labelled content")
    func styles() throws {
        struct Plain: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("begin")
                    configuration.content
                }
            }
        }
        struct Turned: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        let window = TestWindow {
            Form { LabeledContent("label") { Text("content") } }
                .formStyle(Plain()).labeledContentStyle(Turned())
        }
        #expect(window.texts == ["begin", "content", "label"])
    }

    @Test("The well of a colour picker stands at the end of its row in a grouped form")
    func colorPicker() throws {
        struct Colors: View {
            @State private var color = Color.red

            var body: some View { Form { ColorPicker("Accent", selection: $color) }.formStyle(.grouped) }
        }
        let window = TestWindow { Colors() }
        let box = try #require(window.views(.formBox).first).frame
        let well = try #require(window.views.first { $0.kind == .colorPicker }).frame
        #expect(try window.view(text: "Accent").frame.minX - box.minX == box.maxX - well.maxX)
    }

    @Test(
        "The fields and sliders of a grouped form begin at one line, and a field of several lines has its label at the first"
    )
    func fieldsBeginAtOneLine() throws {
        struct Fields: View {
            @State private var text = "one\ntwo\nthree"
            @State private var value = 0.5

            var body: some View {
                Form {
                    TextField("Name", text: $text)
                    TextField("What is written on it", text: $text, axis: .vertical)
                    SecureField("Password", text: $text)
                    Slider(value: $value) { Text("Size") }
                    TextField(
                        "A label that is longer than the part of the row that labels have by themselves",
                        text: $text
                    )
                }
                .formStyle(.grouped)
            }
        }
        let window = TestWindow { Fields() }
        let fields = window.views(.textField).map(\.frame)
        let secure = try #require(window.views(.secureField).first).frame
        let slider = try #require(window.views.first { $0.kind == .slider }).frame
        try #require(fields.count == 3)
        #expect(Set([fields[0], fields[1], secure, slider].map(\.minX)).count == 1)
        #expect(Set((fields + [secure, slider]).map(\.maxX)).count == 1)
        #expect(fields[2].minX > fields[0].minX)
        let label = try window.view(text: "What is written on it").frame
        #expect(label.minY < fields[1].midY - 8)
        #expect(label.maxY <= fields[1].minY + 24)
        #expect(fields[1].height == 56)
    }

    @Test("The words of a label beside a control are whole where there is little room")
    func wholeWords() throws {
        struct Due: View {
            @State private var due = Date(timeIntervalSince1970: 0)

            var body: some View { DatePicker("Due soon", selection: $due, displayedComponents: .date).frame(width: 40) }
        }
        let window = TestWindow { Due() }
        #expect(try window.view(text: "Due soon").frame.size == CGSize(width: 40, height: 40))
    }
}
