import SwiftUI

/// An observable object with timers, values that last, and the phase of the window.
struct StateProbe: View {
    @StateObject private var clock = ProbeClock()
    @AppStorage("starts") private var starts = 0
    @SceneStorage("appearances") private var appearances = 0
    @Environment(\.scenePhase) private var phase
    @State private var published = 0
    @State private var timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("fired \(clock.count)").accessibilityIdentifier("clock")
            Button("Note") { UserDefaults.standard.set(starts + 100, forKey: "starts") }
                .accessibilityIdentifier("note")
        }
        .onReceive(timer) { _ in
            published += 1
            if published == 3 { say("published", "3") }
        }
        .onChange(of: clock.count) { if $1 == 3 { say("fired", "3") } }
        .onChange(of: phase, initial: true) { say("phase", "\($1)") }
        .onChange(of: starts) { say("starts", "\($1)") }
        .onAppear {
            starts += 1
            appearances += 1
            say("appeared", "\(appearances)")
        }
        .navigationTitle("State")
    }
}

/// Counts by a timer of the main thread's run loop.
@MainActor
private final class ProbeClock: ObservableObject {
    @Published var count = 0
    private var timer: Timer?

    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        count += 1
        if count == 3 { timer?.invalidate() }
    }
}
