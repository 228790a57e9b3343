import SwiftUI

/// A grid in which several squares are selected with the Control and Shift keys, and views that follow the keys.
struct ModifierKeysProbe: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack(spacing: 12) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3)) {
                ForEach(0..<6) { number in
                    Text("\(number)")
                        .frame(width: 60, height: 60)
                        .background(selection.contains(number) ? Color.orange : .yellow)
                        .gesture(
                            TapGesture().modifiers(.command).onEnded { selection.formSymmetricDifference([number]) }
                        )
                        .gesture(
                            TapGesture().modifiers(.shift).onEnded {
                                let first = selection.min() ?? number
                                selection = Set(min(first, number)...max(first, number))
                            }
                        )
                        .onTapGesture { selection = [number] }
                        .accessibilityIdentifier("square-\(number)")
                }
            }
            TextField("Text", text: .constant("text")).frame(width: 120).accessibilityIdentifier("field")
            Menu("Menu") {
                Button("Close") { say("chosen", "close") }
                    .modifierKeyAlternate(.option) { Button("Close All") { say("chosen", "close all") } }
            }
            .accessibilityIdentifier("menu")
        }
        .padding(16)
        .navigationTitle("Modifier keys")
        .onModifierKeysChanged(mask: [.command, .shift, .option]) { say("keys", names(of: $1)) }
        .onChange(of: selection) { say("selected", selection.sorted().map(String.init).joined(separator: ",")) }
    }

    private func names(of keys: EventModifiers) -> String {
        let names: [(EventModifiers, String)] = [(.command, "command"), (.option, "option"), (.shift, "shift")]
        return names.filter { keys.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
