import Foundation
import SwiftUI

/// Views that move to and fro for as long as the window stands.
struct Moving: View {
    let count: Int
    @State private var isMoved = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { number in
                Color.blue
                    .frame(width: 20, height: 20)
                    .offset(x: isMoved ? 360 : 0, y: CGFloat(number * 580 / count))
            }
            Color.clear.frame(width: 0, height: 0).modifier(FrameCount(progress: isMoved ? 1 : 0))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .task { await measure() }
    }

    private func measure() async {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isMoved = true }
        try? await Task.sleep(for: .seconds(1))
        let (before, first) = (Used.processTime, FrameCount.frames)
        try? await Task.sleep(for: .seconds(5))
        report("moving", (Used.processTime - before) / 5, Double(FrameCount.frames - first) / 5)
        exit(0)
    }
}

/// Counts the frames of an animation.
private struct FrameCount: ViewModifier, Animatable {
    @MainActor static var frames = 0
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func body(content: Content) -> some View {
        let _ = Self.count()
        content.opacity(progress < 0 ? 0 : 1)
    }

    private static func count() { frames += 1 }
}
