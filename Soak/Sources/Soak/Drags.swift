import SwiftUICore
import TransferableTesting

/// A window in memory with a text that is dragged, and a place where it is dropped.
@MainActor
final class Drags {
    private var received: [String] = []
    private lazy var window = TestWindow { [unowned self] in
        VStack {
            Text("source").draggable("what is dragged")
            Text("target").dropDestination(for: String.self) { texts, _ in
                self.received = texts
                return true
            }
        }
    }

    /// Drags the text once.
    func drag() async throws {
        received = []
        let drag = try window.drag(from: window.view(text: "source"))
        guard try await drag.drop(on: window.view(text: "target"), of: window), received == ["what is dragged"] else {
            throw SoakError.wrongText
        }
    }
}
