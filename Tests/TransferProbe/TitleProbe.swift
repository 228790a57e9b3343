import SwiftUI

/// A window with a title that can be changed, and the icon of a document beside it.
struct TitleProbe: View {
    @State private var name = "Harbour"

    var body: some View {
        VStack(spacing: 16) {
            Text("Named \(name)")
            RenameButton().accessibilityIdentifier("rename")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle($name)
        .navigationDocument(URL(fileURLWithPath: "/usr/share/common-licenses/Apache-2.0"))
        .windowResizeBehavior(.disabled)
        .onChange(of: name) { say("name", $1) }
    }
}
