import SwiftUI

/// An editor with a text that scrolls, of which parts are found and replaced.
struct FindingProbe: View {
    @State private var text =
        (1...40).map { "Line \($0) of the garden" }.joined(separator: "\n") + "\nA tomato at the end"
    @State private var isPresented = false

    var body: some View {
        TextEditor(text: $text)
            .findNavigator(isPresented: $isPresented)
            .accessibilityIdentifier("editor")
            .frame(minWidth: 460, minHeight: 260)
            .navigationTitle("Finding")
            .toolbar { Toggle("Find", isOn: $isPresented).accessibilityIdentifier("find") }
            .onChange(of: isPresented) { say("presented", "\($1)") }
            .onChange(of: text) { say("end", $1.split(separator: "\n").last.map(String.init) ?? "") }
            .onChange(of: text) { say("places", "\($1.components(separatedBy: "garden").count - 1)") }
    }
}
