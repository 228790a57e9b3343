import SwiftUI

/// A menu and a picker whose items have symbols and pictures.
struct MenuPicturesProbe: View {
    /// The colors that a test finds on the screen.
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let magenta = Color(red: 1, green: 0, blue: 1)
    private static let picture = ImageRenderer(content: magenta.frame(width: 200, height: 100)).cgImage

    @State private var isMarked = true
    @State private var look = "grid"

    var body: some View {
        VStack(spacing: 16) {
            Menu("Open", systemImage: "tray") { items }.accessibilityIdentifier("menu")
            Picker("Look", selection: $look) {
                Label("As a grid", systemImage: "square.grid.2x2").tag("grid")
                Label("As a list", systemImage: "list.bullet").tag("list")
                Label {
                    Text("In green")
                } icon: {
                    Image(systemName: "square.fill").foregroundStyle(Self.green)
                }
                .tag("green")
            }
            .accessibilityIdentifier("look")
            // The table of the app has another word for it.
            Image(systemName: "metronome")
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .font(.largeTitle)
        .foregroundStyle(.orange)
        .navigationTitle("Pictures")
        .onChange(of: isMarked) { say("marked", "\($1)") }
        .onChange(of: look) { say("look", $1) }
    }

    @ViewBuilder private var items: some View {
        Button {
            say("chosen", "green")
        } label: {
            Label {
                Text("A green square")
            } icon: {
                Image(systemName: "square.fill").foregroundStyle(Self.green)
            }
        }
        Button {
            say("chosen", "picture")
        } label: {
            Label {
                Text("A wide picture")
            } icon: {
                if let picture = Self.picture { Image(decorative: picture, scale: 1) }
            }
        }
        Button("Locked", systemImage: "lock.fill") { say("chosen", "locked") }.disabled(true)
        Toggle("Marked", systemImage: "star.fill", isOn: $isMarked)
        Button("Without a picture") { say("chosen", "plain") }.keyboardShortcut("p")
        Picker("Look", systemImage: "eye", selection: $look) {
            Label("As a grid", systemImage: "square.grid.2x2").tag("grid")
            Label("As a list", systemImage: "list.bullet").tag("list")
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { say("chosen", "delete") }
    }
}
