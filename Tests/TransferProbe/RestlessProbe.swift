import SwiftUI

/// Views whose layout changes a state that they are laid out by, without end, beside a button.
struct RestlessProbe: View {
    @State private var width: CGFloat = 100

    var body: some View {
        VStack {
            RestlessLayout(measured: { width = 240 - width }) {
                Color.blue.frame(width: width, height: 20)
            }
            Button("Press") { say("restless", "pressed") }
                .accessibilityIdentifier("press")
        }
        .frame(width: 300, height: 200)
    }
}

private struct RestlessLayout: Layout {
    let measured: @MainActor () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Task { @MainActor in measured() }
        return subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}
