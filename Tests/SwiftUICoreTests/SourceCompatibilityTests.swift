import SwiftUICore
import Testing
import TransferableTesting

// Programs call these outside of the main actor, as Apple's interface lets them. What counts is that it compiles.

nonisolated private func makeRows() -> some View {
    Group {
        HStack {
            Label("title", systemImage: "star")
            Text("text").padding().background(Color.red).overlay { Divider() }
        }
        ForEach(0..<2) { Text("\($0)") }
        Button("press") {}
        Button(role: .destructive) {
        } label: {
            Text("press")
        }
        List([1], id: \.self) { Text("\($0)") }
        ScrollView { Text("scrolled") }
        TextField("prompt", text: .constant(""))
        LazyVGrid(columns: [GridItem(.flexible())]) { EmptyView() }
        AnyView(Text("any")).task { await Task.yield() }
        Text("tapped").gesture(AnyGesture(TapGesture()))
        if Bool.random() { Text("one") } else { Text("two") }
    }
    .draggable("x")
    .dropDestination(for: String.self) { (_, _: CGPoint) in true }
    .onAppear {}
}

nonisolated private func makeLazyRows() -> some View {
    ScrollViewReader { proxy in
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section("title") { ForEach(0..<2) { Text("\($0)").id("row \($0)") } }
                Section(header: Text("header"), footer: Text("footer")) { Text("content") }
            }
        }
        Button("scroll") { proxy.scrollTo("row 1", anchor: .center) }
        ScrollView(.horizontal) {
            LazyHStack { Text("side by side") }
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.adaptive(minimum: 10), spacing: 2, alignment: .top)]) {
                Text("cell")
            }
        }
    }
}

@MainActor
@Suite("Source compatibility")
struct SourceCompatibilityTests {
    @Test("Views can be made outside of the main actor and shown on it")
    func nonisolatedViews() {
        let window = TestWindow(size: .small) { makeRows() }
        #expect(window.texts.contains("press"))
        let rows = TestWindow { makeLazyRows() }
        #expect(Set(rows.texts).isSuperset(of: ["title", "1", "header", "footer", "side by side", "cell"]))
    }

    @Test("A view may keep values that are not sendable, and change them in tasks and actions")
    func nonSendable() {
        final class Plain {
            var value = 0
        }
        struct Content: View {
            let plain = Plain()
            @State private var text = ""
            private func load() async { text = "loaded" }
            var body: some View {
                Button("press") { plain.value += 1 }
                    .onTapGesture { plain.value += 1 }
                    .task {
                        plain.value += 1
                        await load()
                    }
                    .dropDestination(for: String.self) { texts, _ in
                        plain.value += texts.count
                        return true
                    }
            }
        }
        #expect(TestWindow(size: .small) { Content() }.texts == ["press"])
    }
}
