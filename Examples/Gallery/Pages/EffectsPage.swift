import SwiftUI

/// The effects on a view.
struct EffectsPage: View {
    var body: some View {
        Sample("Effects on colour") {
            HStack(spacing: 12) {
                tile("as it is") { $0 }
                tile("grayscale") { $0.grayscale(1) }
                tile("inverted") { $0.colorInvert() }
                tile("hue") { $0.hueRotation(.degrees(120)) }
            }
        }
        Sample("Effects on form") {
            HStack(spacing: 12) {
                tile("blur") { $0.blur(radius: 3) }
                tile("shadow") { $0.shadow(radius: 4, y: 3) }
                tile("turned") { $0.rotationEffect(.degrees(12)) }
                tile("in space") { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
            }
        }
        Sample("Masks and blending") {
            HStack(spacing: 12) {
                tile("mask") { $0.mask { Circle() } }
                tile("clipped") { $0.clipShape(.capsule) }
                tile("multiplied") { $0.overlay { Color.yellow.blendMode(.multiply) } }
                tile("opacity") { $0.opacity(0.4) }
            }
        }
        SymbolEffects()
    }

    private func tile(_ name: String, _ change: (AnyView) -> some View) -> some View {
        VStack {
            change(
                AnyView(
                    LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
                        .frame(width: 70, height: 56)
                )
            )
            Text(name).font(.caption)
        }
        .padding(8)
    }
}
