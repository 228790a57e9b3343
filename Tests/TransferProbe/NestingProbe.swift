import Foundation
import SwiftUI

/// Shows a view inside many others, changes it, and removes all of them; says each step that has been drawn.
///
/// `PROBE_KIND` in the environment says what is around the view, and `PROBE_DEPTH` how often.
struct NestingProbe: View {
    @State private var step = 0

    private static let depth = ProcessInfo.processInfo.environment["PROBE_DEPTH"].flatMap { Int($0) } ?? 100
    private static let kind = ProcessInfo.processInfo.environment["PROBE_KIND"] ?? "padding"

    private static let kinds: [String: @MainActor (AnyView) -> AnyView] = [
        "padding": { AnyView($0.padding(0)) },
        "stack": { content in AnyView(VStack(spacing: 0) { content }) },
        "opacity": { AnyView($0.opacity(0.99)) },
        "body": { AnyView(Wrapped(content: $0)) },
    ]

    private struct Wrapped: View {
        let content: AnyView
        var body: some View { content }
    }

    var body: some View {
        ZStack {
            if step < 2, let enclose = Self.kinds[Self.kind] {
                (0..<Self.depth).reduce(AnyView(Text("step \(step)"))) { view, _ in enclose(view) }
            }
            // What follows waits for the frame in which this is drawn, the same as that of the views.
            Canvas { [step] _, _ in
                DispatchQueue.main.async { goOn(after: step) }
            }
            .frame(width: 10, height: 10)
            .id(step)
        }
    }

    private func goOn(after drawn: Int) {
        guard drawn == step else { return }
        say("nested", ["shown", "changed", "removed"][step])
        if step < 2 { step += 1 }
    }
}
