import SwiftUI

/// Views and controls that are mirrored where the language runs from right to left, and a part that runs from left to right.
struct DirectionProbe: View {
    @State private var text = ""
    @State private var value = 0.0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("first") { say("pressed", "first") }.accessibilityIdentifier("first")
                Button("second") { say("pressed", "second") }.accessibilityIdentifier("second")
                Spacer()
                Text("last").accessibilityIdentifier("last")
            }
            HStack {
                Color.red.frame(width: 30, height: 30).accessibilityIdentifier("red")
                Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("blue")
            }
            .environment(\.layoutDirection, .leftToRight)
            Slider(value: $value) { if !$0 { say("value", value < 0.5 ? "low" : "high") } }
                .accessibilityIdentifier("slider")
            Slider(value: $value) { if !$0 { say("turned", value < 0.5 ? "low" : "high") } }
                .accessibilityIdentifier("slider-ltr")
                .environment(\.layoutDirection, .leftToRight)
            Toggle("switch", isOn: $isOn).toggleStyle(.checkbox).accessibilityIdentifier("check")
            TextField("name", text: $text).onSubmit { say("text", text) }.accessibilityIdentifier("field")
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { index in
                        Color(white: Double(index) / 10).frame(width: 100, height: 40)
                            .overlay { Text("\(index)") }
                            .accessibilityIdentifier("cell-\(index)")
                            .onTapGesture { say("tapped", "\(index)") }
                    }
                }
            }
            .frame(height: 40)
            .accessibilityIdentifier("strip")
            List {
                Text("row")
                    .accessibilityIdentifier("row")
                    .draggable("row")
            }
            .frame(height: 60)
            Text("drop here")
                .accessibilityIdentifier("target")
                .frame(maxWidth: .infinity, alignment: .trailing)
                .dropDestination(for: String.self) { _, point in
                    say("dropped", point.x < 100 ? "left" : "right")
                    return true
                }
            HSplitView {
                Color.green.frame(width: 80).accessibilityIdentifier("pane")
                Color.gray
            }
            .frame(height: 40)
        }
        .padding(16)
        .frame(width: 420, height: 480)
        .navigationTitle("Direction")
    }
}
