import SwiftUICore
import Testing
import TransferableTesting

/// The forms of symbols that containers choose.
@MainActor
@Suite("Symbols in tabs")
struct TabSymbolTests {
    @Test("Symbols are filled in tabs, unless a label says otherwise")
    func filledSymbols() {
        let window = TestWindow(size: .small) {
            TabView {
                Image(systemName: "star").tabItem { Label("One", systemImage: "heart") }
                Text("page").tabItem { Label("Two", systemImage: "bell").environment(\.symbolVariants, .none) }
                Text("page").tabItem { Label("Three", systemImage: "list.bullet") }
            }
        }
        let sources = window.views(.image).compactMap(\.imageSource)
        #expect(sources == [.symbol("heart.fill"), .symbol("bell"), .symbol("list.bullet.fill"), .symbol("star")])
    }
}
