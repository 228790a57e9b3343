import Foundation
import OddNumbers
import SwiftUI

/// Shows one view after another with numbers that no view can have, and says each that has been drawn.
///
/// `PROBE_VIEW` and `PROBE_NUMBER` in the environment choose one view or one number. With `PROBE_PLACE=fixed` each view has a
/// place of one size, so that the window does not grow.
struct NumbersProbe: View {
    @State private var step = 0

    private struct Step {
        let view: OddNumber
        let number: Double
        var name: String { "\(view.name) \(number)" }
    }

    /// The sides of the place of a view; nil for those of the view.
    private static let side: CGFloat? = ProcessInfo.processInfo.environment["PROBE_PLACE"] == "fixed" ? 300 : nil

    private static let steps: [Step] = {
        let environment = ProcessInfo.processInfo.environment
        let views = OddNumber.all.filter { [nil, $0.name].contains(environment["PROBE_VIEW"]) }
        let numbers = environment["PROBE_NUMBER"].flatMap { Double($0) }.map { [$0] } ?? OddNumber.numbers
        return views.flatMap { view in numbers.map { Step(view: view, number: $0) } }
    }()

    var body: some View {
        if step < Self.steps.count {
            ZStack {
                let shown = Self.steps[step]
                shown.view.view(shown.number).id(step).frame(width: Self.side, height: Self.side)
                // What follows waits for the frame in which this is drawn, the same as that of the view.
                Canvas { [step] _, _ in
                    DispatchQueue.main.async { goOn(after: step) }
                }
                .frame(width: 10, height: 10)
                .id(step)
            }
            .onChange(of: step, initial: true) { say("begins", Self.steps[step].name) }
        } else {
            Text("all").accessibilityIdentifier("all").onAppear { say("numbers", "all are shown") }
        }
    }

    private func goOn(after drawn: Int) {
        guard drawn == step else { return }
        say("shown", Self.steps[step].name)
        step += 1
    }
}

/// Draws each view with each number into pixels.
@MainActor
func drawNumbers() {
    let environment = ProcessInfo.processInfo.environment
    let views = OddNumber.all.filter { [nil, $0.name].contains(environment["PROBE_VIEW"]) }
    let numbers = environment["PROBE_NUMBER"].flatMap { Double($0) }.map { [$0] } ?? OddNumber.numbers
    for view in views {
        for number in numbers {
            for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 300, height: 200), .infinity] {
                say("begins", "\(view.name) \(number) \(proposal)")
                let renderer = ImageRenderer(content: view.view(number))
                renderer.proposedSize = proposal
                _ = try? renderer.data(as: .png)
                if environment["PROBE_PDF"] != nil { _ = try? renderer.data(as: .pdf) }
            }
        }
    }
    say("numbers", "all are drawn")
    exit(0)
}
