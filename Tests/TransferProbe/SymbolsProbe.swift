import SwiftUI

/// Symbols of the library's own set and of the desktop's theme, and choices that are symbols alone.
struct SymbolsProbe: View {
    @State private var side = 0

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "heart.fill").accessibilityIdentifier("filled")
            Image(systemName: "heart").accessibilityIdentifier("plain")
            Image(systemName: "no.such.symbol").accessibilityIdentifier("missing")
            Image(systemName: "trash.fill").symbolSet(.desktop).accessibilityIdentifier("desktop")
            Picker("Side", selection: $side) {
                Image(systemName: "text.alignleft").tag(0)
                Image(systemName: "text.alignright").tag(1)
            }
            .pickerStyle(.segmented).labelsHidden()
            .font(.body).foregroundStyle(.primary)
            .onChange(of: side) { say("side", "\(side)") }
            .accessibilityIdentifier("sides")
        }
        .font(.system(size: 60))
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .padding(16)
        .background(.white)
    }
}
