import SwiftUI

/// Text with looks, labels, and fields.
struct TextPage: View {
    @State private var name = "Ada Lovelace"
    @State private var secret = "secret"
    @State private var year = 1843
    @State private var remark =
        "A field that grows with its lines, up to the four that it is allowed to show; then what is in it can be scrolled."
    @State private var notes = "Notes by the translator,\nlonger than the article."

    var body: some View {
        Sample("Text") {
            Text("Large title").font(.largeTitle)
            Text("Headline").font(.headline)
            Text("**Bold**, *italic*, ~~struck~~, `code` and [a link](https://swift.org)")
            Text("Monospaced").font(.body.monospaced()).foregroundStyle(.secondary)
            Text("Press \(Image(systemName: "plus")) to add, ")
                + Text(Image(systemName: "star.fill")).foregroundColor(.orange) + Text(" to keep")
        }
        Sample("Label") {
            Row(spacing: 16) {
                Label("Inbox", systemImage: "tray")
                Label("Favourite", systemImage: "star.fill").foregroundStyle(.orange)
            }
        }
        Sample("LabeledContent") { LabeledContent("Pages", value: "24") }
        Sample("TextField") {
            TextField("Name", text: $name)
            TextField("Year", value: $year, format: .number.grouping(.never))
        }
        Sample("TextField with an axis") { TextField("Remark", text: $remark, axis: .vertical).lineLimit(1...4) }
        Sample("SecureField") { SecureField("Password", text: $secret) }
        Sample("TextEditor") { TextEditor(text: $notes).frame(height: 70).border(.quaternary) }
    }
}
