import SwiftUI

/// A place in the accent colour, and the colour scheme, each of which is written to standard output.
struct LookProbe: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            Color.accentColor
                .frame(width: 120, height: 80)
                .accessibilityIdentifier("accent")
            Text(scheme == .dark ? "dark" : "light")
        }
        .padding(40)
        .onChange(of: scheme, initial: true) { say("scheme", scheme == .dark ? "dark" : "light") }
    }
}
