import SwiftUI

/// A view with a tooltip and a menu, and one that can have the focus, without an effect.
struct HelpProbe: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 20) {
            Text("Help")
                .frame(width: 160, height: 60)
                .background(.yellow)
                .accessibilityIdentifier("help")
                .contextMenu { Button("First item of the menu") { say("chosen", "first") } }
                .help("A tooltip that is rather long")
            ScrollView { Text("Scrolled").frame(width: 200, height: 300) }
                .focusable()
                .focusEffectDisabled()
                .focused($isFocused)
                .frame(width: 220, height: 120)
                .accessibilityIdentifier("scrolled")
        }
        .padding(30)
        .navigationTitle("Help")
        .onChange(of: isFocused) { say("focus", "\($1)") }
    }
}
