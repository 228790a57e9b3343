import LogCapture
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Mistakes that are told in the log")
struct ToldMistakeTests {
    private let log = LogCapture.shared

    @Test("A picker without a choice for its selection says so once, and one whose selection is nil does not")
    func pickers() {
        enum Tint { case red, blue }
        enum Shade { case dark }
        struct Choices: View {
            @State var tint = Tint.blue
            @State var shade: Shade?
            @State var count = 0
            var body: some View {
                Button("again \(count)") { count += 1 }
                Picker("Tint", selection: $tint) { Text("Red \(count)").tag(Tint.red) }
                Picker("Shade", selection: $shade) { Text("Dark \(count)").tag(Shade.dark) }
            }
        }
        let window = TestWindow { Choices() }
        try? window.press("again 0")
        #expect(log.messages(containing: "its selection is blue").count == 1)
        #expect(log.messages(containing: "the type Optional<Shade>").isEmpty)
    }

    @Test("Two elements with one identity are told when they are shown first, in stacks and in lists")
    func identities() {
        struct InStack: Identifiable { let id = 4711 }
        struct InList: Identifiable { let id = 4712 }
        _ = TestWindow {
            VStack { ForEach([InStack(), InStack()]) { Text("\($0.id)") } }
            List([InList(), InList()]) { Text("\($0.id)") }
        }
        #expect(log.messages(containing: "ForEach of InStack have the identity 4711").count == 1)
        #expect(log.messages(containing: "ForEach of InList have the identity 4712").count == 1)
    }
}
