import SwiftUI

/// Sliders, steppers, progress and gauges.
struct ValuesPage: View {
    @State private var volume = 0.6
    @State private var count = 3
    @State private var isOn = true

    var body: some View {
        Sample("Slider") {
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            Slider(value: $volume, in: 0...1, step: 0.25) { Text("Steps") }
        }
        Sample("Stepper") { Stepper("Copies: \(count)", value: $count, in: 1...9) }
        Sample("ProgressView") { ProgressView("Copying", value: volume) }
        Sample("ProgressView without a value") { ProgressView() }
        Sample("Controls with a tint") {
            Row(spacing: 16) {
                Button("Prominent") { count = 3 }.buttonStyle(.borderedProminent)
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch).labelsHidden()
                Slider(value: $volume) { Text("Volume") }.labelsHidden()
                ProgressView(value: volume)
            }
            .tint(.purple)
        }
        Sample("Gauge") {
            Row(spacing: 24) {
                Gauge(value: volume) {
                    Text("Charge")
                } currentValueLabel: {
                    Text(volume, format: .percent)
                }
                .gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: volume) { Text("Speed") }.gaugeStyle(.linearCapacity)
            }
        }
    }
}
