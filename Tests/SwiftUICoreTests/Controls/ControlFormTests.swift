import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Forms of controls")
struct ControlFormTests {
    struct Switch: Identifiable {
        let id: Int
        var isOn: Binding<Bool>
        var choice: Binding<Int>
    }

    struct Sources: View {
        @State private var first = false
        @State private var second = true
        @State private var choice = 1

        private var switches: [Switch] {
            [
                Switch(id: 1, isOn: $first, choice: $choice), Switch(id: 2, isOn: $second, choice: $choice),
            ]
        }

        var body: some View {
            Toggle("All", systemImage: "star", sources: switches, isOn: \.isOn)
            Picker("Which", systemImage: "star", sources: switches, selection: \.choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            Text("\(first) \(second)").accessibilityIdentifier("state")
        }
    }

    @Test("A toggle with a symbol stands for several values, and sets them together")
    func sources() throws {
        let window = TestWindow { Sources() }
        #expect(window.texts.contains("false true"))
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts.contains("true true"))
    }

    struct Earlier: View {
        @State private var amount = 3.0
        @State private var count = 1

        var body: some View {
            Slider(value: $amount, in: 0...10, onEditingChanged: { _ in }, label: { Text("Amount") })
            Slider(
                value: $amount,
                in: 0...10,
                step: 1,
                onEditingChanged: { _ in },
                minimumValueLabel: Text("low"),
                maximumValueLabel: Text("high"),
                label: { Text("Step") }
            )
            Stepper(onIncrement: { count += 10 }, onDecrement: { count -= 10 }, label: { Text("Tens") })
            Stepper(value: $count, in: 0...5, onEditingChanged: { _ in }, label: { Text("Count") })
        }
    }

    @Test("The earlier forms of sliders and steppers show the same as the present ones")
    func earlierForms() {
        let window = TestWindow { Earlier() }
        #expect(window.views(.slider).count == 2)
        #expect(window.views(.stepper).count == 2)
        for label in ["Amount", "low", "high", "Step", "Tens", "Count"] { #expect(window.texts.contains(label)) }
    }

    @Test("A progress view of a time that has passed shows none left, or all of it")
    func passedTime() {
        let now = Date()
        let passed = now.addingTimeInterval(-125)...now.addingTimeInterval(-5)
        let window = TestWindow {
            ProgressView(timerInterval: passed) { Text("Egg") }
            ProgressView(timerInterval: passed, countsDown: false)
        }
        #expect(window.views(.progressBar).count == 2)
        #expect(window.texts.contains("Egg"))
        #expect(window.texts.contains(Duration.seconds(0).formatted(.time(pattern: .minuteSecond))))
        #expect(window.texts.contains(Duration.seconds(120).formatted(.time(pattern: .minuteSecond))))
    }

    @Test("A gauge marks values without labels of its bounds")
    func markedValues() {
        let window = TestWindow {
            Gauge(value: 0.5) {
                Text("Speed")
            } currentValueLabel: {
                Text("half")
            } markedValueLabels: {
                Text("limit").tag(0.8)
            }
        }
        #expect(window.texts.contains("half"))
    }

    @Test("Pictures that are resources are equal to those by name")
    func resources() {
        let logo = ImageResource(name: "Logo", bundle: .main)
        #expect(logo == ImageResource(name: "Logo", bundle: .main))
        #expect(logo != ImageResource(name: "Other", bundle: .main))
        #expect(Image(logo) == Image("Logo", bundle: .main))
        let window = TestWindow {
            Label("Company", image: logo)
            Button("Press", image: logo) {}
        }
        #expect(window.views(.button).count == 1)
        #expect(window.texts.contains("Company"))
    }

    struct Pages: View {
        let names = ["A", "B"]
        @State private var page = "B"

        var body: some View {
            TabView(selection: $page) {
                ForEach(names, id: \.self) { name in
                    Tab(name, image: "Logo", value: name) { Text("Page \(name)") }
                }
            }
        }
    }

    @Test("Tabs of elements with an identity at a key path")
    func tabs() {
        let window = TestWindow { Pages() }
        #expect(window.texts.contains("Page B"))
        #expect(!window.texts.contains("Page A"))
    }
}
