import SwiftUI

/// A list of 10,000 rows that are equally high, or that have 20, 30, 40 and 90 points of content in turn, between two buttons
/// that the Tab key reaches: `pressed: before`, `pressed: after`.
struct LongListProbe: View {
    let isUneven: Bool

    var body: some View {
        VStack(spacing: 0) {
            Button("Before") { say("pressed", "before") }.accessibilityIdentifier("before")
            List(0..<10_000, id: \.self) { number in
                Text("Row \(number)")
                    .frame(height: isUneven ? [20, 30, 40, 90][number % 4] : 20)
                    .accessibilityIdentifier("row-\(number)")
            }
            .accessibilityIdentifier("list")
            Button("After") { say("pressed", "after") }.accessibilityIdentifier("after")
        }
        .navigationTitle("Long")
    }
}
