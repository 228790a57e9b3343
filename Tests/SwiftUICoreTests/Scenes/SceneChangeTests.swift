import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Changes of values in scenes")
struct SceneChangeTests {
    private struct Program: App {
        @MainActor static let journal = Journal()
        @State private var count = 0
        @State private var doubled = 0

        var body: some Scene {
            WindowGroup {
                Button("more") { count += 1 }
                Text("twice \(doubled)")
            }
            .onChange(of: count) { old, new in
                Self.journal.note("\(old) to \(new)")
                doubled = new * 2
            }
            .onChange(of: count, initial: true) { Self.journal.note("now \(count)") }
            .onChange(of: count / 2) { half in Self.journal.note("half \(half)") }
        }
    }

    @Test("An action runs when the value of a scene changes, and can change the app's state")
    func changes() throws {
        let app = TestApp(Program.self)
        let window = app.windows[0]
        #expect(Program.journal.take() == ["now 0"])
        try window.press("more")
        #expect(app.windows[0].texts.contains("twice 2"))
        #expect(Program.journal.take() == ["0 to 1", "now 1"])
        try window.press("more")
        _ = app.windows
        #expect(Set(Program.journal.take()) == ["1 to 2", "now 2", "half 1"])
    }
}
