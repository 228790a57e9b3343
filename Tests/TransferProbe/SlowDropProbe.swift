import SwiftUI
import Synchronization
import UniformTypeIdentifiers

/// A place that each drag brings a number to. The first number is made only when the second drag has begun.
struct SlowDropProbe: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Numbers")
                .padding(16)
                .background(.yellow)
                .draggable(SlowNumber.next())
                .onDragSessionUpdated { session in
                    if case .ended(let operation) = session.phase { say("source", "ended \(operation)") }
                }
                .accessibilityIdentifier("slow-source")
            Text("Place")
                .frame(width: 300, height: 120)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { texts, _ in
                    for text in texts { say("place", "took \(text)") }
                    return true
                }
                .accessibilityIdentifier("slow-place")
        }
        .padding(16)
    }
}

/// A number that is sent as text.
private struct SlowNumber: Transferable {
    let number: Int

    private static let last = Mutex(0)

    /// Returns the number of the next drag.
    static func next() -> SlowNumber {
        let number = last.withLock { last in
            last += 1
            return last
        }
        say("source", "begins \(number)")
        return SlowNumber(number: number)
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .utf8PlainText) { number in
            while number.number == 1, last.withLock({ $0 }) < 2 { try await Task.sleep(for: .milliseconds(10)) }
            return Data("\(number.number)".utf8)
        }
    }
}
