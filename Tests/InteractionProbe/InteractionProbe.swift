import Foundation
import SwiftUI

/// An app for tests: views that are animated.
///
/// What happens is written to standard output, a line each: `value: …`, `complete: …`.
@main
struct InteractionProbe: App {
    var body: some Scene {
        WindowGroup("Interaction") {
            AnimationProbe().padding(16)
        }
        .defaultSize(width: 480, height: 400)
    }
}

/// A box that becomes larger and turns when a button is pressed.
struct AnimationProbe: View {
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 16) {
            Color.blue
                .frame(width: isLarge ? 200 : 100, height: 40)
                .accessibilityIdentifier("box")
            Text("Turned")
                .frame(width: 80, height: 20)
                .accessibilityIdentifier("turned")
                .rotationEffect(.degrees(isLarge ? 90 : 0))
                .frame(width: 80, height: 80)
            ReportedValue(value: isLarge ? 1 : 0)
            Button("Animate") {
                withAnimation(.linear(duration: 0.5)) {
                    isLarge.toggle()
                } completion: {
                    say("complete", "\(isLarge)")
                }
            }
            .accessibilityIdentifier("animate")
        }
    }
}

/// Says each value that it is shown with.
struct ReportedValue: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        let _ = say("value", "\(value)")
        Text("Value").opacity(value)
    }
}

func say(_ what: String, _ value: String) {
    FileHandle.standardOutput.write(Data("\(what): \(value)\n".utf8))
}
