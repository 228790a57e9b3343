import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Sliders")
struct SliderTests {
    struct Volume: View {
        @State private var volume: Float = 2
        let journal: Journal
        var step: Float?

        var body: some View {
            slider
            Text("\(volume)")
            Button("reset") { volume = 2 }
        }

        @ViewBuilder private var slider: some View {
            if let step {
                Slider(value: $volume, in: 0...10, step: step) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                } onEditingChanged: {
                    journal.note("editing \($0)")
                }
            } else {
                Slider(value: $volume, in: 0...10)
            }
        }
    }

    @Test("A slider changes its value between the bounds, and follows it")
    func value() throws {
        let window = TestWindow { Volume(journal: Journal()) }
        #expect(window.views(.slider)[0].value == 2)
        try window.setValue(7.5, of: window.views(.slider)[0])
        #expect(window.texts.first == "7.5")
        try window.setValue(11, of: window.views(.slider)[0])
        #expect(window.views(.slider)[0].value == 10)
        try window.press("reset")
        #expect(window.views(.slider)[0].value == 2)
    }

    @Test("A slider with steps moves to the nearest, and tells when it is held")
    func steps() throws {
        let journal = Journal()
        let window = TestWindow { Volume(journal: journal, step: 2.5) }
        #expect(window.texts == ["Volume", "low", "high", "2.0", "reset"])
        try window.setValue(3.8, of: window.views(.slider)[0])
        #expect(window.texts[3] == "5.0")
        #expect(journal.take() == ["editing true", "editing false"])
    }

    @Test("A slider takes the width that its labels leave, and a disabled one cannot be dragged")
    func layout() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 100)) {
            Slider(value: .constant(0.5)) { Text("12345") }.disabled(true)
        }
        // The label takes 50 points, the space beside it 8.
        #expect(window.views(.slider)[0].frame.width == 242)
        #expect(throws: TestWindowError.self) { try window.setValue(1, of: window.views(.slider)[0]) }
    }
}
