import SwiftUI
import TestScenes

/// The layouts that were recorded on a Mac, each in a place of 400 by 600 points as its window was, side by side.
struct LayoutsProbe: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(scenarios(in: row), id: \.name) { scenario in
                        (scenario.views ?? AnyView(Text("unknown")))
                            .accessibilityIdentifier(scenario.name)
                            .frame(width: 400, height: 600, alignment: .topLeading)
                    }
                }
            }
        }
    }

    private static let columns = 7
    private var rows: Int { (LayoutScenario.all.count + Self.columns - 1) / Self.columns }

    private func scenarios(in row: Int) -> ArraySlice<LayoutScenario> {
        let start = row * Self.columns
        return LayoutScenario.all[start..<min(start + Self.columns, LayoutScenario.all.count)]
    }
}
