import SwiftUI

/// A sidebar beside pages of which one is wider than the window.
struct SidebarProbe: View {
    @State private var isWide = false

    var body: some View {
        NavigationSplitView {
            List {
                Color.mint.frame(height: 40).accessibilityIdentifier("sidebar")
            }
        } detail: {
            VStack(spacing: 12) {
                Button(isWide ? "Narrow" : "Wide") { isWide.toggle() }.accessibilityIdentifier("page")
                Color.orange.frame(height: 40).frame(minWidth: isWide ? 420 : 120).accessibilityIdentifier("content")
            }
            .navigationTitle("Sidebar")
            .navigationSubtitle(isWide ? "wide" : "narrow")
        }
        .onChange(of: isWide) { say("page", isWide ? "wide" : "narrow") }
    }
}

/// A toolbar with an item in its middle, beside the title, and a bar at the bottom.
struct PrincipalProbe: View {
    var body: some View {
        Color.yellow.accessibilityIdentifier("ground")
            .frame(minWidth: 600, minHeight: 200)
            .navigationTitle("Harbours")
            .navigationSubtitle("12 places")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Color.green.frame(width: 120, height: 24).accessibilityIdentifier("principal")
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Before") { say("pressed", "before") }.accessibilityIdentifier("before")
                    Spacer()
                    Button("After") { say("pressed", "after") }.accessibilityIdentifier("after")
                }
            }
    }
}
