import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Phases")
struct PhaseAnimatorTests {
    @Test("Phases follow one another while the view is there")
    func endless() {
        let window = TestWindow {
            PhaseAnimator([1, 2, 3]) { phase in
                Text("phase \(phase)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(window.texts == ["phase 2"])
        var seen: Set<String> = []
        for _ in 0..<8 {
            window.advance(by: .milliseconds(600))
            seen.formUnion(window.texts)
        }
        #expect(seen == ["phase 1", "phase 2", "phase 3"])
    }

    @Test("A change of the value goes through all phases once, and back to the first")
    func trigger() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Text("view").phaseAnimator([0, 1, 2], trigger: count) { content, phase in
                    content
                    Text("phase \(phase)")
                } animation: { _ in
                    .linear(duration: 1)
                }
                Button("go") { count += 1 }
            }
        }
        let window = TestWindow { Page() }
        #expect(window.texts.contains("phase 0") && window.texts.contains("view"))
        try window.press("go")
        #expect(window.texts.contains("phase 1"))
        for _ in 0..<8 { window.advance(by: .milliseconds(600)) }
        #expect(window.texts.contains("phase 0"))
        #expect(!window.isAnimating)
    }
}
