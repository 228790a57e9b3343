import SwiftUI

/// Text with looks, labels, and fields.
struct TextPage: View {
    @State private var name = "Ada Lovelace"
    @State private var secret = "secret"
    @State private var year = 1843
    @State private var notes = "Notes by the translator,\nlonger than the article."

    var body: some View {
        Sample("Fonts") {
            Text("Large title").font(.largeTitle)
            Text("Headline").font(.headline)
            Text("Body, ") + Text("bold").bold() + Text(", ") + Text("italic").italic() + Text(" and ")
                + Text("struck").strikethrough()
            Text("Monospaced").font(.body.monospaced())
            Text("Press \(Image(systemName: "plus")) to add, ")
                + Text(Image(systemName: "star.fill")).foregroundColor(.orange) + Text(" to keep")
        }
        Sample("Labels") {
            HStack(spacing: 16) {
                Label("Inbox", systemImage: "tray")
                Label("Favourite", systemImage: "star.fill").foregroundStyle(.orange)
                LabeledContent("Pages", value: "24")
            }
        }
        Sample("Fields") {
            TextField("Name", text: $name)
            TextField("Year", value: $year, format: .number.grouping(.never))
            SecureField("Password", text: $secret)
        }
        Sample("An editor") {
            TextEditor(text: $notes).frame(height: 70).border(.quaternary)
        }
    }
}
