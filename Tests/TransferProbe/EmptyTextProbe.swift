import SwiftUI

/// Texts that can be dragged into a place whose text is empty at first, and is what was dropped last from then on.
struct EmptyTextProbe: View {
    @State private var text = ""

    var body: some View {
        VStack(spacing: 20) {
            source("first", "a few words")
            source("second", "other words")
            Text(text)
                .frame(width: 300, height: 120)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { texts, _ in
                    text = texts.joined()
                    say("text", text)
                    return true
                }
                .accessibilityIdentifier("place")
        }
        .padding(20)
    }

    private func source(_ name: String, _ text: String) -> some View {
        Text(name).padding(16).background(.yellow).draggable(text).accessibilityIdentifier(name)
    }
}
