import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Colour pickers, gauges and groups")
struct GroupedControlTests {
    private struct Picking: View {
        @State private var color = Color.red
        var supportsOpacity = true

        var body: some View {
            VStack {
                ColorPicker("Ground", selection: $color, supportsOpacity: supportsOpacity)
                Text(color == Color(red: 0, green: 0, blue: 1, opacity: 0.5) ? "clear blue" : "another")
                Text(color == Color(red: 0, green: 0, blue: 1) ? "blue" : "another")
            }
        }
    }

    @Test("A colour picker sets its binding, and is named by its label")
    func colorPicker() throws {
        let window = TestWindow { Picking() }
        let picker = try #require(window.views(.colorPicker).first)
        #expect(picker.color == .red)
        try window.choose(Color(red: 0, green: 0, blue: 1, opacity: 0.5), in: picker)
        #expect(window.texts.contains("clear blue"))
        let element = try #require(window.accessibilityElements.first { $0.role == .colorPicker })
        #expect(element.label == "Ground")
        let opaque = TestWindow { Picking(supportsOpacity: false) }
        try opaque.choose(
            Color(red: 0, green: 0, blue: 1, opacity: 0.5),
            in: try #require(opaque.views(.colorPicker).first)
        )
        #expect(opaque.texts.contains("blue"))
    }

    @Test("A gauge shows where its value is between its bounds, with its labels")
    func gauge() throws {
        let window = TestWindow {
            Gauge(value: 30.0, in: 20...40) {
                Text("Charge")
            } currentValueLabel: {
                Text("30")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
        }
        #expect(window.views(.levelBar).first?.value == 0.5)
        #expect(Set(window.texts) == ["Charge", "30", "low", "high"])
        let outside = TestWindow { Gauge(value: 50.0, in: 20...40) { Text("Charge") } }
        #expect(outside.views(.levelBar).first?.value == 1)
    }

    private struct PlainGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("at \(Int(configuration.value * 100))")
            }
        }
    }

    @Test("A style shows gauges otherwise, and those that are drawn say their value")
    func gaugeStyles() throws {
        let window = TestWindow { Gauge(value: 0.25) { Text("Charge") }.gaugeStyle(PlainGauge()) }
        #expect(window.texts == ["Charge", "at 25"])
        let drawn = TestWindow { Gauge(value: 0.25) { Text("Charge") }.gaugeStyle(.accessoryCircularCapacity) }
        let element = try #require(drawn.accessibilityElements.first)
        #expect(element.value == 0.25.formatted(.percent.precision(.fractionLength(0))))
        #expect(element.label == "Charge")
    }

    @Test("A group box shows its label above its content, also in a style of one's own")
    func groupBox() throws {
        struct Line: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let window = TestWindow { GroupBox("Looks") { Text("inside") } }
        #expect(try window.view(text: "Looks").frame.maxY <= window.view(text: "inside").frame.minY)
        let line = TestWindow {
            GroupBox {
                Text("inside")
            } label: {
                Text("Looks")
            }.groupBoxStyle(Line())
        }
        #expect(try line.view(text: "Looks").frame.midY == line.view(text: "inside").frame.midY)
        #expect(TestWindow { GroupBox { Text("inside") } }.texts == ["inside"])
    }

    @Test("A group of controls stands side by side, or in a menu")
    func controlGroup() throws {
        let window = TestWindow {
            ControlGroup("Zoom") {
                Button("in") {}
                Button("out") {}
            }
        }
        #expect(try window.view(text: "in").frame.midY == window.view(text: "out").frame.midY)
        #expect(!window.texts.contains("Zoom"))
        let menu = TestWindow {
            ControlGroup("Zoom") {
                Button("in") {}
                Button("out") {}
            }
            .controlGroupStyle(.menu)
        }
        #expect(menu.texts.contains("Zoom"))
        #expect(!menu.texts.contains("in"))
    }
}
