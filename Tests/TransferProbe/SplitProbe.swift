import SwiftUI

/// Panes of which one has a width, and one a greatest height.
struct SplitProbe: View {
    var body: some View {
        HSplitView {
            pane("fixed", .yellow).frame(width: 225)
            VSplitView {
                pane("top", .mint).frame(minHeight: 60, maxHeight: 150)
                pane("bottom", .orange)
            }
        }
        .frame(minWidth: 500, minHeight: 300)
        .navigationTitle("Panes")
    }

    private func pane(_ name: String, _ color: Color) -> some View { color.accessibilityIdentifier(name) }
}
