import SwiftUI

/// Drop destinations behind other views, with others on the same view, and disabled. What happens is written to standard output.
struct DropsBehindProbe: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("A disabled text to drag")
                .padding(12)
                .background(.yellow)
                .draggable("own text")
                .dragConfiguration(DragConfiguration(allowMove: true))
                .disabled(true)
                .accessibilityIdentifier("source")
            ZStack {
                destination("behind a button")
                Button("A button") { say("button", "pressed") }
            }
            .accessibilityIdentifier("button")
            ZStack {
                destination("behind a colour")
                Color.orange.opacity(0.4).onTapGesture { say("colour", "tapped") }
            }
            .frame(width: 300, height: 60)
            .accessibilityIdentifier("colour")
            Text("Two destinations")
                .frame(width: 300, height: 60)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { texts, _ in take("the first of two", texts) }
                .dropDestination(for: String.self) { texts, _ in take("the later of two", texts) }
                .accessibilityIdentifier("two")
            destination("disabled")
                .disabled(true)
                .accessibilityIdentifier("disabled")
        }
        .padding(16)
    }

    private func destination(_ name: String) -> some View {
        Color.gray.opacity(0.3)
            .frame(width: 300, height: 60)
            .dropDestination(for: String.self) { texts, _ in
                take(name, texts)
            } isTargeted: {
                say(name, "targeted \($0)")
            }
            .onDropSessionUpdated { say(name, "may be copied \($0.suggestedOperations.contains(.copy))") }
    }

    private func take(_ name: String, _ texts: [String]) -> Bool {
        say(name, "took \(texts.joined())")
        return true
    }
}
