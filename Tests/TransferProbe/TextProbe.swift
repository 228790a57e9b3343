import Foundation
import SwiftUI

/// A text that can be selected and an editor of text with attributes. What the editor has is written to standard output, with
/// `*` after bold runs, `/` after slanted ones and `_` after underlined ones.
struct TextProbe: View {
    @State private var text = Self.start
    @State private var selection = AttributedTextSelection()

    private static var start: AttributedString {
        var text = AttributedString("plain bold\n")
        if let range = text.range(of: "bold") { text[range].inlinePresentationIntent = .stronglyEmphasized }
        return text
    }

    var body: some View {
        VStack(spacing: 12) {
            (Text("Select ") + Text("this").bold() + Text(" text").foregroundColor(Color(red: 1, green: 0, blue: 0)))
                .font(.system(size: 24))
                .textSelection(.enabled)
                .accessibilityIdentifier("selectable")
            TextEditor(text: $text, selection: $selection)
                .frame(height: 120)
                .accessibilityIdentifier("editor")
            Button("Bold") {
                text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
            }
            .accessibilityIdentifier("bold")
        }
        .padding(12)
        .onChange(of: text) { say("editor", look) }
        .onChange(of: selection) { say("selected", String(text[selection].characters)) }
    }

    private var look: String {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            return String(text[run.range].characters).replacingOccurrences(of: "\n", with: "¶")
                + (intent.contains(.stronglyEmphasized) || run.font.map { $0 == $0.bold() } == true ? "*" : "")
                + (intent.contains(.emphasized) || run.font.map { $0 == $0.italic() } == true ? "/" : "")
                + (run.underlineStyle == nil ? "" : "_")
        }
        .joined(separator: "|")
    }
}
