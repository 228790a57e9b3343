import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// Two rows in containers of their own, of which one can grow.
private struct Pair: View {
    @State private var text = "short"
    @State private var inset: CGFloat = 0

    var body: some View {
        VStack {
            Button("grow") { text = "a text that is longer" }
            Button("inset") { inset = 10 }
            Text(text).padding(inset).accessibilityIdentifier("changing")
            Text("fixed").accessibilityIdentifier("steady")
        }
    }
}

@MainActor
@Suite("Layout after a change")
struct LayoutInvalidationTests {
    @Test("Only the containers around what changed are laid out again")
    func onlyAround() throws {
        let window = TestWindow(size: .small) { Pair() }
        window.layOut()
        let changing = try window.container("changing")
        let steady = try window.container("steady")
        try window.press("grow")
        #expect(changing.layoutRequests == 1)
        #expect(steady.layoutRequests == 0)
    }

    @Test("A text that grows gets its new size")
    func newSize() throws {
        let window = TestWindow(size: .small) { Pair() }
        window.layOut()
        let before = try window.container("changing").frame.width
        try window.press("grow")
        window.layOut()
        #expect(before == 50)
        #expect(try window.container("changing").frame.width == 210)
    }

    @Test("A modifier of the layout that changes is followed, and again after that")
    func newInset() throws {
        let window = TestWindow(size: .small) { Pair() }
        window.layOut()
        try window.press("inset")
        window.layOut()
        #expect(try window.container("changing").frame.size == CGSize(width: 70, height: 40))
        try window.press("grow")
        window.layOut()
        #expect(try window.container("changing").frame.size == CGSize(width: 230, height: 40))
    }

    @Test("A view that comes makes room for itself")
    func insertion() throws {
        struct Growing: View {
            @State private var isOpen = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("open") { isOpen = true }
                    VStack(spacing: 0) {
                        Text("one")
                        if isOpen { Text("two") }
                    }
                    .accessibilityIdentifier("inner")
                }
            }
        }
        let window = TestWindow(size: .small) { Growing() }
        window.layOut()
        #expect(try window.container("inner").frame.height == 20)
        try window.press("open")
        window.layOut()
        #expect(try window.container("inner").frame.height == 40)
    }
}
