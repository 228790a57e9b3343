import SwiftUI

/// Shapes, gradients and a canvas.
struct DrawingPage: View {
    var body: some View {
        Sample("Shapes") {
            HStack(spacing: 12) {
                Circle().fill(.teal)
                Capsule().stroke(.orange, lineWidth: 4)
                RoundedRectangle(cornerRadius: 12).fill(.purple.gradient)
                Rectangle().subtracting(Circle()).fill(.pink)
            }
            .frame(height: 60)
        }
        Sample("Gradients") {
            HStack(spacing: 12) {
                Rectangle().fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
                Rectangle().fill(
                    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 50)
                )
                Rectangle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
            }
            .frame(height: 60)
        }
        Sample("Canvas") {
            Canvas { context, size in
                for step in 0..<24 {
                    let part = Double(step) / 24
                    let place = CGRect(x: size.width * part, y: 30 - 28 * sin(part * 2 * .pi), width: 10, height: 10)
                    context.fill(
                        Path(ellipseIn: place),
                        with: .color(Color(hue: part, saturation: 0.8, brightness: 0.9))
                    )
                }
            }
            .frame(height: 70)
        }
        Sample("Images of symbols") {
            HStack(spacing: 14) {
                ForEach(["folder", "star.fill", "trash", "paperplane", "photo", "gear"], id: \.self) {
                    Image(systemName: $0).imageScale(.large)
                }
            }
        }
    }
}
