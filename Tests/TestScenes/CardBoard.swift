import Foundation
import SwiftUICore

/// A board of cards whose columns stand under a header that gives them its width. The cards lie above all, at the anchors of the columns,
/// and are moved by drags.
package struct CardBoard: View {
    private struct HeaderKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct ColumnsKey: PreferenceKey {
        static var defaultValue: [Int: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private let unit: CGFloat
    private let animation: Animation?
    private let report: (_ what: String, _ name: String) -> Void
    @State private var columns = [["a", "b"], ["c"], [], ["d"]]
    @State private var width: CGFloat = 0
    @State private var dragged: (card: String, by: CGSize)?
    @Namespace private var space

    /// - Parameters:
    ///   - unit: A fifth of the width of a column, in points.
    ///   - animation: The animation of a card that moves to another column; nil for none.
    ///   - report: Called when a column is tapped and when a card has moved, with what was done and the name.
    package init(
        unit: CGFloat,
        animation: Animation? = nil,
        report: @escaping (_ what: String, _ name: String) -> Void = { _, _ in }
    ) {
        (self.unit, self.animation, self.report) = (unit, animation, report)
    }

    package var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 10) {
                Color.blue
                    .frame(height: 20)
                    .padding(.horizontal, 30)
                    .anchorPreference(key: HeaderKey.self, value: .bounds) { $0 }
                HStack(spacing: 0) {
                    ForEach(0..<4) { column in
                        Spacer(minLength: 0)
                        Color.gray
                            .frame(width: 5 * unit, height: 15 * unit)
                            .anchorPreference(key: ColumnsKey.self, value: .bounds) { [column: $0] }
                            .onTapGesture { report("tapped", "column \(column)") }
                            .accessibilityIdentifier("column-\(column)")
                    }
                    Spacer(minLength: 0)
                }
                .frame(width: width)
            }
            .frame(maxWidth: .infinity)
            .onPreferenceChange(HeaderKey.self) { if let header = $0 { width = proxy[header].width } }
        }
        .overlayPreferenceValue(ColumnsKey.self) { anchors in
            GeometryReader { geometry in
                ForEach(Array(columns.enumerated()), id: \.offset) { column, cards in
                    ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                        if let anchor = anchors[column] {
                            self.card(card)
                                .position(
                                    x: geometry[anchor].midX,
                                    y: geometry[anchor].minY + (2 + CGFloat(index) * 3) * unit
                                )
                        }
                    }
                }
            }
        }
    }

    private func card(_ card: String) -> some View {
        Text(card)
            .frame(width: 4 * unit, height: 3 * unit)
            .background(.yellow)
            .accessibilityIdentifier("card-\(card)")
            .matchedGeometryEffect(id: card, in: space)
            .offset(dragged?.card == card ? dragged!.by : .zero)
            .gesture(
                DragGesture()
                    .onChanged { dragged = (card, $0.translation) }
                    .onEnded { drag in
                        dragged = nil
                        // Between two columns is the same room as at their ends.
                        let distance = (width + 5 * unit) / 5
                        let count = Int((drag.translation.width / distance).rounded())
                        withAnimation(animation) { move(card, by: count) }
                    }
            )
    }

    private func move(_ card: String, by count: Int) {
        guard let from = columns.firstIndex(where: { $0.contains(card) }), columns.indices.contains(from + count)
        else { return }
        columns[from].removeAll { $0 == card }
        columns[from + count].append(card)
        report("moved", card)
    }
}
