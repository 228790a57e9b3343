import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("The environment of scenes")
struct SceneEnvironmentTests {
    @Observable final class Store {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private struct Named: View {
        @Environment(Store.self) private var store: Store?
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(store?.name ?? "none") \(isEnabled ? "on" : "off")") }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Named() }
                .environment(Store("first"))
                .environment(Store("outer"))
                .environment(\.isEnabled, false)
        }
    }

    @Test("Its objects and values are those of its windows' views, of which the innermost count")
    func values() {
        #expect(TestApp(Program.self).windows[0].texts.contains("first off"))
    }

    private struct Changing: App {
        @State private var store = Store("first")

        var body: some Scene {
            WindowGroup {
                Named()
                Button("change") { store = Store("second") }
            }
            .environment(store)
        }
    }

    @Test("Another object reaches the windows that are open")
    func anotherObject() throws {
        let app = TestApp(Changing.self)
        #expect(app.windows[0].texts.contains("first on"))
        try app.windows[0].press("change")
        #expect(app.windows[0].texts.contains("second on"))
    }
}
