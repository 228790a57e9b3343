import SwiftUI

/// The features of windows and scrolling places, and a widget of the program's own.
struct ScenesProbe: View {
    @State private var isOn = false
    @State private var isThere = true
    @State private var color = Color.red

    var body: some View {
        VStack(spacing: 8) {
            if isThere {
                NativeToggle(title: isOn ? "is on" : "is off", isOn: $isOn)
                    .accessibilityIdentifier("native")
            }
            Button("off") { isOn = false }.accessibilityIdentifier("off")
            Button("remove") { isThere = false }.accessibilityIdentifier("remove")
            Grid(alignment: .leading) {
                GridRow {
                    Text("Colour")
                    ColorPicker("Colour", selection: $color).labelsHidden()
                }
                GridRow {
                    Text("Charge")
                    Gauge(value: 0.4) { Text("Charge") }.labelsHidden().frame(width: 120)
                }
            }
            GroupBox("Group") { Text("inside") }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        Button("row \(row)") { say("row", "\(row)") }.accessibilityIdentifier("row-\(row)")
                    }
                }
                .frame(maxWidth: .infinity)
            }
            .safeAreaInset(edge: .bottom) {
                Text("bar").frame(maxWidth: .infinity).frame(height: 40).background(.background)
                    .accessibilityIdentifier("bar")
            }
        }
        .onChange(of: isOn) { say("native", $1 ? "on" : "off") }
        .navigationTitle("Scenes")
    }
}

/// The menu of the probe's item in the panel.
struct PanelProbeMenu: View {
    @State private var isMarked = false

    var body: some View {
        Toggle("Marked", isOn: $isMarked)
        Section {
            Button("Say_it") { say("panel", "said") }
            Menu("More") { Button("Inner") {} }
        }
    }
}
