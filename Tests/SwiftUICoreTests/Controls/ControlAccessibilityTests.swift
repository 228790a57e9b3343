import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("What assistive technologies are told of controls")
struct ControlAccessibilityTests {
    @Test("A control and the labels beside it are one element, with its name and value")
    func names() {
        let window = TestWindow {
            Toggle("Check", isOn: .constant(true))
            Toggle("Switch", isOn: .constant(false)).toggleStyle(.switch)
            Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
            Slider(value: .constant(0.5)) {
                Text("Slider")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
            Stepper("Stepper", value: .constant(1))
            ProgressView("Progress", value: 0.25)
        }
        let elements = window.accessibilityElements
        #expect(elements.map(\.label) == ["Check", "Switch", "Button", "Slider", "Stepper", "Progress"])
        #expect(elements.map(\.role) == [.toggle, .toggle, .toggle, .slider, .stepper, .progress])
        #expect(elements.map(\.value) == ["on", "off", "on", "0.5", nil, "25%"])
    }

    @Test("Toggles are pressed, sliders and steppers adjusted")
    func actions() throws {
        struct Content: View {
            @State private var isOn = false
            @State private var number = 5.0
            var body: some View {
                Toggle("Toggle", isOn: $isOn)
                Slider(value: $number, in: 0...10, step: 2.5) { Text("Slider") }
                Stepper("Stepper", value: $number)
                Text("\(isOn) \(number)")
            }
        }
        let window = TestWindow { Content() }
        try window.perform(.default, on: window.accessibilityElement(label: "Toggle"))
        try window.adjust(window.accessibilityElement(label: "Slider"), .increment)
        try window.adjust(window.accessibilityElement(label: "Stepper"), .decrement)
        #expect(window.texts.last == "true 6.5")
    }
}
