import SwiftUI

/// Symbols that move, and symbols in several styles.
struct SymbolEffects: View {
    @State private var isActive = false
    @State private var count = 0

    private let sky = LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)

    var body: some View {
        Sample("Symbols that move") {
            HStack(spacing: 18) {
                Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isActive)
                Image(systemName: "ellipsis.bubble").symbolEffect(.variableColor.cumulative, isActive: isActive)
                Image(systemName: "folder.badge.plus").symbolEffect(.pulse, isActive: isActive)
                Image(systemName: "gearshape").symbolEffect(.rotate, isActive: isActive)
                Image(systemName: "bell.badge").symbolEffect(.wiggle, isActive: isActive)
                Image(systemName: "heart.circle").symbolEffect(.bounce, value: count)
                Image(systemName: isActive ? "pause.circle" : "play.circle").contentTransition(.symbolEffect(.replace))
            }
            .font(.system(size: 32))
            HStack {
                Toggle("Moving", isOn: $isActive)
                Button("Bounce") { count += 1 }
            }
        }
        Sample("Styles of symbols") {
            HStack(spacing: 18) {
                Image(systemName: "cloud.sun.fill").foregroundStyle(sky)
                Image(systemName: "person.3.fill").symbolRenderingMode(.hierarchical).foregroundStyle(sky)
                Image(systemName: "folder.fill.badge.plus").foregroundStyle(.green, sky)
                Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor).foregroundStyle(sky)
                Image(systemName: "speaker.wave.3", variableValue: 0.5)
                Text("\(Image(systemName: "flag")) in a line").font(.body)
            }
            .font(.system(size: 32))
        }
    }
}
