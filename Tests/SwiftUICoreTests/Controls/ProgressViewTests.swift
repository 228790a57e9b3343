import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("Progress views")
struct ProgressViewTests {
    @Test("Known work is a bar, other work a spinner, with their labels")
    func kinds() {
        let window = TestWindow {
            ProgressView("Copying", value: 30, total: 120)
            ProgressView("Waiting")
            ProgressView(value: 2.0)
            ProgressView(value: nil as Double?) {
                Text("Unknown")
            } currentValueLabel: {
                Text("soon")
            }
        }
        #expect(window.views(.progressBar).map(\.value) == [0.25, 1])
        #expect(window.views(.spinner).count == 2)
        #expect(window.texts == ["Copying", "Waiting", "Unknown", "soon"])
    }

    @Test("A style decides on bar or circle")
    func builtInStyles() {
        let window = TestWindow {
            ProgressView().progressViewStyle(.linear)
            ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.small)
        }
        #expect(window.views(.progressBar).map(\.value) == [nil])
        #expect(window.views(.spinner).isEmpty)
        // The ring, and the part of it that is filled, whose line is half inside of its path.
        #expect(window.views(.shape).map(\.frame.width) == [16, 14])
    }

    @Test("A style of a program is told the part and the labels that there are")
    func style() {
        struct Written: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "?")
                configuration.label
                if configuration.currentValueLabel == nil { Text("no value") }
            }
        }
        let window = TestWindow {
            VStack {
                ProgressView("a", value: 0.5)
                ProgressView()
            }
            .progressViewStyle(Written())
        }
        #expect(window.texts == ["50", "a", "no value", "?", "no value"])
    }

    @Test("A progress is followed while its view is there")
    func followsProgress() async throws {
        let progress = Progress(totalUnitCount: 4)
        let window = TestWindow { ProgressView(progress) }
        #expect(window.views(.progressBar).map(\.value) == [0])
        progress.completedUnitCount = 3
        try await waitUntil("the bar: \(window.views(.progressBar).map(\.value))") {
            window.update()
            return window.views(.progressBar).map(\.value) == [0.75]
        }
    }
}
