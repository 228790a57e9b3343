import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Split views")
struct SplitViewTests {
    private func lengths<Content: View>(@ViewBuilder _ panes: () -> Content) throws -> [CGFloat] {
        let window = TestWindow(size: CGSize(width: 700, height: 400)) { HSplitView(content: panes) }
        return try ["a", "b", "c"].compactMap { name in
            window.views.contains { $0.identifier == name } ? try window.view(identifier: name).frame.width : nil
        }
    }

    private func pane(_ name: String) -> some View { Color.blue.accessibilityIdentifier(name) }

    @Test("A pane with a width keeps it, and the other takes the rest")
    func fixed() throws {
        #expect(
            try lengths {
                pane("a").frame(width: 225)
                pane("b")
            } == [225, 475]
        )
        #expect(
            try lengths {
                pane("a")
                pane("b").frame(width: 225)
            } == [475, 225]
        )
    }

    @Test("Panes have lengths between their least and their greatest, and else equal ones")
    func limited() throws {
        #expect(
            try lengths {
                pane("a")
                pane("b")
            } == [350, 350]
        )
        #expect(
            try lengths {
                pane("a").frame(minWidth: 100, maxWidth: 200)
                pane("b")
            } == [200, 500]
        )
        #expect(
            try lengths {
                pane("a")
                pane("b").frame(minWidth: 500)
                pane("c")
            } == [100, 500, 100]
        )
        #expect(
            try lengths {
                pane("a").frame(width: 100)
                pane("b").frame(maxWidth: 150)
                pane("c")
            } == [100, 150, 450]
        )
    }

    @Test("A kept pane is as long as the program or the user says, also where a window is too small for all")
    func kept() throws {
        let window = TestWindow(size: CGSize(width: 700, height: 400)) {
            NavigationSplitView {
                pane("a").navigationSplitViewColumnWidth(min: 100, ideal: 250)
            } detail: {
                pane("b").frame(minWidth: 300)
            }
        }
        func widths() throws -> [CGFloat] { try ["a", "b"].map { try window.view(identifier: $0).frame.width } }
        #expect(try widths() == [250, 450])
        // The window of a display does not become smaller than this.
        #expect(window.graph.content.element.size(.zero).width == 550)
        window.resize(to: CGSize(width: 380, height: 400))
        #expect(try widths() == [250, 300])
        window.resize(to: CGSize(width: 700, height: 400))
        #expect(try widths() == [250, 450])
    }

    @Test("Panes below one another have heights by the same rules")
    func vertical() throws {
        let window = TestWindow(size: CGSize(width: 700, height: 400)) {
            VSplitView {
                pane("a")
                pane("b").frame(height: 120)
            }
        }
        #expect(try window.view(identifier: "a").frame.height == 280)
        #expect(try window.view(identifier: "b").frame.height == 120)
    }
}
